import Foundation
import ProbeSemantics
import ProbeSyntax
import Testing

/// Each script of the corpus that is run reports what the file beside it says.
@Suite struct RunningTests {
  @Test(arguments: Corpus.cases(in: "running"))
  func reports(_ example: CorpusCase) throws {
    let directory = example.scriptFile.deletingLastPathComponent()
    let file = SourceFile(path: example.fileName, bytes: try example.bytes())

    let run = ScriptRun(file) { path in
      (try? Data(contentsOf: directory.appending(path: path))).map { .success([UInt8]($0)) }
        ?? .failure(.missing(nearest: nil))
    }

    try Corpus.expect(run.report(), for: example)
  }
}
