/// Writes JSON, byte after byte, without building a tree.
struct JSONWriter {
  /// What has been written.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// What has been written, as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object whose members `members` writes.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// Writes an array whose elements `elements` writes.
  mutating func array(_ elements: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
  }

  /// Writes the name of a member; its value comes next.
  mutating func name(_ name: StaticString) {
    separate()
    quote(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a name that is not known beforehand; its value comes next.
  mutating func name(_ name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a text.
  mutating func value(_ text: String) {
    separate()
    var text = text
    text.withUTF8 { quote($0) }
  }

  /// Writes a number.
  mutating func value(_ number: Int) {
    separate()
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Writes `true` or `false`.
  mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  /// Writes what `other` has written, as the next values.
  mutating func append(_ other: JSONWriter) {
    guard !other.bytes.isEmpty else { return }
    separate()
    bytes.append(contentsOf: other.bytes)
  }

  /// Ends a line between two values.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func nest(_ open: UInt8, _ close: UInt8, _ parts: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    parts(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    var index = 0
    while index < text.count {
      let length = JSONEscape.length(of: text, at: index)
      if length > 0 {
        bytes.append(contentsOf: text[start..<index])
        bytes.append(contentsOf: JSONEscape.escape(of: text, at: index, length: length).utf8)
        start = index + length
        index = start
      } else {
        index += 1
      }
    }
    bytes.append(contentsOf: text[start...])
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  /// Writes a member with a text.
  mutating func member(_ name: StaticString, _ text: String) {
    self.name(name)
    value(text)
  }

  /// Writes a member with a text, unless there is none.
  mutating func member(_ name: StaticString, _ text: String?) {
    if let text { member(name, text) }
  }

  /// Writes a member with a number.
  mutating func member(_ name: StaticString, _ number: Int) {
    self.name(name)
    value(number)
  }

  /// Writes a member with a number, unless there is none.
  mutating func member(_ name: StaticString, _ number: Int?) {
    if let number { member(name, number) }
  }

  /// Writes a member with a flag.
  mutating func member(_ name: StaticString, _ flag: Bool) {
    self.name(name)
    value(flag)
  }

  /// Writes a member with an object.
  mutating func member(_ name: StaticString, object members: (inout JSONWriter) -> Void) {
    self.name(name)
    object(members)
  }

  /// Writes a member whose name is not known beforehand, with an object.
  mutating func member(name: String, object members: (inout JSONWriter) -> Void) {
    self.name(name)
    object(members)
  }

  /// Writes a member with an array of what `write` writes of each of `elements`.
  mutating func member<Element>(
    _ name: StaticString, array elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.name(name)
    array { writer in
      for element in elements { write(&writer, element) }
    }
  }

  /// Writes a member with an array of texts.
  mutating func member(_ name: StaticString, _ texts: [String]) {
    member(name, array: texts) { $0.value($1) }
  }
}
