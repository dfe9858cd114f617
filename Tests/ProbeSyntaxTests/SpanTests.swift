import ProbeSyntax
import Testing

/// What a reader of the tree can point at.
@Suite struct SpanTests {
  private func steps(_ marked: MarkedText) -> (tree: SyntaxTree, steps: [Step]) {
    let tree = ParsedFile(parsing: SourceFile(path: "spans.probe", text: marked.text)).tree
    let steps = tree.statements.compactMap { statement -> Step? in
      guard case .step(let step) = statement.kind else { return nil }
      return step
    }
    return (tree, steps)
  }

  @Test func pointsAtTheWordsOfASubject() throws {
    let marked = MarkedText("require  no 1️⃣screen  text2️⃣ 3️⃣'a'4️⃣")
    let (_, steps) = steps(marked)

    guard case .expect(let expectation) = try #require(steps.first).kind else {
      Issue.record("no check")
      return
    }
    #expect(expectation.isRequired && expectation.isNegated)
    #expect(expectation.subjectSpan == marked.span("1️⃣", "2️⃣"))
    guard case .text(let condition, .screen) = expectation.subject else {
      Issue.record("no text")
      return
    }
    #expect(condition.operand.span == marked.span("3️⃣", "4️⃣"))
    #expect(condition.operand.contentSpan.length == 1)
  }

  @Test func pointsAtAModifierAndItsSteps() throws {
    let marked = MarkedText("1️⃣within 2s2️⃣ 3️⃣{ expect sheet }4️⃣; 5️⃣at  once6️⃣ 7️⃣expect sheet8️⃣")
    let (_, steps) = steps(marked)

    let timed = steps.compactMap { step -> Timed? in
      guard case .timed(let timed) = step.kind else { return nil }
      return timed
    }
    #expect(timed.map(\.modifierSpan) == [marked.span("1️⃣", "2️⃣"), marked.span("5️⃣", "6️⃣")])
    #expect(timed.map(\.steps.span) == [marked.span("3️⃣", "4️⃣"), marked.span("7️⃣", "8️⃣")])
    #expect(timed.map(\.steps.isBraced) == [true, false])
  }

  @Test func pointsAtAHeader() throws {
    let marked = MarkedText("@tag\n1️⃣2️⃣scenario 'x' on item3️⃣ 4️⃣{\n  copy\n}5️⃣\n")
    let tree = ParsedFile(parsing: SourceFile(path: "spans.probe", text: marked.text)).tree

    let statement = try #require(tree.statements.first { _ in true })
    guard case .scenario(let scenario) = statement.kind else {
      Issue.record("no scenario")
      return
    }
    #expect(statement.span == marked.span("1️⃣", "5️⃣"))
    #expect(scenario.headerSpan == marked.span("2️⃣", "3️⃣"))
    #expect(scenario.steps.span == marked.span("4️⃣", "5️⃣"))
    #expect(scenario.tags.map { tree.text(of: $0) } == ["tag"])
  }

  @Test func findsCommentsByTheirPlace() {
    let marked = MarkedText("# one\n1️⃣copy # two\n# three\n2️⃣close # four")
    let tree = ParsedFile(parsing: SourceFile(path: "spans.probe", text: marked.text)).tree

    let between = marked.span("1️⃣", "2️⃣").map { tree.comments(in: $0).map { tree.text(in: $0) } }

    #expect(between == ["# two", "# three"])
    #expect(tree.comments.count == 4)
  }

  @Test func pointsAtTheLastBarOfARow() throws {
    let marked = MarkedText("copy\nexamples\n| a |\n1️⃣| 1 2️⃣|3️⃣ # comment\n")
    let tree = ParsedFile(parsing: SourceFile(path: "spans.probe", text: marked.text)).tree

    var rows: [Examples.Row] = []
    for statement in tree.statements {
      if case .examples(let examples) = statement.kind { rows += examples.rows }
    }
    #expect(rows.map(\.span) == [marked.span("1️⃣", "3️⃣")])
    #expect(rows.map(\.lastBar) == [marked.span("2️⃣", "3️⃣")])
  }
}
