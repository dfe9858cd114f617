import ProbeSyntax

extension TextInserter {
  /// What an action or a check does, and the words that a caret points at; nil for steps that hold others.
  func kind(of step: Step) -> (PlannedStep.Kind, operand: SourceSpan)? {
    if case .expect(let expectation) = step.kind {
      let check = Check(subject(of: expectation.subject), isNegated: expectation.isNegated)
      return (.check(check), expectation.subject.operandSpan ?? expectation.subjectSpan)
    }
    return action(of: step).map { (.action($0), operand: $1) }
  }

  private func action(of step: Step) -> (UserAction, operand: SourceSpan)? {
    switch step.kind {
    case .choose(let label): (.choose(label: text(of: label)), label.span)
    case .clear(let field): (.clear(field: text(of: field)), field.span)
    case .clearClipboard: (.clearClipboard, step.span)
    case .close: (.close, step.span)
    case .copy: (.copy, step.span)
    case .device(let name): (.device(name: text(of: name)), name.span)
    case .language(let code): (.language(code: text(of: code)), code.span)
    case .launch(.argument(let argument)): (.launchArgument(text(of: argument)), argument.span)
    case .launch(.with(let arguments)): (launch(with: arguments), step.span)
    case .pick(let option, let picker): (.pick(option: text(of: option), picker: text(of: picker)), option.span)
    case .relaunch: (.relaunch, step.span)
    case .setClipboard(let content): (.setClipboard(text: text(of: content)), content.span)
    case .stub(let stub): (action(of: stub), stub.name.span)
    case .swipeDown: (.swipeDown, step.span)
    case .swipeRow(let isLeft, let label): (.swipeRow(isLeft ? .left : .right, label: text(of: label)), label.span)
    case .tap(let label): (.tap(label: text(of: label)), label.span)
    case .tapOutside: (.tapOutside, step.span)
    case .turn(let isOn, let toggle): (.turn(toggle: text(of: toggle), isOn: isOn), toggle.span)
    case .type(let content, let field): (.type(text: text(of: content), field: text(of: field)), field.span)
    case .wait(let length): (.wait(duration(of: length)), length.span)
    case .broken, .call, .expect, .failsOn, .on, .timed: nil
    }
  }

  private func launch(with arguments: [Launch.Argument]) -> UserAction {
    .launchWith(arguments.map { LaunchArgument(label: tree.text(of: $0.name), value: value(of: $0.value)) })
  }

  private func action(of stub: Stub) -> UserAction {
    let outcome: StubOutcome =
      switch stub.outcome {
      case .fails(let description): .fails(text(of: description))
      case .returns(let value): .returns(self.value(of: value))
      }
    return .stub(function: tree.text(of: stub.name), outcome, after: stub.delay.map(duration(of:)))
  }

  private func subject(of subject: Expectation.Subject) -> Check.Subject {
    switch subject {
    case .activity(let label): .activity(.label(match(label)))
    case .activityCopy: .activity(.copy)
    case .button(let label, let isEnabled, let reach): .button(match(label), isEnabled: isEnabled, Check.Reach(reach))
    case .caption(let caption): .caption(caption.map { match($0) })
    case .cells(let count, let reach): .cells(number(of: count), Check.Reach(reach))
    case .clipboard(let text): .clipboard(match(text))
    case .clipboardEmpty: .clipboardEmpty
    case .clipboardUnchanged: .clipboardUnchanged
    case .completion(let isCompleted): .completion(isCompleted: isCompleted)
    case .crash(let words): .crash(words.map { match($0, plain: TextMatch.contains) })
    case .dismissals(let count): .dismissals(number(of: count))
    case .evaluations(let view, let count): .evaluations(view: tree.text(of: view), number(of: count))
    case .field(let label, let value, let reach):
      .field(match(label), value: value.map { match($0) }, Check.Reach(reach))
    case .presentation(let kind, let text):
      .presentation(Check.PresentationKind(kind), text.map { match($0) })
    case .presentations(let count): .presentations(number(of: count))
    case .shareSheet: .shareSheet
    case .text(let text, let reach): .text(match(text), Check.Reach(reach))
    case .toggle(let label, let isOn): .toggle(match(label), isOn: isOn)
    case .warning(let words): .warning(match(words, plain: TextMatch.contains))
    }
  }
}

extension Expectation.Subject {
  /// The text or the number that the subject is compared with.
  var operandSpan: SourceSpan? {
    switch self {
    case .activity(let condition), .button(let condition, isEnabled: _, _), .caption(let condition?),
      .clipboard(let condition), .crash(let condition?), .presentation(_, let condition?), .text(let condition, _),
      .toggle(let condition, isOn: _), .warning(let condition):
      condition.operand.span
    case .cells(let count, _), .dismissals(let count), .evaluations(_, let count), .presentations(let count):
      count.span
    case .field(let label, let value, _): (value ?? label).operand.span
    case .activityCopy, .caption(nil), .clipboardEmpty, .clipboardUnchanged, .completion, .crash(nil),
      .presentation(_, nil), .shareSheet:
      nil
    }
  }
}

extension Check.Reach {
  /// How far a check looks that a script writes.
  init(_ reach: Expectation.Reach) {
    self =
      switch reach {
      case .top: .top
      case .screen: .anywhere
      }
  }
}

extension Check.PresentationKind {
  /// The presentation that a script writes.
  init(_ kind: Expectation.Presentation) {
    self =
      switch kind {
      case .alert: .alert
      case .cover: .cover
      case .dialog: .dialog
      case .menu: .menu
      case .popover: .popover
      case .sheet: .sheet
      }
  }
}
