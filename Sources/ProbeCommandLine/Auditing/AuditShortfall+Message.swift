import ProbeSyntax

extension AuditShortfall {
  var severity: Severity { .error }

  var id: String {
    switch self {
    case .baselineFailing: "baseline-failing"
    case .belowThreshold: "below-threshold"
    case .nothingNoticed: "nothing-noticed"
    }
  }

  var message: String {
    switch self {
    case .baselineFailing: "a test fails on the unbroken app"
    case .belowThreshold(let wanted, let found, let isStrength):
      "expected a \(isStrength ? "test strength" : "mutation score") of at least \(wanted) %, "
        + "found \(found.map { "\($0) %" } ?? "none")"
    case .nothingNoticed: "no scenario notices any of the broken apps"
    }
  }

  var hint: String? {
    switch self {
    case .baselineFailing: "an audit begins with scenarios that pass: 'probe-run PATH' says why they do not"
    case .belowThreshold: "'probe-run audit --suggest PATH' prints the lines that would help as a patch"
    case .nothingNoticed: "say what must be seen: 'expect caption …', 'expect clipboard …'"
    }
  }
}
