import ProbeSyntax

/// Writes a tree one statement a line, as its readers see it.
struct TreeDump {
  private let tree: SyntaxTree
  private var text = ""

  static func text(of tree: SyntaxTree) -> String {
    var dump = TreeDump(tree: tree)
    for statement in tree.statements { dump.write(statement) }
    return dump.text
  }

  private init(tree: SyntaxTree) {
    self.tree = tree
  }

  private mutating func line(_ depth: Int, _ words: String...) {
    let parts = words.filter { !$0.isEmpty }
    text += String(repeating: "  ", count: depth) + parts.joined(separator: " ") + "\n"
  }

  private mutating func write(_ statement: Statement) {
    switch statement.kind {
    case .define(let definition):
      line(0, "define", show(definition.name), "(" + show(definition.parameters) + ")")
      write(definition.steps, 1)
    case .examples(let examples): write(examples, 0)
    case .ignore(let ignored):
      line(0, "ignore", ignored.mutants.map { show($0) }.joined(separator: ", "), "because", show(ignored.reason))
    case .model(let model): line(0, "model", show(model.name), "from", show(model.path), "view", show(model.view))
    case .models(let names): line(0, "models", show(names))
    case .scenario(let scenario):
      line(
        0, "scenario", show(scenario.name), scenario.tags.map { "@" + tree.text(of: $0) }.joined(separator: " "),
        scenario.models.isEmpty ? "" : "on " + show(scenario.models),
        scenario.catches.isEmpty ? "" : "catches " + show(scenario.catches))
      write(scenario.steps, 1)
      if let examples = scenario.examples { write(examples, 1) }
    case .setup(let block):
      line(0, "setup")
      write(block, 1)
    case .step(let step): write(step, 0)
    case .tags(let tags): line(0, "tags", tags.map { "@" + tree.text(of: $0) }.joined(separator: " "))
    case .use(let path): line(0, "use", show(path))
    }
  }

  private mutating func write(_ block: Block, _ depth: Int) {
    for step in block { write(step, depth) }
  }

  private mutating func write(_ examples: Examples, _ depth: Int) {
    line(depth, "examples")
    line(depth + 1, "columns", examples.header.cells.map(show).joined(separator: ", "))
    for row in examples.rows { line(depth + 1, "row", row.cells.map(show).joined(separator: ", ")) }
  }

  private mutating func write(_ step: Step, _ depth: Int) {
    switch step.kind {
    case .broken(let block):
      line(depth, "broken")
      if let block { write(block, depth + 1) }
    case .call(let call):
      line(depth, "do", show(call.name), "(" + call.arguments.map(show).joined(separator: ", ") + ")")
    case .choose(let label): line(depth, "choose", show(label))
    case .clear(let field): line(depth, "clear", show(field))
    case .clearClipboard: line(depth, "clear-clipboard")
    case .close: line(depth, "close")
    case .copy: line(depth, "copy")
    case .device(let name): line(depth, "device", show(name))
    case .expect(let expectation): write(expectation, depth)
    case .failsOn(let block): write("fails-on", block, depth)
    case .language(let code): line(depth, "language", show(code))
    case .launch(let launch): write(launch, depth)
    case .on(let block): write("on", block, depth)
    case .pick(let option, let picker): line(depth, "pick", show(option), "in", show(picker))
    case .relaunch: line(depth, "relaunch")
    case .setClipboard(let content): line(depth, "set-clipboard", show(content))
    case .stub(let stub): write(stub, depth)
    case .swipeDown: line(depth, "swipe-down")
    case .swipeRow(let isLeft, let label): line(depth, isLeft ? "swipe-left" : "swipe-right", show(label))
    case .tap(let label): line(depth, "tap", show(label))
    case .tapOutside: line(depth, "tap-outside")
    case .timed(let timed):
      switch timed.timing {
      case .atOnce: line(depth, "at-once")
      case .throughout(let time): line(depth, "for", show(time))
      case .within(let time): line(depth, "within", show(time))
      }
      write(timed.steps, depth + 1)
    case .turn(let isOn, let toggle): line(depth, isOn ? "turn-on" : "turn-off", show(toggle))
    case .type(let content, let field): line(depth, "type", show(content), "into", show(field))
    case .wait(let time): line(depth, "wait", show(time))
    }
  }

  private mutating func write(_ word: String, _ block: ModelBlock, _ depth: Int) {
    line(depth, word, show(block.models))
    write(block.steps, depth + 1)
  }

  private mutating func write(_ stub: Stub, _ depth: Int) {
    let delay = stub.delay.map { "after " + show($0) } ?? ""
    switch stub.outcome {
    case .fails(let message): line(depth, "stub", show(stub.name), "fails", show(message), delay)
    case .returns(let value): line(depth, "stub", show(stub.name), "returns", show(value), delay)
    }
  }

  private mutating func write(_ launch: Launch, _ depth: Int) {
    switch launch {
    case .argument(let content): line(depth, "launch-argument", show(content))
    case .with(let arguments):
      line(depth, "launch", arguments.map { show($0.name) + ": " + show($0.value) }.joined(separator: ", "))
    }
  }

  private mutating func write(_ expectation: Expectation, _ depth: Int) {
    line(
      depth, expectation.isRequired ? "require" : "expect", expectation.isNegated ? "no" : "",
      "{" + tree.text(in: expectation.subjectSpan) + "}", show(expectation.subject))
  }

  private func show(_ subject: Expectation.Subject) -> String {
    switch subject {
    case .activity(let condition): "activity " + show(condition)
    case .activityCopy: "activity-copy"
    case .button(let condition, let isEnabled, let reach):
      "button " + show(condition) + (isEnabled.map { $0 ? " enabled" : " disabled" } ?? "") + show(reach)
    case .caption(let condition): "caption" + show(condition)
    case .cells(let count, let reach): "cells " + show(count) + show(reach)
    case .clipboard(let condition): "clipboard " + show(condition)
    case .clipboardEmpty: "clipboard-empty"
    case .clipboardUnchanged: "clipboard-unchanged"
    case .completion(let isCompleted): isCompleted ? "completed" : "cancelled"
    case .crash(let condition): "crash" + show(condition)
    case .dismissals(let count): "dismissals " + show(count)
    case .evaluations(let view, let count): "evaluations " + show(view) + " " + show(count)
    case .field(let condition, let value, let reach):
      "field " + show(condition) + (value == nil ? "" : " value" + show(value)) + show(reach)
    case .presentation(let presentation, let condition): "\(presentation)" + show(condition)
    case .presentations(let count): "presentations " + show(count)
    case .shareSheet: "share-sheet"
    case .text(let condition, let reach): "text " + show(condition) + show(reach)
    case .toggle(let condition, let isOn): "toggle " + show(condition) + (isOn.map { $0 ? " on" : " off" } ?? "")
    case .warning(let condition): "warning " + show(condition)
    }
  }

  private func show(_ reach: Expectation.Reach) -> String {
    switch reach {
    case .screen: " anywhere"
    case .top: ""
    }
  }

  private func show(_ condition: TextCondition?) -> String { condition.map { " " + show($0) } ?? "" }

  private func show(_ condition: TextCondition) -> String { "\(condition.relation) " + show(condition.operand) }

  private func show(_ count: Count) -> String {
    switch count.value {
    case .interpolated(let operand): "\(count.relation) " + show(operand)
    case .number(let number): "\(count.relation) \(number)"
    }
  }

  private func show(_ time: TimeSpan) -> String {
    switch time.value {
    case .duration(let duration): "\(Int(duration / .milliseconds(1))) ms"
    case .interpolated(let operand): show(operand)
    }
  }

  private func show(_ value: ScriptValue) -> String {
    switch value {
    case .list(let elements, _): "[" + elements.map(show).joined(separator: ", ") + "]"
    case .nothing: "nothing"
    case .number(let number, _): "\(number)"
    case .text(let operand): show(operand)
    case .truth(let isTrue, _): "\(isTrue)"
    }
  }

  private func show(_ name: Name) -> String { tree.text(of: name) }

  private func show(_ names: [Name]) -> String { names.map(show).joined(separator: ", ") }

  private func show(_ operand: Operand) -> String {
    let pieces = tree.pieces(of: operand).map { piece in
      switch piece {
      case .name(let name, let span): "<\(name) \(tree.text(in: span))>"
      case .text(let text): text.debugDescription
      }
    }
    return "\(operand.form):" + (pieces.isEmpty ? "\"\"" : pieces.joined(separator: "+"))
  }
}
