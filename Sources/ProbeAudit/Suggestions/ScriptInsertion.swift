import ProbeSyntax

/// The text of a script with lines put into it.
struct ScriptInsertion {
  /// A piece of text at an offset.
  struct Piece: Equatable {
    var offset: Int
    var text: [UInt8]
  }

  /// The script's bytes with `insertions`, which stand in the order of the script.
  static func text(of file: SourceFile, with insertions: [Insertion]) -> [UInt8] {
    var bytes: [UInt8] = []
    var position = 0
    for insertion in insertions {
      let piece = piece(insertion, in: file.bytes)
      let offset = max(piece.offset, position)
      bytes += file.bytes[position..<offset]
      bytes += piece.text
      position = offset
    }
    return bytes + file.bytes[position...]
  }

  /// The text of `insertion`: lines of their own beside a statement that has its line for itself, else the
  /// same line goes on.
  static func piece(_ insertion: Insertion, in bytes: [UInt8]) -> Piece {
    var lineStart = insertion.start
    while lineStart > 0, !isLineEnd(bytes[lineStart - 1]) { lineStart -= 1 }
    let before = bytes[lineStart..<insertion.start]
    var end = insertion.offset
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    let endsLine = end == bytes.count || isLineEnd(bytes[end]) || bytes[end] == UInt8(ascii: "#")
    let isAlone = endsLine && before.allSatisfy(isBlank)
    if insertion.isBefore {
      let behind = isAlone ? lineBreak(at: end, bytes) + before : Array("; ".utf8)
      return Piece(offset: insertion.start, text: insertion.lines.flatMap { Array($0.utf8) + behind })
    }
    guard isAlone else {
      let text = insertion.lines.map { "; \($0)" }.joined()
      return Piece(offset: insertion.offset, text: Array(text.utf8))
    }
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    let text = insertion.lines.flatMap { lineBreak(at: end, bytes) + before + Array($0.utf8) }
    return Piece(offset: end, text: text)
  }

  /// The line break that ends the line at `offset`, or that of Unix.
  private static func lineBreak(at offset: Int, _ bytes: [UInt8]) -> [UInt8] {
    let end = bytes[offset...].firstIndex(where: isLineEnd)
    return end.map { bytes[$0] } == UInt8(ascii: "\r") ? Array("\r\n".utf8) : [UInt8(ascii: "\n")]
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
