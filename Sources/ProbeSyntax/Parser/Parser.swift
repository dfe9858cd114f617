/// Reads a script in one pass over its bytes: there is no token between the bytes and the tree.
///
/// Each production is a function that appends nodes, or throws a `Mistake`; mistakes are caught where reading can go on at the
/// next statement, and nowhere else.
struct Parser: ~Copyable {
  /// A modifier that takes checks only.
  enum TimedModifier: String {
    case atOnce = "at once"
    case throughout = "for"
    case within = "within"
  }

  let file: SourceFile
  let bytes: [UInt8]
  var count: Int { bytes.count }
  let keywords = KeywordTable.all

  /// The offset of the next byte.
  var position = 0
  /// The offset behind the last byte that belongs to a statement.
  var lastEnd = 0
  /// The offset behind the last closing quote.
  var lastQuoteEnd = -1
  var nodes: [SyntaxNode] = []
  var comments: [SourceSpan] = []
  var mistakes: [Mistake] = []
  /// A mistake in the statement that is being read which does not end its reading; one that does takes its place.
  var pending: Mistake? { didSet { hasPending = pending != nil } }
  /// Whether there is a pending mistake.
  var hasPending = false
  /// How many blocks and modifiers are open.
  var depth = 0
  /// The modifier that the steps being read stand under.
  var timedModifier: TimedModifier?
  /// Whether the rest of the file is not read: what is open then is no mistake of its own.
  var isStopped = false
  /// Texts without quotes that end in `{`: the explanation for a `}` too many.
  var textsEndingInBrace: [SourceSpan] = []
  /// What the file has had so far.
  var fileState = FileState()

  init(_ file: SourceFile) {
    self.file = file
    self.bytes = file.bytes
  }

  /// Reads the whole file.
  mutating func parseFile() -> (tree: SyntaxTree, diagnostics: [Diagnostic]) {
    if count > Limits.fileSize {
      let start = SourceSpan(start: 0, end: 0)
      mistakes.append(Mistake(.fileTooLarge(limit: Limits.fileSize), start))
    } else {
      nodes.reserveCapacity(count / 10 + 2)
      parseFileStatements()
      checkEncoding()
    }
    return (SyntaxTree(file: file, nodes: nodes, comments: comments), diagnostics())
  }

  /// The mistakes in the order of the file.
  private func diagnostics() -> [Diagnostic] {
    mistakes.enumerated().sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }.map {
      Diagnostic(
        $0.element.problem, file: file, span: $0.element.span,
        notes: $0.element.notes.map { Diagnostic.Note($0.message, file: file, span: $0.span) })
    }
  }
}

/// What has been seen at the top level of a file.
struct FileState {
  /// The statements that may stand once, with the place of the first.
  var firsts: [Keyword: SourceSpan] = [:]
  /// Whether a scenario has been seen.
  var hasScenarios = false
  /// The first step of each run of steps.
  var stepRuns: [SourceSpan] = []
  /// Whether the last statement was a step.
  var isInStepRun = false
  /// Tag lines that wait for their scenario.
  var pendingTags: SourceSpan?
}
