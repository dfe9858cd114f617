import ProbeSyntax

extension BodyChecker {
  /// Checks one `expect` or `require`.
  mutating func checkExpectation(_ expectation: Expectation) {
    let isPresenceOnly = expectation.subject.isPresenceOnly
    noteEvidence(!isPresenceOnly ? .content : expectation.isNegated ? .absence : .presence)
    checkCanFail(expectation)
    switch expectation.subject {
    case .activity(let condition), .text(let condition, _), .button(let condition, isEnabled: _, _),
      .toggle(let condition, isOn: _), .warning(let condition):
      checkCondition(condition, mayBeEmpty: false)
    case .activityCopy, .clipboardEmpty, .clipboardUnchanged, .completion, .shareSheet: break
    case .caption(let condition?), .clipboard(let condition): checkCondition(condition, mayBeEmpty: true)
    case .crash(let condition?), .presentation(_, let condition?): checkCondition(condition, mayBeEmpty: false)
    case .caption(nil), .crash(nil), .presentation(_, nil): break
    case .cells(let count, let reach):
      checkCount(count)
      if case .number(let number) = count.value, number > 0, count.relation == .equal, reach == .top,
        !expectation.isNegated
      {
        report(.exactCellCount(number), at: count.span)
      }
    case .dismissals(let count), .evaluations(_, let count), .presentations(let count): checkCount(count)
    case .field(let label, let value, _):
      checkCondition(label, mayBeEmpty: false)
      if let value { checkCondition(value, mayBeEmpty: true) }
    }
  }

  /// Looks for what every app passes: any count, or a clipboard that was so before.
  private mutating func checkCanFail(_ expectation: Expectation) {
    switch expectation.subject {
    case .cells(let count, _), .dismissals(let count), .evaluations(_, let count), .presentations(let count):
      let isAlwaysSo = count.value == .number(0) && count.relation == (expectation.isNegated ? .less : .greaterOrEqual)
      if isAlwaysSo { report(.checkCannotFail, at: count.span) }
    case .clipboard(let condition):
      guard let clipboard = summary.clipboard, summary.mayHaveCopied, !expectation.isNegated,
        condition.relation == .plain || condition.relation == .equals, !condition.operand.isInterpolated
      else { return }
      let text = tree.text(of: condition.operand)
      if ExactText(text) == clipboard { report(.clipboardSetBefore(text), at: condition.operand.span) }
    case .activity, .activityCopy, .button, .caption, .clipboardEmpty, .clipboardUnchanged, .completion, .crash, .field,
      .presentation, .shareSheet, .text, .toggle, .warning:
      break
    }
  }

  private mutating func checkCondition(_ condition: TextCondition, mayBeEmpty: Bool) {
    let relation: String
    switch condition.relation {
    case .plain, .equals:
      if mayBeEmpty { checkText(condition.operand) } else { checkText(condition.operand, as: .label) }
      return
    case .matches:
      checkPattern(condition.operand)
      return
    case .contains: relation = "contains"
    case .startsWith: relation = "starts with"
    case .endsWith: relation = "ends with"
    }
    checkText(condition.operand, as: .part(relation: relation))
  }

  private mutating func checkPattern(_ operand: Operand) {
    let pattern = tree.text(of: operand)
    if let problem = PatternCheck.problem(with: pattern) { report(problem, at: operand.span) }
  }
}

extension Expectation.Subject {
  /// Whether a check of it would pass on a sheet with nothing in it.
  var isPresenceOnly: Bool {
    switch self {
    case .presentation(_, nil), .shareSheet, .presentations, .dismissals: true
    case .activity, .activityCopy, .button, .caption, .cells, .clipboard, .clipboardEmpty, .clipboardUnchanged,
      .completion, .crash, .evaluations, .field, .presentation, .text, .toggle, .warning:
      false
    }
  }
}
