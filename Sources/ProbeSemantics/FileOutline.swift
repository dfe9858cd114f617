import ProbeSyntax

/// What stands at the top level of a file.
struct FileOutline {
  /// A statement with its place.
  struct Placed<Part> {
    var part: Part
    var statement: SourceSpan
  }

  /// `define`
  private(set) var definitions: [Placed<Definition>] = []
  /// `model`
  private(set) var models: [Placed<ModelDeclaration>] = []
  /// `ignore`
  private(set) var ignored: [Placed<IgnoreStatement>] = []
  /// `on`
  private(set) var defaultModels: Placed<[Name]>?
  /// `tags`
  private(set) var tags: [Tag] = []
  /// `setup`
  private(set) var setup: Block?
  /// The scenarios.
  private(set) var scenarios: [TreePlace] = []
  /// The first statement that belongs to a scenario which is the file.
  private(set) var firstStep: SourceSpan?
  /// `examples` of a scenario which is the file.
  private(set) var examples: Placed<Examples>?
  /// Blocks behind statements that could not be read.
  private(set) var brokenBlocks: [Block] = []
  /// Whether a definition, or a use of some, could not be read.
  private(set) var isMissingDefinitions = false
  /// Whether the declaration of a model, or a use of some, could not be read.
  private(set) var isMissingModels = false
  /// Whether `examples` could not be read.
  private(set) var isMissingExamples = false
  /// Whether a statement could not be read.
  private(set) var hasBrokenStatements = false
  /// Whether a scenario could not be read.
  private(set) var isMissingScenarios = false

  /// Reads the statements of `tree`.
  init(of tree: SyntaxTree) {
    var statements = tree.statements.makeIterator()
    while true {
      if let place = statements.skipScenario() {
        scenarios.append(place)
      } else if let statement = statements.next() {
        add(statement, of: tree)
      } else {
        return
      }
    }
  }

  private mutating func add(_ statement: Statement, of tree: SyntaxTree) {
    switch statement.kind {
    case .define(let definition):
      definitions.append(Placed(part: definition, statement: definition.headerSpan))
    case .examples(let examples):
      self.examples = Placed(part: examples, statement: statement.span)
      if firstStep == nil { firstStep = statement.span }
    case .ignore(let ignored): self.ignored.append(Placed(part: ignored, statement: statement.span))
    case .model(let declaration): models.append(Placed(part: declaration, statement: statement.span))
    case .models(let names):
      if defaultModels == nil { defaultModels = Placed(part: names, statement: statement.span) }
    case .scenario: preconditionFailure("a scenario was not passed over")
    case .setup(let block):
      if setup == nil { setup = block }
    case .step(let step):
      if let block = step.block, block.holdsBrokenExamples(tree) { isMissingExamples = true }
      if case .broken(let block) = step.kind {
        if let block { brokenBlocks.append(block) }
        noteBroken(statement.span, of: tree)
      } else if firstStep == nil {
        firstStep = step.headSpan
      }
    case .tags(let tags): self.tags += tags
    case .use: break
    }
  }

  /// What a statement that could not be read would have given is not missed elsewhere.
  private mutating func noteBroken(_ span: SourceSpan, of tree: SyntaxTree) {
    hasBrokenStatements = true
    if tree.beginsBrokenExamples(span) { isMissingExamples = true }
    switch tree.firstWord(in: span) {
    case "define": isMissingDefinitions = true
    case "model": isMissingModels = true
    case "scenario": isMissingScenarios = true
    case "use":
      isMissingDefinitions = true
      isMissingModels = true
    default: break
    }
  }
}

extension Block {
  /// Whether `examples`, or rows without it, stand in it or in a block of it: they were meant to give values.
  func holdsBrokenExamples(_ tree: SyntaxTree) -> Bool {
    // Blocks stand in each other only as deep as the parser allows.
    contains { step in
      if case .broken = step.kind, tree.beginsBrokenExamples(step.span) { return true }
      return step.block?.holdsBrokenExamples(tree) ?? false
    }
  }
}

extension SyntaxTree {
  /// Whether a statement that could not be read begins as `examples` or as a row.
  func beginsBrokenExamples(_ span: SourceSpan) -> Bool {
    span.length > 0 && file.bytes[span.start] == UInt8(ascii: "|") || firstWord(in: span) == "examples"
  }

  /// The span without blanks at its end.
  func trimmed(_ span: SourceSpan) -> SourceSpan {
    var end = span.end
    while end > span.start, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(file.bytes[end - 1]) { end -= 1 }
    return SourceSpan(start: span.start, end: end)
  }

  /// The ASCII letters that a statement begins with.
  func firstWord(in span: SourceSpan) -> String {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    return String(decoding: file.bytes[span.start..<span.end].prefix { letters.contains($0) }, as: UTF8.self)
  }
}
