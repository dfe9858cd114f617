/// The names of a file, each once, found by their bytes.
struct NameTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [UInt32] = [0]
  private var slots: [UInt32]

  /// A table without names.
  init() {
    slots = Array(repeating: 0, count: 64)
  }

  /// A table with the known words in it.
  static func withKnownNames() -> NameTable {
    var table = NameTable()
    table.addKnownNames()
    return table
  }

  private mutating func addKnownNames() {
    slots = Array(repeating: 0, count: 1024)
    let words = KnownName.joinedSpellings.withUTF8Buffer { Array($0) }
    bytes.reserveCapacity(2 * words.count)
    ends.reserveCapacity(256)
    var start = 0
    for index in 0...words.count where index == words.count || words[index] == UInt8(ascii: " ") {
      _ = intern(words, start, index)
      start = index + 1
    }
  }

  /// How many names there are.
  var count: Int { ends.count - 1 }

  /// The spelling of the name with this number.
  subscript(number: Int) -> String {
    String(decoding: bytes[Int(ends[number])..<Int(ends[number + 1])], as: UTF8.self)
  }

  /// The number of a name that is at hand as bytes of its own.
  mutating func intern(_ name: [UInt8]) -> UInt32 {
    intern(name, 0, name.count)
  }

  /// The number of a name, if it has one.
  func number(of name: [UInt8]) -> Int? {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var slot = Int(hash ^ (hash >> 15)) & (slots.count - 1)
    while slots[slot] != 0 {
      if isName(Int(slots[slot]) - 1, equalTo: name, 0, name.count) { return Int(slots[slot]) - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The number of the name in `source` from `start` to `end`.
  mutating func intern(_ source: [UInt8], _ start: Int, _ end: Int) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for index in start..<end { hash = (hash ^ UInt32(source[index])) &* 16_777_619 }
    var slot = Int(hash ^ (hash >> 15)) & (slots.count - 1)
    while slots[slot] != 0 {
      if isName(Int(slots[slot]) - 1, equalTo: source, start, end) { return slots[slot] - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: source[start..<end])
    ends.append(UInt32(bytes.count))
    slots[slot] = UInt32(count)
    if count * 2 > slots.count { grow() }
    return UInt32(count - 1)
  }

  /// The first byte of the name with this number.
  func firstByte(of name: UInt32) -> UInt8 {
    let start = Int(ends[Int(name)])
    return start < bytes.count ? bytes[start] : 0
  }

  private func isName(_ number: Int, equalTo source: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let first = Int(ends[number])
    guard Int(ends[number + 1]) - first == end - start else { return false }
    for offset in 0..<(end - start) where bytes[first + offset] != source[start + offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for number in 0..<count {
      var hash: UInt32 = 2_166_136_261
      for index in Int(ends[number])..<Int(ends[number + 1]) { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
      var slot = Int(hash ^ (hash >> 15)) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }
}
