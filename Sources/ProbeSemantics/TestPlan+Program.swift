import ProbeSyntax

extension TestPlan {
  /// The steps of `test`, made when they are wanted; only for a plan without errors.
  public func program(for test: Test) -> Program {
    var planner = Planner(source, model: models[test.model].name)
    for unit in source.setupOrder {
      guard let setup = source.units[unit].setup else { continue }
      planner.append(.block(setup), of: unit, values: .none)
    }
    planner.endSetup()
    planner.append(steps(of: test.scenario), of: 0, values: values(of: test))
    return planner.program
  }

  /// The name of the test's scenario, with the values of its row.
  public func name(of test: Test) -> String {
    let place = source.scenarios[test.scenario]
    // Only columns have something to put into a name.
    guard place.columns != nil, let name = statement(of: test.scenario)?.name, name.isInterpolated else {
      return scenarios[test.scenario].name
    }
    return TextInserter(tree: source.units[0].tree, values: values(of: test)).text(of: name)
  }

  /// The columns of the test's row with their values; none without `examples`.
  public func columns(of test: Test) -> [(name: String, value: String)] {
    let values = values(of: test)
    return Array(zip(values.scope.names, values.values)).map { (name: $0, value: $1) }
  }

  /// The tests of the scenario that has `line`, from one; with `row` only those of that row. Indices of `tests`.
  public func tests(atLine line: Int, row: Int? = nil) -> [Int] {
    guard let scenario = scenarios.firstIndex(where: { $0.lines.contains(line) }) else { return [] }
    return tests.indices.filter { index in
      tests[index].scenario == scenario && (row == nil || tests[index].row == row)
    }
  }

  private func statement(of scenario: Int) -> ProbeSyntax.Scenario? {
    guard let place = source.scenarios[scenario].statement else { return nil }
    guard case .scenario(let found) = source.units[0].tree.statement(at: place)?.kind else {
      preconditionFailure("the place of a scenario does not lead to it")
    }
    return found
  }

  private func steps(of scenario: Int) -> StepSource {
    guard let place = source.scenarios[scenario].statement else { return .file(source.units[0].tree) }
    guard let steps = source.units[0].tree.steps(ofScenarioAt: place) else {
      preconditionFailure("the place of a scenario does not lead to it")
    }
    return .block(steps)
  }

  private func values(of test: Test) -> NamedValues {
    let place = source.scenarios[test.scenario]
    guard let row = test.row, let columns = place.columns else { return .none }
    let tree = source.units[0].tree
    return NamedValues(scope: columns, values: tree.row(at: place.rows[row - 1]).cells.map { tree.text(of: $0) })
  }
}
