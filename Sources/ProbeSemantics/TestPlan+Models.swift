extension TestPlan {
  /// The same scenarios on `names` instead of their own models; controls become plain tests.
  ///
  /// - Throws: the problem with the first name that is none of this script's models.
  public func running(on names: [String]) throws(SemanticProblem) -> TestPlan {
    var table = ModelTable()
    var positions: [Int] = []
    for name in names {
      guard let origin = source.models.origin(of: name) else {
        var suggester = NameSuggester()
        throw source.models.problem(with: name, suggester: &suggester) ?? .unknownModel(name, nearest: nil)
      }
      let position = table.position(of: name, origin: origin)
      if !positions.contains(position) { positions.append(position) }
      table.markUsed(position)
    }
    for model in models { _ = table.position(of: model.name, origin: model.origin) }
    var plan = self
    plan.models = table.inOrder
    plan.tests = scenarios.indices.flatMap { scenario in
      let rows: [Int?] = scenarios[scenario].rowCount.map { Array(1..<($0 + 1)) } ?? [nil]
      return rows.flatMap { row in
        positions.map { Test(scenario: scenario, row: row, model: $0, isControl: false) }
      }
    }
    return plan
  }
}
