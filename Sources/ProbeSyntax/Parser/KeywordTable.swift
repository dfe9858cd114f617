/// Finds the keyword that a word is, without making a string of it.
///
/// A word's last eight bytes are one number, the bytes before them another: a keyword has no more than sixteen.
struct KeywordTable: Sendable {
  private struct Entry {
    var packed: UInt64 = 0
    var head: UInt64 = 0
    var keyword: Keyword?
  }

  private var entries: [Entry]
  private static let mask = 511

  /// The table of all keywords.
  static let all = KeywordTable()

  private init() {
    entries = Array(repeating: Entry(), count: KeywordTable.mask + 1)
    for keyword in Keyword.allCases {
      var entry = Entry(keyword: keyword)
      for byte in keyword.rawValue.utf8 {
        entry.head = entry.head << 8 | entry.packed >> 56
        entry.packed = entry.packed << 8 | UInt64(byte)
      }
      var slot = KeywordTable.slot(entry.packed)
      while entries[slot].keyword != nil { slot = (slot + 1) & KeywordTable.mask }
      entries[slot] = entry
    }
  }

  /// The keyword whose last eight bytes are `packed`, and whose bytes before these are `head`.
  @inline(__always)
  func find(head: UInt64, packed: UInt64) -> Keyword? {
    var slot = KeywordTable.slot(packed)
    while let keyword = entries[slot].keyword {
      if entries[slot].packed == packed, entries[slot].head == head { return keyword }
      slot = (slot + 1) & KeywordTable.mask
    }
    return nil
  }

  @inline(__always)
  private static func slot(_ packed: UInt64) -> Int {
    Int(truncatingIfNeeded: (packed &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }
}
