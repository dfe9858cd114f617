extension Machine {
  /// `text.compare(other)` and its like, which give the order of two texts.
  func order(
    of text: String, _ other: String, _ word: Word, _ arguments: Arguments
  ) throws(Interruption) -> SwiftValue {
    var first = text
    var second = other
    var isNumeric = word == .localizedStandardCompare
    var foldsCase = word != .compare && word != .localizedCompare
    for option in try options(argument("options", of: arguments)) {
      switch option {
      case "caseInsensitive": foldsCase = true
      case "numeric": isNumeric = true
      case "literal": break
      default: throw unknownOption(option, of: "\(word)")
      }
    }
    if foldsCase || word == .localizedCompare { (first, second) = (first.lowercased(), second.lowercased()) }
    var result = isNumeric ? Self.numericOrder(first, second) : first == second ? 0 : first < second ? -1 : 1
    if result == 0, word == .localizedCompare || word == .localizedStandardCompare, text != other {
      // Of two that differ in case alone, the small letters stand first.
      result = text > other ? -1 : 1
    }
    let order: Word = result == 0 ? .orderedSame : result < 0 ? .orderedAscending : .orderedDescending
    return .symbol(SymbolValue(order.rawValue))
  }

  /// The order of two texts in which digits that stand side by side count as a number.
  private static func numericOrder(_ first: String, _ second: String) -> Int {
    var left = first[...]
    var right = second[...]
    while let a = left.first, let b = right.first {
      if a.isDigit, b.isDigit {
        let x = number(&left)
        let y = number(&right)
        if x.count != y.count { return x.count < y.count ? -1 : 1 }
        if x != y { return x < y ? -1 : 1 }
      } else {
        if a != b { return a < b ? -1 : 1 }
        left.removeFirst()
        right.removeFirst()
      }
    }
    return left.isEmpty ? (right.isEmpty ? 0 : -1) : 1
  }

  /// Takes the digits at the start, without zeros in front.
  private static func number(_ text: inout Substring) -> Substring {
    let digits = text.prefix(while: \.isDigit)
    text = text[digits.endIndex...]
    return digits.drop { $0 == "0" }
  }

  /// `text.range(of:options:)`.
  func range(of part: String, in text: String, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    var isPattern = false
    var foldsCase = false
    for option in try options(argument("options", of: arguments)) {
      switch option {
      case "caseInsensitive": foldsCase = true
      case "literal": break
      case "regularExpression": isPattern = true
      default: throw unknownOption(option, of: "range")
      }
    }
    if isPattern {
      let pattern = try regex(part, foldsCase: foldsCase)
      guard let match = text.firstMatch(of: pattern) else { return .none }
      let start = text.distance(from: text.startIndex, to: match.range.lowerBound)
      let length = text.distance(from: match.range.lowerBound, to: match.range.upperBound)
      return .range(RangeValue(.int(start), .int(start + length), isClosed: false))
    }
    guard let start = try find(foldsCase ? part.lowercased() : part, in: foldsCase ? text.lowercased() : text) else {
      return .none
    }
    return .range(RangeValue(.int(start), .int(start + part.count), isClosed: false))
  }

  private func regex(_ pattern: String, foldsCase: Bool) throws(Interruption) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(pattern).ignoresCase(foldsCase)
    } catch {
      throw unsupported("the regular expression '\(pattern)'")
    }
  }

  /// `text.replacingOccurrences(of:with:options:)`, with its options.
  func replaced(
    _ text: String, _ part: String, with other: String, options given: [String]
  ) throws(Interruption) -> String {
    for option in given where !["caseInsensitive", "literal", "regularExpression"].contains(option) {
      throw unknownOption(option, of: "replacingOccurrences")
    }
    guard given.contains("regularExpression") else {
      throw unknownOption(given.first ?? "", of: "replacingOccurrences")
    }
    if other.contains(where: { $0 == "$" || $0 == "\\" }) {
      throw unsupported("'\(other)' as the replacement of a regular expression")
    }
    let pattern = try regex(part, foldsCase: given.contains("caseInsensitive"))
    let result = text.replacing(pattern, with: other)
    try limit(result)
    return result
  }

  /// `text.folding(options:locale:)`; letters beyond ASCII have no table.
  func folded(_ text: String, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    var result = text
    for option in try options(argument("options", of: arguments)) {
      switch option {
      case "caseInsensitive": result = result.lowercased()
      case "diacriticInsensitive", "widthInsensitive":
        guard result.utf8.allSatisfy({ $0 < 128 }) else { throw unknownOption(option, of: "folding") }
      default: throw unknownOption(option, of: "folding")
      }
    }
    return .string(result)
  }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
