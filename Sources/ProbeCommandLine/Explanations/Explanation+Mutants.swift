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

  /// What can be wrong with a view.
  static var ofViewMistakes: [Explanation] {
    AuditedModels.viewMistakes.map { mutant in
      Explanation(
        id: mutant.id,
        summary: MutantListText.description(of: mutant)
          + "\n\nFound in a view's source; its place stands behind it: \(mutant.id)@CartView.swift:21:9.")
    }
  }

  /// The healthy devices on which no scenario should fail; those of one number together, and each by itself.
  static var ofVariants: [Explanation] {
    let variants = AuditedModels.healthyVariants
    var explanations = variants.map { variant in
      Explanation(id: variant.id, summary: "a healthy device: \(variant.sentence)\n\(advice(variant))")
    }
    for number in 1...variants.count {
      let group = variants.filter { $0.id.hasPrefix("V\(number)-") }
      guard let first = group.first else { continue }
      explanations.append(
        Explanation(
          id: "V\(number)",
          summary:
            "healthy devices: \(group.map { "\($0.id) \($0.sentence)" }.joined(separator: "; "))\n\(advice(first))"))
    }
    return explanations
  }

  private static func advice(_ variant: BenignVariant) -> String {
    "\na scenario that fails on it: \(variant.advice ?? "shows a defect of this tool, not of the scenario")"
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
      id: "not-patchable",
      summary:
        "A patch is applied in the working directory, and names only files below it. The lines for other scripts are left out."
    ),
    Explanation(
      id: "audit-survived",
      summary:
        "The app was broken in this way, the scenarios ran through it, and all passed. The hint is a line that fails then."
    ),
  ]
}
