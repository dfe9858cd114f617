import ProbeSemantics

extension TestSelection.Choice {
  /// Whether the script belongs into the report: nobody wants warnings about scripts that options left out.
  var isWorthTelling: Bool {
    plan.hasErrors || !tests.isEmpty || (plan.tests.isEmpty && !plan.diagnostics.isEmpty)
  }
}

extension RunTally {
  /// Counts what was chosen of a script.
  mutating func take(_ choice: TestSelection.Choice) {
    scriptCount += 1
    if chosenTests == 0 {
      for scenario in choice.plan.scenarios { knownTags.formUnion(scenario.tags) }
    }
    chosenTests += choice.countBeforeShard
    runningTests += choice.tests.count
    if choice.plan.hasErrors { hasInvalidScript = true } else { hasReadableScript = true }
    if !choice.problems.isEmpty { hasEmptySelector = true }
  }
}
