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
