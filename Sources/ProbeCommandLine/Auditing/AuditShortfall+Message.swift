import ProbeSyntax

extension AuditShortfall {
  var severity: Severity { .error }

  var id: String {
    switch self {
    case .baselineFailing: "baseline-failing"
    case .belowThreshold: "below-threshold"
    case .brittle: "brittle-scenario"
    case .nothingNoticed: "nothing-noticed"
    case .useless: "useless-scenario"
    }
  }

  var message: String {
    switch self {
    case .baselineFailing: "a test fails on the unbroken app"
    case .belowThreshold(let wanted, let found, let isStrength, _):
      "expected a \(isStrength ? "test strength" : "mutation score") of at least \(wanted) %, "
        + "found \(found.map { "\($0) %" } ?? "none")"
    case .brittle(let count): "\(Self.scenarios(count, "fails", "fail")) on a healthy device that differs"
    case .nothingNoticed: "no scenario notices any of the broken apps"
    case .useless(let count): "\(Self.scenarios(count, "notices", "notice")) nothing"
    }
  }

  var hint: String? {
    switch self {
    case .baselineFailing: "an audit begins with scenarios that pass: 'probe-run PATH' says why they do not"
    case .belowThreshold(_, let found, _, let hasLines):
      if hasLines {
        "'probe-run audit --suggest PATH' prints the lines that would help as a patch"
      } else if found == nil {
        "no mutant counts: 'probe-run audit --list-mutants PATH' says what there is"
      } else {
        "no line was found that would help: 'may be killed by' says what would in general"
      }
    case .brittle: "what is marked 'brittle' says what to write instead"
    case .useless: "what is marked 'useless' lacks a check, or has one that cannot fail"
    case .nothingNoticed: "say what must be seen: 'expect caption …', 'expect clipboard …'"
    }
  }

  private static func scenarios(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? "1 scenario \(one)" : "\(count) scenarios \(many)"
  }
}
