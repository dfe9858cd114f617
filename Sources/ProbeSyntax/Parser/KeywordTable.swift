/// Finds the keyword that a word is, without making a string of it.
///
/// A word's last eight bytes are one number; with its length that names at most one keyword, so a single comparison
/// decides. Longer keywords are compared in full.
struct KeywordTable: Sendable {
  private struct Entry {
    var packed: UInt64 = 0
    var length = 0
    var keyword: Keyword?
  }

  private var entries: [Entry]
  private static let mask = 511

  /// The table of all keywords.
  static let all = KeywordTable()

  private init() {
    entries = Array(repeating: Entry(), count: KeywordTable.mask + 1)
    for keyword in Keyword.allCases {
      var packed: UInt64 = 0
      for byte in keyword.rawValue.utf8 { packed = packed << 8 | UInt64(byte) }
      var slot = KeywordTable.slot(packed)
      while entries[slot].keyword != nil { slot = (slot + 1) & KeywordTable.mask }
      entries[slot] = Entry(packed: packed, length: keyword.rawValue.utf8.count, keyword: keyword)
    }
  }

  /// The keyword of `length` bytes whose last eight are `packed`; one of more than eight bytes is to be compared.
  @inline(__always)
  func find(packed: UInt64, length: Int) -> Keyword? {
    var slot = KeywordTable.slot(packed)
    while let keyword = entries[slot].keyword {
      if entries[slot].packed == packed, entries[slot].length == length { return keyword }
      slot = (slot + 1) & KeywordTable.mask
    }
    return nil
  }

  @inline(__always)
  private static func slot(_ packed: UInt64) -> Int {
    Int(truncatingIfNeeded: (packed &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }
}
