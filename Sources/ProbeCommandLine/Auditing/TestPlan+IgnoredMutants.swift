import PresentationModels
import ProbeAudit
import ProbeSemantics
import ProbeSyntax

extension TestPlan {
  /// The ignored mutants that no model can have: neither known faults nor kinds of mistakes in views.
  ///
  /// Whether a view has a mistake at the place that an id names, only an audit finds out.
  var impossibleMutants: [Diagnostic] {
    guard !ignoredMutants.isEmpty else { return [] }
    let names = (AuditedModels.knownFaults + AuditedModels.viewMistakes).flatMap { [$0.id, $0.name] }
    return ignoredMutants.compactMap { ignored in
      let name = String(ignored.id.prefix { $0 != "@" })
      if names.contains(name) { return nil }
      let nearest = ProbeSyntax.nearest(to: name, among: names)
      return Diagnostic(
        IgnoringProblem.unknownMutant(ignored.id, nearest: nearest), file: ignored.file, span: ignored.span)
    }
  }
}
