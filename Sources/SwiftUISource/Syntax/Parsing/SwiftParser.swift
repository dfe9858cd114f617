/// Turns the tokens of a Swift file into a tree, going on after mistakes.
///
/// Every production consumes what it can and reports what is wrong at most once for a place; none throws.
/// A class, since its functions lie deep in each other and each would hold copies of a structure on its stack.
final class SwiftParser {
  /// How many brackets, bodies and types may lie in each other.
  static let nestingLimit = 128

  var tokens: [SwiftToken]
  var position = 0
  var tree: SwiftSyntaxTree
  var precedences = PrecedenceTable()
  /// The nesting at the position.
  var depth = 0
  /// The height of what was read since it was last set to zero, in brackets and links of chains.
  var height = 0
  /// Whether `{` begins a body here rather than a closure, as behind `if`.
  var isBeforeBody = false
  /// Whether the conditions of a `guard` are read.
  var isInGuard = false
  /// Whether `let x` and `is T` may stand where an expression does.
  var isInPattern = false
  /// Whether what is read may be given up again, so that nothing is reported.
  var isTrying = false
  /// Whether something went wrong since the attempt began.
  var hasFailed = false
  /// The tokens that an attempt has split, as they were.
  var splits: [(Int, SwiftToken)] = []
  private var lastProblemPosition = -1
  /// Whether too deep code was found; one report in a file is enough.
  private var hasReportedDepth = false

  /// Reads a whole file.
  static func parse(_ source: [UInt8]) -> SwiftSyntaxTree {
    guard source.count < 1 << 30 else {
      var tree = SwiftSyntaxTree(source: source)
      tree.problems = [LocatedSwiftSourceProblem(.fileTooLarge, at: SwiftSourceSpan(start: 0, end: 0))]
      return tree
    }
    var lexer = SwiftLexer(source)
    lexer.readAll()
    let parser = SwiftParser(lexer)
    parser.declareOperators(at: lexer.operatorDeclarations)
    parser.tree.topLevel = parser.parseStatements(until: .endOfFile)
    parser.tree.problems.sort { $0.span.start < $1.span.start }
    return parser.tree
  }

  private init(_ lexer: SwiftLexer) {
    tokens = lexer.tokens
    tree = SwiftSyntaxTree(source: lexer.bytes)
    tree.names = lexer.names
    tree.problems = lexer.problems
    tree.inactiveRegions = lexer.inactiveRegions
    tree.expressions.reserveCapacity(tokens.count / 3)
  }

  /// A parser of the tokens that `lexer` read behind the text of `tree`, whose nodes are added to it.
  init(_ lexer: consuming SwiftLexer, addingTo tree: consuming SwiftSyntaxTree) {
    tokens = lexer.tokens
    self.tree = tree
    self.tree.names = lexer.names
    self.tree.problems += lexer.problems
  }

  /// The token at the position.
  var current: SwiftToken {
    tokens[position]
  }

  /// The token `distance` further on; the end of the file stands behind the last.
  func peek(_ distance: Int) -> SwiftToken {
    let index = position + distance
    return index < tokens.count ? tokens[index] : tokens[tokens.count - 1]
  }

  /// Whether the current token is of this kind.
  func at(_ kind: SwiftToken.Kind) -> Bool { tokens[position].kind == kind }

  /// Whether the current token is this word.
  func at(_ word: KnownName) -> Bool { tokens[position].isWord(word) }

  /// Goes on to the next token; stays at the end of the file.
  func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  /// Passes over the current token if it is of this kind.
  func consume(_ kind: SwiftToken.Kind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  /// Passes over the current token if it is this word.
  func consume(_ word: KnownName) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Passes over a token of this kind, or reports that it is missing.
  @discardableResult
  func expect(_ kind: SwiftToken.Kind, _ text: String) -> Bool {
    if consume(kind) { return true }
    reportExpected(.token(text))
    return false
  }

  /// The offset where the next node begins.
  var start: Int { Int(current.start) }

  /// The offset where the last token ended.
  var end: Int { position > 0 ? Int(tokens[position - 1].end) : start }

  /// The span from `start` to the last token, empty if nothing was consumed.
  func span(from start: Int) -> SwiftSourceSpan { SwiftSourceSpan(start: start, end: max(start, end)) }

  /// Reports that something else stands at the position than the grammar wants.
  func reportExpected(_ expectation: SwiftSourceProblem.Expectation) {
    let found =
      at(.endOfFile) ? nil : tree.text(in: SwiftSourceSpan(start: start, end: min(start + 40, current.span.end)))
    report(.expected(expectation, found: found), at: current.span)
  }

  /// Reports a mistake, the first at a position only.
  func report(_ problem: SwiftSourceProblem, at span: SwiftSourceSpan) {
    hasFailed = true
    guard !isTrying, lastProblemPosition != position else { return }
    if case .nestingTooDeep = problem {
      if hasReportedDepth { return }
      hasReportedDepth = true
    }
    lastProblemPosition = position
    tree.problems.append(LocatedSwiftSourceProblem(problem, at: span))
  }

  /// Goes one level deeper and gives the height so far; nil where that would be too deep (reported).
  func enter() -> Int? {
    guard depth < Self.nestingLimit else {
      report(.nestingTooDeep(limit: Self.nestingLimit), at: current.span)
      return nil
    }
    depth += 1
    let outer = height
    height = 0
    return outer
  }

  /// Comes back from a level that `enter` opened.
  func leave(_ outer: Int) {
    depth -= 1
    height = max(outer, height + 1)
  }

  /// Passes over the current token, a bracket with all that is in it.
  func skipBalanced() {
    switch current.kind {
    case .leftBrace, .leftParen, .leftSquare, .interpolationStart:
      let match = Int(current.value)
      position = match > position ? match + 1 : tokens.count - 1
    default: advance()
    }
  }
}

extension SwiftSyntaxTree {
  /// Reads a whole Swift file; mistakes stand in `problems`, and what can be understood stands in the tree.
  public init(reading source: [UInt8]) {
    self = SwiftParser.parse(source)
  }
}

extension SwiftToken {
  /// Whether it is this word, not in backticks.
  func isWord(_ word: KnownName) -> Bool {
    value == word.rawValue && (kind == .keyword || (kind == .identifier && !isEscaped))
  }

  /// Whether it can name something: an identifier, or `self`, `Self`, `init` and the like.
  var isName: Bool { kind == .identifier }

  /// Whether it is a word of any kind, as behind a full stop or before a colon.
  var isAnyWord: Bool { kind == .identifier || kind == .keyword }

  /// Whether it is an operator in any position.
  var isOperator: Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .postfixExclamation: true
    default: false
    }
  }

  /// The name that it spells.
  var name: NameID { NameID(Int(value)) }

  /// The name and its place.
  var namePlace: NamePlace { NamePlace(name: name, span: span) }
}
