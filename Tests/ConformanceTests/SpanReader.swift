import ProbeSyntax

/// Collects the spans of the statements, headers and blocks of a tree.
enum SpanReader {
  static func spans(of tree: SyntaxTree) -> [SourceSpan] {
    var spans = tree.comments
    for statement in tree.statements {
      spans.append(statement.span)
      switch statement.kind {
      case .define(let definition): append(definition.steps, [definition.headerSpan], to: &spans)
      case .examples(let examples): append(examples, to: &spans)
      case .scenario(let scenario):
        append(scenario.steps, [scenario.headerSpan, scenario.name.contentSpan], to: &spans)
        if let examples = scenario.examples { append(examples, to: &spans) }
      case .setup(let block): append(block, [], to: &spans)
      case .step(let step): append(step, to: &spans)
      case .ignore(let ignored): spans += (ignored.mutants + [ignored.reason]).map(\.contentSpan)
      case .model, .models, .tags, .use: break
      }
    }
    return spans
  }

  private static func append(_ block: Block, _ more: [SourceSpan], to spans: inout [SourceSpan]) {
    spans += more + [block.span]
    for step in block { append(step, to: &spans) }
  }

  private static func append(_ examples: Examples, to spans: inout [SourceSpan]) {
    spans += [examples.span, examples.header.span]
    for row in examples.rows { spans += [row.span, row.lastBar] + row.cells.map(\.contentSpan) }
  }

  private static func append(_ step: Step, to spans: inout [SourceSpan]) {
    spans.append(step.span)
    switch step.kind {
    case .broken(let block): if let block { append(block, [], to: &spans) }
    case .expect(let expectation): spans.append(expectation.subjectSpan)
    case .on(let block), .failsOn(let block): append(block.steps, block.models.map(\.span), to: &spans)
    case .timed(let timed): append(timed.steps, [timed.modifierSpan], to: &spans)
    case .call, .choose, .clear, .clearClipboard, .close, .copy, .device, .language, .launch, .pick, .relaunch,
      .setClipboard, .stub, .swipeDown, .swipeRow, .tap, .tapOutside, .turn, .type, .wait:
      break
    }
  }
}
