import ProbeSyntax

/// The mistakes found in a file: for each statement one, an error before a warning, then the first in the text.
struct StatementLog {
  /// A mistake with the statement it belongs to.
  struct Entry {
    var diagnostic: Diagnostic
    /// The statement without the block behind it.
    var statement: SourceSpan
  }

  /// What has been found.
  private(set) var entries: [Entry] = []
  private var positions: [Int: Int] = [:]

  /// Whether an error is among them.
  var hasErrors: Bool { entries.contains { $0.diagnostic.problem.severity == .error } }

  /// Notes a mistake unless its statement has one already that comes first.
  mutating func report(_ diagnostic: Diagnostic, statement: SourceSpan) {
    guard let position = positions[statement.start] else {
      positions[statement.start] = entries.count
      entries.append(Entry(diagnostic: diagnostic, statement: statement))
      return
    }
    let known = entries[position].diagnostic
    let isError = diagnostic.problem.severity == .error
    let comesFirst =
      isError == (known.problem.severity == .error) ? diagnostic.span.start < known.span.start : isError
    if comesFirst { entries[position].diagnostic = diagnostic }
  }

  /// Notes all mistakes of `other`.
  mutating func append(_ other: StatementLog) {
    for entry in other.entries { report(entry.diagnostic, statement: entry.statement) }
  }

  /// These mistakes and those that the parser found, in source order, still at most one for a statement.
  func merged(with parsed: [Diagnostic]) -> [Diagnostic] {
    guard !entries.isEmpty else { return parsed }
    let own = entries.sorted { $0.statement.start < $1.statement.start }
    var isDropped = Array(repeating: false, count: own.count)
    var result: [Diagnostic] = []
    var next = 0
    for diagnostic in parsed {
      // Statements that hold others are logged without their blocks, so that they follow each other.
      while next < own.count, own[next].statement.end <= diagnostic.span.start { next += 1 }
      let isSame = next < own.count && own[next].statement.start <= diagnostic.span.start
      let isOnlyWarning = diagnostic.problem.severity == .warning
      if isSame, isOnlyWarning, own[next].diagnostic.problem.severity == .error { continue }
      if isSame { isDropped[next] = true }
      result.append(diagnostic)
    }
    for (index, entry) in own.enumerated() where !isDropped[index] { result.append(entry.diagnostic) }
    return result.enumerated()
      .sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
      .map(\.element)
  }
}
