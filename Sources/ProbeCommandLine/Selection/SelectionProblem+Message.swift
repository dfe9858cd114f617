import ProbeSyntax

extension SelectionProblem {
  var severity: Severity { .error }

  var id: String {
    switch self {
    case .nothingSelected: "nothing-selected"
    }
  }

  var message: String {
    switch self {
    case .nothingSelected(isFiltered: true): "no scenario has that name and those tags"
    case .nothingSelected(isFiltered: false): "no scenario was found"
    }
  }

  var hint: String? {
    switch self {
    case .nothingSelected(isFiltered: true): "'--list' without '--name' and '--tag' shows what there is"
    case .nothingSelected(isFiltered: false): "'--allow-empty' takes this for a success"
    }
  }
}
