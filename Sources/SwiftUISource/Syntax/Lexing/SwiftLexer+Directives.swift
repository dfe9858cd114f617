/// One open `#if`, and what was true where its present branch began.
struct ConditionalBranch {
  /// The offset of `#if`.
  var start: Int
  /// Whether a branch of it has been taken.
  var hasTaken: Bool
  /// Whether its present branch is read.
  var isActive: Bool
  /// Whether everything around it is read.
  var isOuterActive: Bool
  /// Where the present branch began, for one that is not read.
  var branchStart: Int
  /// The tokens, problems, strings and operator words before a branch that is not read.
  var tokenCount = 0
  var modes: [SwiftLexer.StringMode] = []
}

extension SwiftLexer {
  /// Obeys `#if`, `#elseif`, `#else`, `#endif`; says whether `name` was one of them.
  mutating func readDirective(_ name: UInt32, from start: Int) -> Bool {
    switch KnownName(rawValue: name) {
    case .if:
      let isOuterActive = !isSkipping
      let holds = readCondition() && isOuterActive
      conditions.append(
        ConditionalBranch(
          start: start, hasTaken: holds, isActive: holds, isOuterActive: isOuterActive, branchStart: position))
      beginBranch()
    case .elseif: nextBranch(from: start, name: "#elseif") { $0.readCondition() }
    case .else: nextBranch(from: start, name: "#else") { _ in true }
    case .endif:
      endBranch(at: start)
      guard let branch = conditions.popLast() else {
        report(.unexpectedDirective("#endif"), from: start)
        return true
      }
      isSkipping = !branch.isOuterActive
    default: return false
    }
    return true
  }

  /// Reports an `#if` that is open at the end of the file.
  mutating func finishConditions() {
    endBranch(at: bytes.count)
    isSkipping = false
    for branch in conditions { report(.unclosedCondition, from: branch.start, to: branch.start + 3) }
  }

  private mutating func nextBranch(from start: Int, name: String, condition: (inout SwiftLexer) -> Bool) {
    endBranch(at: start)
    let holds = condition(&self)
    guard let index = conditions.indices.last else { return report(.unexpectedDirective(name), from: start) }
    conditions[index].isActive = holds && !conditions[index].hasTaken && conditions[index].isOuterActive
    if conditions[index].isActive { conditions[index].hasTaken = true }
    beginBranch()
  }

  private mutating func beginBranch() {
    guard let index = conditions.indices.last else { return }
    let branch = conditions[index]
    isSkipping = !branch.isActive
    guard branch.isOuterActive, !branch.isActive else { return }
    conditions[index].branchStart = position
    conditions[index].tokenCount = tokens.count
    conditions[index].modes = modes
  }

  private mutating func endBranch(at end: Int) {
    guard let branch = conditions.last, branch.isOuterActive, !branch.isActive else { return }
    tokens.removeLast(tokens.count - branch.tokenCount)
    while let last = operatorDeclarations.last, last >= tokens.count { operatorDeclarations.removeLast() }
    modes = branch.modes
    inactiveRegions.append(SwiftSourceSpan(start: branch.branchStart, end: end))
  }

  /// Reads the condition behind `#if` up to the end of its line, and says whether it holds.
  private mutating func readCondition() -> Bool {
    let count = tokens.count
    let wasSkipping = isSkipping
    isSkipping = true
    var depth = 0
    while true {
      let start = position
      startsLine = false
      skipTrivia()
      let continues = depth > 0 || tokens.count > count && tokens[tokens.count - 1].kind == .binaryOperator
      if position >= bytes.count || byte() == UInt8(ascii: "#") || (startsLine && !continues) {
        position = start
        break
      }
      hasSpaceBefore = position > start
      readToken()
      if let mode = modes.last, mode.parentheses == nil { endUnterminated() }
      if tokens.last?.kind == .leftParen { depth += 1 }
      if tokens.last?.kind == .rightParen { depth -= 1 }
    }
    isSkipping = wasSkipping
    var condition = CompilationCondition(tokens: Array(tokens[min(count, tokens.count)...]), source: bytes)
    let holds = condition.evaluate()
    tokens.removeLast(max(0, tokens.count - count))
    return holds
  }
}
