/// Texts that reports are known to get wrong, and all scalars there are.
enum SampleText {
  /// Texts with a meaning of their own in one format or another.
  static let difficult = [
    "<b>&amp;</b>", "]]>", "<![CDATA[x]]>", "::error::x", "%0A%25", "a\nb\r\nc\rd\te", "\u{1B}[31mred\u{1B}[0m",
    "\u{0}",
    "\u{202E}evil\u{202C}", "\u{2066}x\u{2069}", "\u{301}lone", "e\u{301}", "\u{1112}\u{1161}\u{11AB}", "한국어",
    "👩‍👩‍👧‍👦 🇩🇪 👍🏽", "# TODO x", "not ok 1 - x", "\\ # \\# 'x' \"y\"", "---", "...", "key: value", "- item", "| a |",
    "\u{FFFE}\u{FFFF}",
    "\u{2028}\u{2029}", "\u{FEFF}x", "</script><!--", "`x` *y* _z_ [a](b)", "  outer  ", "",
  ]

  /// All scalars, a few thousand in each text.
  static let scalars = texts(of: 0...0x10FFFF)

  /// The scalars of most scripts, and some of the rest.
  static let many = difficult + texts(of: 0...0x31FF) + texts(of: 0xD7A0...0x1_0010) + texts(of: 0x1F600...0x1F650)

  private static func texts(of range: ClosedRange<UInt32>) -> [String] {
    var texts: [String] = []
    var text = ""
    for value in range {
      guard let scalar = Unicode.Scalar(value) else { continue }
      text.unicodeScalars.append(scalar)
      if text.utf8.count > 16_000 {
        texts.append(text)
        text = ""
      }
    }
    return texts + [text]
  }

  static let all = difficult + scalars

  /// Whether two texts have the same scalars.
  static func equal(_ one: String, _ other: String) -> Bool { one.utf8.elementsEqual(other.utf8) }
}

extension String {
  /// What stands between the first `start` and the first `end` behind it.
  func text(between start: String, and end: String) -> String {
    let bytes = Array(utf8)
    guard let from = bytes.firstIndex(of: start), let to = bytes.firstIndex(of: end, from: from + start.utf8.count)
    else { return "" }
    return String(decoding: bytes[(from + start.utf8.count)..<to], as: UTF8.self)
  }

  /// How often `part` stands in it.
  func components(of part: String) -> Int {
    let bytes = Array(utf8)
    var count = 0
    var next = 0
    while let place = bytes.firstIndex(of: part, from: next) {
      count += 1
      next = place + part.utf8.count
    }
    return count
  }
}

extension [UInt8] {
  /// Where `part` begins, at `start` or behind.
  func firstIndex(of part: String, from start: Int = 0) -> Int? {
    let wanted = Array(part.utf8)
    guard let first = wanted.first, count >= wanted.count else { return nil }
    var index = start
    while index <= count - wanted.count {
      if self[index] == first, self[index..<index + wanted.count].elementsEqual(wanted) { return index }
      index += 1
    }
    return nil
  }
}
