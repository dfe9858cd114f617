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

  /// The text of `insertion`: lines of their own behind a statement that ends its line, else the same line goes on.
  static func piece(_ insertion: Insertion, in bytes: [UInt8]) -> Piece {
    var lineStart = insertion.start
    while lineStart > 0, !isLineEnd(bytes[lineStart - 1]) { lineStart -= 1 }
    let before = bytes[lineStart..<insertion.start]
    var end = insertion.offset
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    let endsLine = end == bytes.count || isLineEnd(bytes[end]) || bytes[end] == UInt8(ascii: "#")
    guard endsLine, before.allSatisfy(isBlank) else {
      let text = insertion.lines.map { "; \($0)" }.joined()
      return Piece(offset: insertion.offset, text: Array(text.utf8))
    }
    while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
    let isWindows = end < bytes.count && bytes[end] == UInt8(ascii: "\r")
    let lineBreak: [UInt8] = isWindows ? Array("\r\n".utf8) : [UInt8(ascii: "\n")]
    let text = insertion.lines.flatMap { lineBreak + before + Array($0.utf8) }
    return Piece(offset: end, text: text)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
