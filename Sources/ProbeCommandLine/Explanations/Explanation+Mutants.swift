import PresentationModels
import ProbeAudit
import ProbeReporting

extension Explanation {
  /// What the broken apps of an audit are, those aside that are made from a view.
  static var ofMutants: [Explanation] {
    AuditedModels.knownFaults.map { mutant in
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
