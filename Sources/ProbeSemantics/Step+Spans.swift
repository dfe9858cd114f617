import ProbeSyntax

extension Step {
  /// The block behind the step, if it has one.
  var block: Block? {
    switch kind {
    case .broken(let block): block
    case .failsOn(let block), .on(let block): block.steps
    case .timed(let timed): timed.steps
    case .call, .choose, .clear, .clearClipboard, .close, .copy, .device, .expect, .language, .launch, .pick,
      .relaunch, .setClipboard, .stub, .swipeDown, .swipeRow, .tap, .tapOutside, .turn, .type, .wait:
      nil
    }
  }

  /// The label of the control that is looked for, where the step's operand is something else.
  var controlSpan: SourceSpan? {
    switch kind {
    case .expect(let expectation):
      if case .field(let label, .some, _) = expectation.subject { label.operand.span } else { nil }
    case .pick(_, let picker): picker.span
    case .broken, .call, .choose, .clear, .clearClipboard, .close, .copy, .device, .failsOn, .language, .launch, .on,
      .relaunch, .setClipboard, .stub, .swipeDown, .swipeRow, .tap, .tapOutside, .timed, .turn, .type, .wait:
      nil
    }
  }

  /// The statement without the braces behind it.
  var headSpan: SourceSpan {
    var end = span.end
    var inner = block
    while let block = inner {
      if block.isBraced {
        end = block.span.start
        break
      }
      var steps = block.makeIterator()
      inner = steps.next()?.block
    }
    return SourceSpan(start: span.start, end: end)
  }
}
