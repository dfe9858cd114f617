extension Parser {
  // multiline = '"""' newline { line newline } blanks '"""'
  /// Reads a text of several lines, with Swift's rules.
  mutating func parseMultiline(tag: UInt8) throws(Mistake) -> SyntaxNode {
    let start = position
    do {
      return try parseLines(tag: tag)
    } catch {
      position = start + 3
      while position < count, !(next == UInt8(ascii: "\"") && peek(1) == next && peek(2) == next) { position += 1 }
      if isAtEnd { isStopped = true }
      position = min(position + 3, count)
      throw error
    }
  }

  private mutating func parseLines(tag: UInt8) throws(Mistake) -> SyntaxNode {
    let start = position
    var flags = NodeFlags.needsDecoding
    position += 3
    skipBlanks()
    if !next.isLineBreak, !isAtEnd {
      let rest = restOfStatement()
      throw Mistake(.multilineOpening, rest)
    }
    let contentStart = position
    while position < count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\""), peek(1) == byte, peek(2) == byte {
        try checkIndentation(from: contentStart, to: position)
        position += 3
        lastEnd = position
        lastQuoteEnd = position
        return SyntaxNode(
          .operand, tag: tag | Operand.Form.multiline.rawValue, flags: flags, start: start, end: position)
      }
      if byte == UInt8(ascii: "\\"), position + 1 < count, !isLineContinuation {
        flags |= try skipEscape()
      } else {
        position += 1
      }
    }
    throw unterminatedString(at: start, quote: "\"\"\"")
  }

  /// Whether only blanks stand between the backslash at the position and the line's end.
  private var isLineContinuation: Bool {
    var index = position + 1
    while index < count, bytes[index].isBlank { index += 1 }
    return index < count && bytes[index].isLineBreak
  }

  /// Checks that the closing quotes stand alone, and that each line begins with the blanks before them.
  private func checkIndentation(from start: Int, to closing: Int) throws(Mistake) {
    var indentation = closing
    while bytes[indentation - 1].isBlank { indentation -= 1 }
    guard bytes[indentation - 1].isLineBreak else {
      throw Mistake(.insufficientIndentation, SourceSpan(start: closing, end: closing + 3))
    }
    var line = start
    while line < indentation {
      while line < indentation, bytes[line].isLineBreak { line += 1 }
      guard line < indentation else { return }
      let end = lineEnd(from: line)
      let isBlankLine = bytes[line..<end].allSatisfy { $0.isBlank }
      if !isBlankLine, !bytes[line..<end].starts(with: bytes[indentation..<closing]) {
        var text = line
        while bytes[text].isBlank { text += 1 }
        throw Mistake(.insufficientIndentation, SourceSpan(start: text, end: end))
      }
      line = end
    }
  }
}
