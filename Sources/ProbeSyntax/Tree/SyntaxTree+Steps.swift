extension SyntaxTree {
  /// The step at `index`; nil if the statement is none.
  func step(at index: Int) -> Step? {
    kind(at: index).map { Step(kind: $0, span: nodes[index].span) }
  }

  private func kind(at index: Int) -> Step.Kind? {
    let node = nodes[index]
    let first = index + 1
    switch node.kind {
    case .atOnce: return .timed(timed(.atOnce, at: index, modifier: words(2, from: node.span.start)))
    case .broken: return .broken(block(of: index))
    case .call:
      return .call(Call(name: name(at: first), arguments: leaves(of: index).dropFirst().map { operand(at: $0) }))
    case .choose: return .choose(label: operand(at: first))
    case .clear: return .clear(field: operand(at: first))
    case .clearClipboard: return .clearClipboard
    case .close: return .close
    case .copy: return .copy
    case .device: return .device(operand(at: first))
    case .expect: return .expect(expectation(at: index))
    case .failsOn: return .failsOn(modelBlock(at: index))
    case .language: return .language(operand(at: first))
    case .launchArgument: return .launch(.argument(operand(at: first)))
    case .launchWith: return .launch(.with(arguments(of: index)))
    case .on: return .on(modelBlock(at: index))
    case .pick: return .pick(option: operand(at: first), picker: operand(at: first + 1))
    case .relaunch: return .relaunch
    case .setClipboard: return .setClipboard(operand(at: first))
    case .stub: return .stub(stub(at: index))
    case .swipe: return .swipeRow(isLeft: node.tag == 0, label: operand(at: first))
    case .swipeDown: return .swipeDown
    case .tap: return .tap(label: operand(at: first))
    case .tapOutside: return .tapOutside
    case .throughout: return .timed(timed(.throughout(timeSpan(at: first)), at: index, modifier: modifier(of: index)))
    case .turn: return .turn(isOn: node.tag == 0, toggle: operand(at: first))
    case .type: return .type(text: operand(at: first), field: operand(at: first + 1))
    case .wait: return .wait(timeSpan(at: first))
    case .within: return .timed(timed(.within(timeSpan(at: first)), at: index, modifier: modifier(of: index)))
    case .block, .cell, .count, .define, .duration, .examples, .ignore, .list, .model, .modelList, .name, .operand,
      .row,
      .scenario, .setup, .tag, .tagLine, .tags, .use, .value:
      return nil
    }
  }

  private func modelBlock(at index: Int) -> ModelBlock {
    ModelBlock(models: names(of: index, role: .plain), steps: requiredBlock(of: index))
  }

  private func timed(_ timing: Timed.Timing, at index: Int, modifier: SourceSpan) -> Timed {
    Timed(timing: timing, modifierSpan: modifier, steps: requiredBlock(of: index))
  }

  private func modifier(of index: Int) -> SourceSpan {
    SourceSpan(start: nodes[index].span.start, end: nodes[index + 1].span.end)
  }

  private func stub(at index: Int) -> Stub {
    var position = index + 2
    let outcome: Stub.Outcome
    if nodes[index].tag == 0 {
      outcome = .returns(value(at: &position))
    } else {
      outcome = .fails(operand(at: position))
      position += 1
    }
    let hasDelay = position < nodes.count && nodes[position].kind == .duration
    return Stub(name: name(at: index + 1), outcome: outcome, delay: hasDelay ? timeSpan(at: position) : nil)
  }

  private func arguments(of index: Int) -> [Launch.Argument] {
    let leaves = leaves(of: index)
    var arguments: [Launch.Argument] = []
    var position = leaves.lowerBound
    while position < leaves.upperBound {
      let name = name(at: position)
      position += 1
      arguments.append(Launch.Argument(name: name, value: value(at: &position)))
    }
    return arguments
  }

  /// The value at `position`, which moves behind it.
  private func value(at position: inout Int) -> ScriptValue {
    let node = nodes[position]
    let start = position
    position += 1
    if node.kind == .operand { return .text(operand(at: start)) }
    if node.kind == .list {
      var elements: [ScriptValue] = []
      while position < nodes.count, nodes[position].kind.isLeaf, nodes[position].span.end <= node.span.end {
        elements.append(value(at: &position))
      }
      return .list(elements, span: node.span)
    }
    switch ValueTag(rawValue: node.tag) {
    case .number: return .number(number(in: node.span), span: node.span)
    case .isTrue: return .truth(true, span: node.span)
    case .isFalse: return .truth(false, span: node.span)
    case .nothing: return .nothing(span: node.span)
    case nil: preconditionFailure("a value has no kind")
    }
  }
}

/// What a value that is no text is.
enum ValueTag: UInt8 {
  case number
  case isTrue
  case isFalse
  case nothing
}
