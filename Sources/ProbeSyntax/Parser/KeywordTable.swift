/// Finds the keyword that a word is, without making a string of it.
///
/// A word's first eight bytes are one number, the bytes behind them another: a keyword has no more than sixteen.
struct KeywordTable: Sendable {
  private struct Entry {
    var first: UInt64 = 0
    var rest: UInt64 = 0
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
      for byte in keyword.rawValue.utf8.reversed() {
        entry.rest = entry.rest << 8 | entry.first >> 56
        entry.first = entry.first << 8 | UInt64(byte)
      }
      var slot = KeywordTable.slot(entry.first)
      while entries[slot].keyword != nil { slot = (slot + 1) & KeywordTable.mask }
      entries[slot] = entry
    }
  }

  /// The keyword whose first eight bytes are `first`, the lowest one first, and whose bytes behind these are `rest`.
  @inline(__always)
  func find(first: UInt64, rest: UInt64) -> Keyword? {
    var slot = KeywordTable.slot(first)
    while let keyword = entries[slot].keyword {
      if entries[slot].first == first, entries[slot].rest == rest { return keyword }
      slot = (slot + 1) & KeywordTable.mask
    }
    return nil
  }

  @inline(__always)
  private static func slot(_ first: UInt64) -> Int {
    Int(truncatingIfNeeded: (first &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }
}
