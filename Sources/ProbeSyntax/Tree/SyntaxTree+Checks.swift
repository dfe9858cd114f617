extension SyntaxTree {
  /// The check at `index`.
  func expectation(at index: Int) -> Expectation {
    let node = nodes[index]
    let isNegated = node.flags & NodeFlags.negated != 0
    let verb = words(1, from: node.span.start)
    let start = isNegated ? words(1, from: verb.end).end : verb.end
    guard let kind = SubjectKind(rawValue: node.tag) else { preconditionFailure("a check has no subject") }
    let isScreen = node.flags & NodeFlags.screen != 0
    return Expectation(
      isRequired: node.flags & NodeFlags.required != 0, isNegated: isNegated, subject: subject(kind, at: index),
      subjectSpan: words(isScreen || kind == .shareSheet ? 2 : 1, from: start))
  }

  private func subject(_ kind: SubjectKind, at index: Int) -> Expectation.Subject {
    let flags = nodes[index].flags
    let reach: Expectation.Reach = flags & NodeFlags.screen != 0 ? .screen : .top
    let state: Bool? = flags & NodeFlags.stateOn != 0 ? true : flags & NodeFlags.stateOff != 0 ? false : nil
    let first = index + 1
    switch kind {
    case .activity: return .activity(condition(at: first))
    case .activityCopy: return .activityCopy
    case .alert: return .presentation(.alert, optionalCondition(at: first))
    case .button: return .button(condition(at: first), isEnabled: state, reach)
    case .caption: return .caption(optionalCondition(at: first))
    case .cells: return .cells(count(at: first), reach)
    case .clipboard: return .clipboard(condition(at: first))
    case .clipboardEmpty: return .clipboardEmpty
    case .clipboardUnchanged: return .clipboardUnchanged
    case .completionCancelled: return .completion(isCompleted: false)
    case .completionCompleted: return .completion(isCompleted: true)
    case .cover: return .presentation(.cover, optionalCondition(at: first))
    case .crash: return .crash(optionalCondition(at: first))
    case .dialog: return .presentation(.dialog, optionalCondition(at: first))
    case .dismissals: return .dismissals(count(at: first))
    case .evaluations: return .evaluations(view: name(at: first), count(at: first + 1))
    case .field: return .field(condition(at: first), value: optionalCondition(at: first + 1), reach)
    case .menu: return .presentation(.menu, optionalCondition(at: first))
    case .popover: return .presentation(.popover, optionalCondition(at: first))
    case .presentations: return .presentations(count(at: first))
    case .shareSheet: return .shareSheet
    case .sheet: return .presentation(.sheet, optionalCondition(at: first))
    case .text: return .text(condition(at: first), reach)
    case .toggle: return .toggle(condition(at: first), isOn: state)
    case .warning: return .warning(condition(at: first))
    }
  }

  /// The condition at `index`, if a text stands there.
  private func optionalCondition(at index: Int) -> TextCondition? {
    index < nodes.count && nodes[index].kind == .operand ? condition(at: index) : nil
  }
}
