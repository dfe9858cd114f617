import Foundation
import ProbeSemantics
import ProbeSyntax
import Testing

/// What holds for every beginning of every script of the corpus.
@Suite struct CheckingProperties {
  private let known = KnownNames(
    models: ["item", "bool", "empty"], devices: ["iphone", "ipad"], languages: ["en", "ko"])

  @Test(arguments: Corpus.cases(in: "checking") + Corpus.cases(in: "parsing"))
  func checksEveryBeginning(_ example: CorpusCase) throws {
    let bytes = try example.bytes()
    let checker = Checker(known: known) { _ in .failure(.missing(nearest: nil)) }
    for length in stride(from: 0, through: bytes.count, by: max(1, bytes.count / 100)) {
      let script = SourceFile(path: example.fileName, bytes: Array(bytes[..<length]))

      let plan = checker.check(ParsedFile(parsing: script))

      let starts = plan.diagnostics.map(\.span.start)
      #expect(starts == starts.sorted())
      for diagnostic in plan.diagnostics where diagnostic.file.path == script.path {
        #expect(diagnostic.span.start <= diagnostic.span.end && diagnostic.span.end <= length)
      }
      guard !plan.hasErrors else { continue }
      for test in plan.tests {
        let program = plan.program(for: test)
        #expect(program.setupCount <= program.steps.count)
        #expect(program.steps.allSatisfy { $0.operand.end <= length && $0.span.end <= length })
      }
    }
  }
}
