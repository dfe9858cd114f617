/// Reads one JSON value, in one pass over its bytes.
struct JSONReader {
  /// How deep arrays and objects may stand in each other.
  static let nestingLimit = 64

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// The value that `bytes` hold, with white space around it.
  static func value(of bytes: ArraySlice<UInt8>) throws(JSONProblem) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.readValue(depth: 0)
    reader.skipSpace()
    if reader.index < reader.bytes.endIndex { throw .unexpectedByte(reader.bytes[reader.index]) }
    return value
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private mutating func readValue(depth: Int) throws(JSONProblem) -> JSONValue {
    if depth > Self.nestingLimit { throw .nestedTooDeeply(limit: Self.nestingLimit) }
    skipSpace()
    switch try peek() {
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readArray(depth: depth)
    case UInt8(ascii: "\""): return .text(try readText())
    case UInt8(ascii: "t"): return try readWord("true", .flag(true))
    case UInt8(ascii: "f"): return try readWord("false", .flag(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: return try readNumber()
    }
  }

  private mutating func readObject(depth: Int) throws(JSONProblem) -> JSONValue {
    var members: [(name: String, value: JSONValue)] = []
    index += 1
    skipSpace()
    if consume("}") { return .object(members) }
    while true {
      skipSpace()
      guard try peek() == UInt8(ascii: "\"") else { throw .unexpectedByte(bytes[index]) }
      let name = try readText()
      skipSpace()
      try expect(":")
      members.append((name, try readValue(depth: depth + 1)))
      skipSpace()
      if consume("}") { return .object(members) }
      try expect(",")
    }
  }

  private mutating func readArray(depth: Int) throws(JSONProblem) -> JSONValue {
    var elements: [JSONValue] = []
    index += 1
    skipSpace()
    if consume("]") { return .array(elements) }
    while true {
      elements.append(try readValue(depth: depth + 1))
      skipSpace()
      if consume("]") { return .array(elements) }
      try expect(",")
    }
  }

  private mutating func readWord(_ word: String, _ value: JSONValue) throws(JSONProblem) -> JSONValue {
    for byte in word.utf8 {
      guard try peek() == byte else { throw .unexpectedByte(bytes[index]) }
      index += 1
    }
    return value
  }

  // number = [ "-" ] ( "0" | digit1-9 { digit } ) [ "." digit { digit } ] [ ( "e" | "E" ) [ "+" | "-" ] digit { digit } ]
  private mutating func readNumber() throws(JSONProblem) -> JSONValue {
    let start = index
    _ = consume("-")
    if !consume("0") { try readDigits() }
    let end = index
    if consume(".") { try readDigits() }
    if consume("e") || consume("E") {
      if !consume("+") { _ = consume("-") }
      try readDigits()
    }
    return .number(end == index ? Int(String(decoding: bytes[start..<end], as: UTF8.self)) : nil)
  }

  private mutating func readDigits() throws(JSONProblem) {
    guard Self.isDigit(try peek()) else { throw .unexpectedByte(bytes[index]) }
    while index < bytes.endIndex, Self.isDigit(bytes[index]) { index += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func readText() throws(JSONProblem) -> String {
    index += 1
    let start = index
    while true {
      switch try peek() {
      case UInt8(ascii: "\""):
        let text = try decode(bytes[start..<index])
        index += 1
        return text
      case UInt8(ascii: "\\"):
        return try readText(behind: Array(bytes[start..<index]))
      case 0..<0x20: throw .unexpectedByte(bytes[index])
      default: index += 1
      }
    }
  }

  /// Reads on where a text has escapes.
  private mutating func readText(behind beginning: [UInt8]) throws(JSONProblem) -> String {
    var decoded = beginning
    while true {
      let byte = try peek()
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return try decode(decoded[...])
      case UInt8(ascii: "\\"): try readEscape(into: &decoded)
      case 0..<0x20: throw .unexpectedByte(byte)
      default: decoded.append(byte)
      }
    }
  }

  private mutating func readEscape(into decoded: inout [UInt8]) throws(JSONProblem) {
    let byte = try peek()
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(byte)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): decoded.append(contentsOf: String(try readScalar()).utf8)
    default: throw .invalidEscape
    }
  }

  /// The scalar of `XXXX`, or of `XXXX\uXXXX` where the first is half of a pair.
  private mutating func readScalar() throws(JSONProblem) -> Unicode.Scalar {
    let first = try readFourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), consume("\\"), consume("u") else { throw .invalidEscape }
    let second = try readFourDigits()
    guard (0xDC00..<0xE000).contains(second) else { throw .invalidEscape }
    guard let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) else {
      throw .invalidEscape
    }
    return scalar
  }

  private mutating func readFourDigits() throws(JSONProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(try peek())).hexDigitValue else { throw .invalidEscape }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private func decode(_ text: ArraySlice<UInt8>) throws(JSONProblem) -> String {
    guard let decoded = String(validating: text, as: UTF8.self) else { throw .invalidUTF8 }
    return decoded
  }

  private func peek() throws(JSONProblem) -> UInt8 {
    guard index < bytes.endIndex else { throw .ended }
    return bytes[index]
  }

  private mutating func consume(_ wanted: Unicode.Scalar) -> Bool {
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: wanted) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ wanted: Unicode.Scalar) throws(JSONProblem) {
    guard try peek() == UInt8(ascii: wanted) else { throw .unexpectedByte(bytes[index]) }
    index += 1
  }

  private mutating func skipSpace() {
    while index < bytes.endIndex {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }
}
