import ProbeSemantics
import ProbeSyntax
import Testing

/// A script in which `1️⃣` to `9️⃣` mark places; the marks themselves are not part of it.
struct MarkedScript {
  let file: SourceFile
  /// The offset of each mark.
  let places: [String: Int]

  init(_ marked: String, path: String = "script.probe") {
    var text: [UInt8] = []
    var places: [String: Int] = [:]
    for character in marked {
      if character.unicodeScalars.count == 3, character.unicodeScalars.contains("\u{20E3}") {
        places[String(character)] = text.count
      } else {
        text.append(contentsOf: String(character).utf8)
      }
    }
    self.file = SourceFile(path: path, bytes: text)
    self.places = places
  }
}

/// A mistake that a test expects: the mark before it, what it is, and the words under its caret.
struct Expected {
  let mark: String
  let problem: SemanticProblem
  let words: String
  /// The words under the notes, in their order.
  let notes: [String]?

  init(_ mark: String, _ problem: SemanticProblem, at words: String, notes: [String]? = nil) {
    self.mark = mark
    self.problem = problem
    self.words = words
    self.notes = notes
  }
}

/// The names that tests may use.
let knownNames = KnownNames(
  models: ["item", "bool", "empty"], devices: ["iphone", "ipad"], languages: ["en", "ko", "de"])

/// Checks `marked`, which may use `files`.
func plan(of marked: String, using files: [String: String] = [:], path: String = "script.probe") -> TestPlan {
  plan(of: MarkedScript(marked, path: path), using: files)
}

/// Checks `script`, which may use `files`.
func plan(of script: MarkedScript, using files: [String: String] = [:]) -> TestPlan {
  let checker = Checker(known: knownNames) { path in
    guard let text = files[path] else { return .failure(.missing(nearest: nil)) }
    return .success(ParsedFile(parsing: SourceFile(path: path, text: text)))
  }
  return checker.check(ParsedFile(parsing: script.file))
}

/// Expects exactly these mistakes, in this order; a mistake that the parser finds fails the test.
func expectDiagnostics(
  _ marked: String, _ expected: [Expected], using files: [String: String] = [:], ignoring ignored: Set<String> = [],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let script = MarkedScript(marked)
  let diagnostics = plan(of: script, using: files).diagnostics.filter { !ignored.contains($0.problem.id) }
  let found = diagnostics.map { diagnostic in
    "\(diagnostic.problem) at \(diagnostic.span.start) '\(script.file.text(in: diagnostic.span))'"
  }
  let wanted = expected.map { "\($0.problem) at \(script.places[$0.mark] ?? -1) '\($0.words)'" }
  #expect(found == wanted, sourceLocation: sourceLocation)
  for (diagnostic, one) in zip(diagnostics, expected) {
    guard let notes = one.notes else { continue }
    #expect(diagnostic.notes.map { $0.file.text(in: $0.span) } == notes, sourceLocation: sourceLocation)
  }
}
