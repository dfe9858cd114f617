import PresentationModels
import ProbeAudit
import ProbeReporting
import ProbeSemantics

extension Explanation {
  /// What the broken apps of an audit are, those aside that are made from a view.
  static var ofMutants: [Explanation] {
    let models = ModelCatalogue.shipped.map { TestPlan.Model(name: $0.name, origin: .shipped) }
    let catalogue = ModelCatalogue { _ in .failure(.missing(nearest: nil)) }
    let apps = AuditedModels(catalogue.open(models))
    return apps.mutants(ofModel: 0).filter { !$0.id.utf8.contains(UInt8(ascii: "@")) }.map { mutant in
      Explanation(id: mutant.id, alias: mutant.name, summary: MutantListText.description(of: mutant))
    }
  }

  /// What the ids in an audit's report mean.
  static let ofAudits = [
    Explanation(
      id: "audit-baseline",
      summary:
        "A test fails on the healthy app. An audit breaks an app to see who notices, so everything must pass before."),
    Explanation(
      id: "audit-brittle",
      summary:
        "The scenario fails on a healthy device that differs in one thing. Check what the app does, not what the device has."
    ),
    Explanation(
      id: "audit-no-coverage",
      summary:
        "No scenario did what would show this breakage. The hint is a line that does, which was tried; add it or a scenario."
    ),
    Explanation(
      id: "audit-survived",
      summary:
        "The app was broken in this way, the scenarios ran through it, and all passed. The hint is a line that fails then."
    ),
  ]
}
