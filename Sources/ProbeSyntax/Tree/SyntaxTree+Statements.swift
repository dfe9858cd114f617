extension SyntaxTree {
  /// The statement of the file at `index`, with the tag lines before it.
  func statement(at index: Int, tagLines: Range<Int>) -> Statement {
    let leaves = leaves(of: index)
    let kind: Statement.Kind
    switch nodes[index].kind {
    case .define: kind = .define(definition(at: index))
    case .examples: kind = .examples(examples(at: index))
    case .ignore:
      kind = .ignore(
        IgnoreStatement(mutants: leaves.dropLast().map { operand(at: $0) }, reason: operand(at: leaves.upperBound - 1)))
    case .model:
      let first = leaves.lowerBound
      kind = .model(
        ModelDeclaration(name: name(at: first), path: operand(at: first + 1), view: name(at: first + 2)))
    case .modelList: kind = .models(names(of: index, role: .plain))
    case .scenario: kind = .scenario(scenario(at: index, tagLines: tagLines))
    case .setup: kind = .setup(requiredBlock(of: index))
    case .tags: kind = .tags(tags(of: index))
    case .use: kind = .use(path: operand(at: leaves.lowerBound))
    case .block, .cell, .count, .duration, .list, .name, .operand, .row, .tag, .tagLine, .value:
      preconditionFailure("a part of a statement stands where a statement should")
    case .atOnce, .broken, .call, .choose, .clear, .clearClipboard, .close, .copy, .device, .expect, .failsOn,
      .language, .launchArgument, .launchWith, .on, .pick, .relaunch, .setClipboard, .stub, .swipe, .swipeDown, .tap,
      .tapOutside, .throughout, .turn, .type, .wait, .within:
      guard let step = step(at: index) else { preconditionFailure("a step could not be read from the tree") }
      kind = .step(step)
    }
    return Statement(kind: kind, span: nodes[index].span)
  }

  private func scenario(at index: Int, tagLines: Range<Int>) -> Scenario {
    let steps = requiredBlock(of: index)
    var tags: [Tag] = []
    var line = tagLines.lowerBound
    while line < tagLines.upperBound {
      tags += self.tags(of: line)
      line = self.index(after: line)
    }
    return Scenario(
      name: operand(at: index + 1), tags: tags, models: names(of: index, role: .plain),
      catches: names(of: index, role: .catches), steps: steps, examples: examples(in: steps),
      headerSpan: headerSpan(of: index, before: steps))
  }

  private func definition(at index: Int) -> Definition {
    let steps = requiredBlock(of: index)
    return Definition(
      name: name(at: index + 1), parameters: names(of: index, role: .parameter), steps: steps,
      headerSpan: headerSpan(of: index, before: steps))
  }

  /// From the first word of the statement up to its `{`, without the blanks before that.
  private func headerSpan(of index: Int, before block: Block) -> SourceSpan {
    var end = block.span.start
    while end > nodes[index].span.start, file.bytes[end - 1].isBlank { end -= 1 }
    return SourceSpan(start: nodes[index].span.start, end: end)
  }

  /// The last `examples` among the statements of `block`.
  private func examples(in block: Block) -> Examples? {
    var found: Examples?
    var position = block.range.lowerBound
    while position < block.range.upperBound {
      if nodes[position].kind == .examples { found = examples(at: position) }
      position = index(after: position)
    }
    return found
  }

  private func examples(at index: Int) -> Examples {
    let rows = requiredBlock(of: index).range
    return Examples(
      span: nodes[index].span, header: row(at: rows.lowerBound),
      rows: Examples.Rows(tree: self, range: self.index(after: rows.lowerBound)..<rows.upperBound))
  }

  /// The row at `index`.
  func row(at index: Int) -> Examples.Row {
    Examples.Row(span: nodes[index].span, cells: leaves(of: index).map { operand(at: $0) })
  }
}
