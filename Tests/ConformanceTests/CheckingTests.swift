import Foundation
import ProbeSemantics
import ProbeSyntax
import Testing

/// Each script of the corpus that can be read gives the diagnostics that the file beside it shows.
@Suite struct CheckingTests {
  @Test(arguments: Corpus.cases(in: "checking").filter { !$0.path.contains("/used/") })
  func reportsMistakesOfMeaning(_ example: CorpusCase) throws {
    let folder = example.scriptFile.deletingLastPathComponent()
    let known = KnownNames(models: ["item", "bool", "empty"], devices: ["iphone", "ipad"], languages: ["en", "ko"])
    let checker = Checker(known: known) { path in
      guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
        return .failure(.missing(nearest: nil))
      }
      return .success(ParsedFile(parsing: SourceFile(path: path, bytes: [UInt8](data))))
    }

    let plan = checker.check(
      ParsedFile(parsing: SourceFile(path: example.fileName, bytes: try example.bytes())))

    var renderer = DiagnosticRenderer()
    try Corpus.expect(renderer.render(plan.diagnostics), for: example)
  }
}
