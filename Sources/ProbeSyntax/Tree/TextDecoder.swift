/// Turns the bytes of an operand into the characters they stand for; the parser has found no mistake in them.
struct TextDecoder {
  private let bytes: [UInt8]
  private let form: Operand.Form
  private var position: Int
  private let end: Int
  private var text: [UInt8] = []
  private var found: [TemplatePiece] = []

  /// A decoder for the `content` of an operand in the given form.
  init(bytes: [UInt8], form: Operand.Form, content: SourceSpan) {
    self.bytes = bytes
    self.form = form
    self.position = content.start
    self.end = content.end
  }

  /// The parts of the text.
  mutating func pieces() -> [TemplatePiece] {
    switch form {
    case .bare: decodeInterpolations()
    case .literal: decodeDoubledQuotes()
    case .quoted: decodeEscapes(to: end)
    case .multiline: decodeLines()
    case .regex: decodeEscapedBytes([UInt8(ascii: "/")])
    case .cell: decodeEscapedBytes([UInt8(ascii: "|"), UInt8(ascii: "\\")])
    }
    flush()
    return found
  }

  private mutating func flush() {
    if !text.isEmpty { found.append(.text(String(decoding: text, as: UTF8.self))) }
    text.removeAll(keepingCapacity: true)
  }

  private func byte(at index: Int) -> UInt8? { index < end ? bytes[index] : nil }

  private mutating func decodeInterpolations() {
    while position < end {
      if bytes[position] == UInt8(ascii: "\\"), byte(at: position + 1) == UInt8(ascii: "(") {
        decodeName()
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
  }

  /// `\(name)` at the position.
  private mutating func decodeName() {
    flush()
    let start = position
    while position < end, bytes[position] != UInt8(ascii: ")") { position += 1 }
    let name = String(decoding: bytes[start + 2..<position], as: UTF8.self)
    position += 1
    found.append(.name(name, span: SourceSpan(start: start, end: position)))
  }

  private mutating func decodeDoubledQuotes() {
    while position < end {
      text.append(bytes[position])
      position += bytes[position] == UInt8(ascii: "'") ? 2 : 1
    }
  }

  /// A backslash before one of `escaped` is dropped; any other stays.
  private mutating func decodeEscapedBytes(_ escaped: [UInt8]) {
    while position < end {
      if bytes[position] == UInt8(ascii: "\\"), let next = byte(at: position + 1) {
        if !escaped.contains(next) { text.append(bytes[position]) }
        text.append(next)
        position += 2
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
  }

  private mutating func decodeEscapes(to end: Int) {
    while position < end {
      let byte = bytes[position]
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
        position += 1
      } else {
        decodeEscape()
      }
    }
  }

  private mutating func decodeEscape() {
    guard let letter = byte(at: position + 1) else {
      position += 1
      return
    }
    switch letter {
    case UInt8(ascii: "("):
      decodeName()
      return
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "u"):
      let start = position + 3
      position = start
      while position < end, bytes[position] != UInt8(ascii: "}") { position += 1 }
      let digits = String(decoding: bytes[start..<position], as: UTF8.self)
      position += 1
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
        text.append(contentsOf: String(Character(scalar)).utf8)
      }
      return
    default: text.append(letter)
    }
    position += 2
  }

  /// The lines between `"""` and `"""`: the closing line's indentation is dropped from each, line ends become `\n`.
  private mutating func decodeLines() {
    var indentation = 0
    while bytes[end - 1 - indentation].isBlank { indentation += 1 }
    var isFirst = true
    var continues = false
    position = endOfLineBreak(at: firstLineBreak(from: position))
    while position < end - indentation {
      let lineEnd = firstLineBreak(from: position)
      if !isFirst, !continues { text.append(UInt8(ascii: "\n")) }
      isFirst = false
      let isBlankLine = bytes[position..<lineEnd].allSatisfy { $0.isBlank }
      position = isBlankLine ? min(position + indentation, lineEnd) : position + indentation
      let contentEnd = endOfContent(of: lineEnd)
      continues = contentEnd < lineEnd
      decodeEscapes(to: contentEnd)
      position = endOfLineBreak(at: lineEnd)
    }
  }

  /// The offset of a backslash that joins the line ending at `lineEnd` with the next one, else `lineEnd`.
  private func endOfContent(of lineEnd: Int) -> Int {
    var last = lineEnd
    while last > position, bytes[last - 1].isBlank { last -= 1 }
    var backslashes = 0
    while last - backslashes > position, bytes[last - backslashes - 1] == UInt8(ascii: "\\") { backslashes += 1 }
    return backslashes % 2 == 1 ? last - 1 : lineEnd
  }

  private func firstLineBreak(from start: Int) -> Int {
    var index = start
    while index < end, !bytes[index].isLineBreak { index += 1 }
    return index
  }

  private func endOfLineBreak(at index: Int) -> Int {
    guard index < end else { return end }
    let isPair = bytes[index] == UInt8(ascii: "\r") && byte(at: index + 1) == UInt8(ascii: "\n")
    return index + (isPair ? 2 : 1)
  }
}
