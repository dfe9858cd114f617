import PresentationModels
import ProbeAudit
import ProbeSemantics
import ProbeSyntax
import Testing

/// The audit of one script; its view files are `files`.
func audit(_ text: String, files: [String: String] = [:]) -> AuditReport {
  let read: ModelCatalogue.ReadFile = { path in
    files[path].map { .success(Array($0.utf8)) } ?? .failure(.missing(nearest: nil))
  }
  let checker = Checker(known: ModelCatalogue.knownNames) { _ in .failure(.missing(nearest: nil)) }
  let plan = checker.check(ParsedFile(parsing: SourceFile(path: "share.probe", text: text)))
  let opened = ModelCatalogue(readFile: read).open(plan.models)
  #expect(!plan.hasErrors && opened.diagnostics.isEmpty)
  return Audit([AuditedScript(plan: plan, tests: plan.tests, apps: AuditedModels(opened))]).report(by: OneByOne())
}

extension AuditReport {
  /// The mutants of the curated list with what became of each, as `M07 killed`.
  var knownVerdicts: [String: Verdict] {
    var verdicts: [String: Verdict] = [:]
    for subject in subjects {
      for mutant in subject.mutants where mutant.mutant.id.hasPrefix("M") {
        verdicts[mutant.mutant.id] = mutant.verdict
      }
    }
    return verdicts
  }

  /// The ids of the curated list that came to `verdict`, in order.
  func known(_ verdict: Verdict) -> [String] {
    knownVerdicts.filter { $0.value == verdict }.keys.sorted()
  }
}
