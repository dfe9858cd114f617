import ProbeSyntax

extension LineProblem {
  var severity: Severity { .warning }

  var id: String {
    switch self {
    case .lineOutsideScenarios: "line-outside-scenarios"
    case .noRows: "no-rows"
    case .noSuchRow: "no-such-row"
    }
  }

  var message: String {
    switch self {
    case .lineOutsideScenarios(let selector, _): "'\(selector)' selects nothing: no scenario has that line"
    case .noRows(let selector): "'\(selector)' selects nothing: the scenario has no examples"
    case .noSuchRow(let selector, let rowCount):
      "'\(selector)' selects nothing: the scenario has \(rowCount == 1 ? "one row" : "\(rowCount) rows")"
    }
  }

  var hint: String? {
    switch self {
    case .lineOutsideScenarios(_, let nearest): nearest.map { "the nearest scenario is '\($0)'" }
    case .noRows: "leave the row out"
    case .noSuchRow: "rows are counted from one"
    }
  }
}
