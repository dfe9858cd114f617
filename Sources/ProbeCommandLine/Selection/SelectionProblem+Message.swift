import ProbeInterpreter
import ProbeSyntax

extension SelectionProblem {
  var severity: Severity { .error }

  var id: String {
    switch self {
    case .noSuchName, .nothingSelected, .nothingToAudit, .unknownTag, .unmatchedTags: "nothing-selected"
    }
  }

  var message: String {
    switch self {
    case .noSuchName(let name, hasTags: false): "no scenario's name holds \(VisibleText.quoted(name))"
    case .noSuchName(let name, hasTags: true):
      "no scenario with these tags has a name that holds \(VisibleText.quoted(name))"
    case .nothingSelected: "no scenario was found"
    case .nothingToAudit: "nothing to audit: what a scenario 'catches' is broken already, and it runs on nothing else"
    case .unknownTag(let tag, _): "no scenario has the tag \(VisibleText.quoted(tag))"
    case .unmatchedTags: "no scenario has these tags"
    }
  }

  var hint: String? {
    switch self {
    case .noSuchName(_, hasTags: false): "'--list' without '--name' shows what there is"
    case .noSuchName(_, hasTags: true): "'--list' without '--name' and '--tag' shows what there is"
    case .nothingSelected: "'--allow-empty' takes this for a success"
    case .nothingToAudit:
      "name a healthy app too, as in 'on item catches bool'; '--allow-empty' takes this for a success"
    case .unknownTag(_, let nearest?): "did you mean \(VisibleText.quoted(nearest))?"
    case .unknownTag(_, nearest: nil), .unmatchedTags: "'--list' without '--tag' shows what there is"
    }
  }
}
