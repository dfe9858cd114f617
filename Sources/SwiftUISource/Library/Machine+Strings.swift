import PresentationRuntime

extension Machine {
  func stringMethod(
    _ receiver: inout SwiftValue, _ word: Word, _ arguments: Arguments, _ hasChanged: inout Bool
  ) throws(Interruption) -> SwiftValue? {
    guard case .string(let text) = receiver else { return nil }
    try charge(text)
    func other(_ value: SwiftValue?) throws(Interruption) -> String {
      switch value {
      case .string(let text)?: return text
      case .opaque(let opaque)?: throw unknown(opaque)
      case let value?: return try describe(value)
      case nil: return ""
      }
    }
    switch word {
    case .uppercased: return .string(text.uppercased())
    case .lowercased: return .string(text.lowercased())
    case .capitalized: return .string(capitalized(text))
    case .hasPrefix: return .bool(text.hasPrefix(try other(arguments.values.first)))
    case .hasSuffix: return .bool(text.hasSuffix(try other(arguments.values.first)))
    case .contains, .localizedCaseInsensitiveContains, .localizedStandardContains:
      guard arguments.lastFunction == nil else { return try sequenceMethod(elements(of: receiver), word, arguments) }
      let part = try other(arguments.values.first)
      if word == .contains { return .bool(try part.isEmpty ? true : find(part, in: text) != nil) }
      return .bool(try find(part.lowercased(), in: text.lowercased()) != nil)
    case .replacingOccurrences, .replacing:
      let part = try other(arguments[.of] ?? arguments.values.first)
      let options = try options(argument("options", of: arguments)).filter { $0 != "literal" }
      if !options.isEmpty {
        return .string(try replaced(text, part, with: try other(arguments[.with]), options: options))
      }
      return .string(try replaced(text, part, with: try other(arguments[.with])))
    case .trimmingCharacters: return .string(try trimmed(text, in: arguments[.in]))
    case .split: return try splitText(text, arguments)
    case .components where !isText(arguments[.separatedBy]):
      let isSeparator = try characters(in: arguments[.separatedBy])
      return .array(
        text.split(omittingEmptySubsequences: false, whereSeparator: isSeparator).map { .string(String($0)) })
    case .components: return .array(try separated(text, by: other(arguments[.separatedBy])).map { .string($0) })
    case .append:
      let added: String
      if let contents = arguments[.contentsOf] {
        added = try joinedText(elements(of: contents))
      } else {
        added = try other(arguments.values.first)
      }
      let result = text + added
      if result.utf8.count > Budget.size { throw tooLarge() }
      receiver = .string(result)
      hasChanged = true
      return .unit
    case .appending:
      let result = text + (try other(arguments.values.first))
      try limit(result)
      return .string(result)
    case .insert:
      if case .int(let index)? = arguments[.at] {
        guard index >= 0, index <= text.count else { throw crash("String index is out of bounds") }
        let result = String(text.prefix(index)) + (try other(arguments.values.first)) + String(text.dropFirst(index))
        try limit(result)
        receiver = .string(result)
        hasChanged = true
      }
      return .unit
    case .removeFirst, .removeLast, .popLast:
      if case .int(let count)? = arguments.values.first {
        guard count >= 0, count <= text.count else {
          throw crash("Can't remove more items from a collection than it contains")
        }
        receiver = .string(String(word == .removeFirst ? text.dropFirst(count) : text.dropLast(count)))
        hasChanged = true
        return .unit
      }
      guard let edge = word == .removeFirst ? text.first : text.last else {
        if word == .popLast { return SwiftValue.none }
        throw crash("Can't remove \(word == .removeFirst ? "first" : "last") element from an empty collection")
      }
      receiver = .string(String(word == .removeFirst ? text.dropFirst() : text.dropLast()))
      hasChanged = true
      return .string(String(edge))
    case .remove:
      guard case .int(let index)? = arguments[.at], index >= 0, index < text.count else {
        throw crash("String index is out of bounds")
      }
      let removed = text[text.index(text.startIndex, offsetBy: index)]
      receiver = .string(String(text.prefix(index)) + String(text.dropFirst(index + 1)))
      hasChanged = true
      return .string(String(removed))
    case .removeAll:
      if let function = arguments.lastFunction {
        var kept = ""
        for character in text where try !condition(call(function, [.string(String(character))])) {
          kept.append(character)
        }
        receiver = .string(kept)
      } else {
        receiver = .string("")
      }
      hasChanged = true
      return .unit
    case .prefix, .suffix, .dropFirst, .dropLast, .filter, .reversed:
      if word == .prefix, let end = arguments[.upTo] ?? arguments[.through], case .int(let count) = end {
        guard count >= 0, count <= text.count else { throw crash("String index is out of bounds") }
        return .string(String(text.prefix(arguments.has(.through) ? count + 1 : count)))
      }
      if word == .suffix, case .int(let start)? = arguments[.from] {
        guard start >= 0, start <= text.count else { throw crash("String index is out of bounds") }
        return .string(String(text.dropFirst(start)))
      }
      guard let result = try sequenceMethod(elements(of: receiver), word, arguments) else { return nil }
      return try joinedText(elements(of: result)).asValue
    case .index:
      if case .int(let index)? = arguments[.after] { return .int(try integers(.add, index, 1)) }
      if case .int(let index)? = arguments[.before] { return .int(try integers(.subtract, index, 1)) }
      if case .int(let index)? = arguments.first, case .int(let offset)? = arguments[.offsetBy] {
        let end = try integers(.add, index, offset)
        guard end >= 0, end <= text.count else { throw crash("String index is out of bounds") }
        return .int(end)
      }
      return nil
    case .range:
      return try range(of: other(arguments[.of]), in: text, arguments)
    case .padding:
      guard case .int(let length)? = arguments[.toLength] else { return nil }
      guard length >= 0 else { throw crash("Can't take a prefix of negative length from a collection") }
      if length > Budget.size { throw tooLarge() }
      try spend(length / Budget.bytesPerStep)
      let pad = try other(arguments[.withPad])
      var result = String(text.prefix(length))
      var missing = length - result.count
      while missing > 0, !pad.isEmpty {
        let part = pad.prefix(missing)
        result += part
        missing -= part.count
      }
      try limit(result)
      return .string(result)
    case .compare, .localizedCompare, .caseInsensitiveCompare, .localizedCaseInsensitiveCompare,
      .localizedStandardCompare:
      return try order(of: text, other(arguments.values.first), word, arguments)
    case .data:
      guard case .symbol(let encoding)? = arguments.values.first, ["utf8", "ascii"].contains(name(encoding.name)) else {
        throw unsupported("'data(using:)' with this encoding")
      }
      return .foreign(Foreign(.data(Array(text.utf8))))
    case .addingPercentEncoding: return try percentEncoded(text, arguments)
    case .folding: return try folded(text, arguments)
    case .removingPercentEncoding, .precomposedStringWithCanonicalMapping: return .string(text)
    case .appendingPathComponent: return .string(text + "/" + (try other(arguments.values.first)))
    case .write: return .unit
    case .formatted: return receiver
    case .max, .min, .sorted, .first, .last, .map, .compactMap, .flatMap, .forEach, .enumerated, .allSatisfy, .reduce,
      .firstIndex, .lastIndex, .randomElement, .shuffled, .elementsEqual, .starts, .drop, .count:
      return try sequenceMethod(elements(of: receiver), word, arguments)
    default: return nil
    }
  }

  private func isText(_ value: SwiftValue?) -> Bool {
    if case .string? = value { true } else { false }
  }

  private func joinedText(_ values: [SwiftValue]) throws(Interruption) -> String {
    var text = ""
    for value in values {
      text += try describe(value)
      try limit(text)
    }
    return text
  }

  /// Takes up steps for going through a text.
  func charge(_ text: String) throws(Interruption) { try spend(text.utf8.count / Budget.bytesPerStep) }

  func capitalized(_ text: String) -> String {
    var result = ""
    var isStart = true
    for character in text {
      result += isStart ? character.uppercased() : character.lowercased()
      isStart = !(character.isLetter || character.isNumber || character == "'")
    }
    return result
  }

  /// The position in characters of the first occurrence.
  func find(_ part: String, in text: String) throws(Interruption) -> Int? {
    let whole = Array(text)
    let wanted = Array(part)
    guard !wanted.isEmpty, wanted.count <= whole.count else { return nil }
    for start in 0...(whole.count - wanted.count) where whole[start] == wanted[0] {
      let length = try matching(wanted, in: whole, at: start)
      if length == wanted.count { return start }
    }
    return nil
  }

  /// How many characters of `wanted` stand in `whole` at `start`; looking at them takes up steps.
  private func matching(_ wanted: [Character], in whole: [Character], at start: Int) throws(Interruption) -> Int {
    var length = 0
    while length < wanted.count, start + length < whole.count, whole[start + length] == wanted[length] { length += 1 }
    try spend(length / Budget.elementsPerStep)
    return length
  }

  private func separated(_ text: String, by separator: String) throws(Interruption) -> [String] {
    guard !separator.isEmpty else { return [text] }
    let whole = Array(text)
    let wanted = Array(separator)
    var parts: [String] = []
    var start = 0
    var index = 0
    while index < whole.count {
      if whole[index] == wanted[0], try matching(wanted, in: whole, at: index) == wanted.count {
        parts.append(String(whole[start..<index]))
        index += wanted.count
        start = index
      } else {
        index += 1
      }
    }
    parts.append(String(whole[start...]))
    return parts
  }

  private func replaced(_ text: String, _ part: String, with other: String) throws(Interruption) -> String {
    let parts = try separated(text, by: part)
    if text.utf8.count + other.utf8.count * (parts.count - 1) > Budget.size { throw tooLarge() }
    return parts.joined(separator: other)
  }

  private func trimmed(_ text: String, in set: SwiftValue?) throws(Interruption) -> String {
    let isTrimmed = try characters(in: set)
    var rest = text[...]
    while let first = rest.first, isTrimmed(first) { rest = rest.dropFirst() }
    while let last = rest.last, isTrimmed(last) { rest = rest.dropLast() }
    return String(rest)
  }

  private func splitText(_ text: String, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    var keepsEmpty = false
    if case .bool(false)? = arguments[.omittingEmptySubsequences] { keepsEmpty = true }
    var limit = Int.max
    if case .int(let count)? = arguments[.maxSplits] { limit = count }
    guard limit >= 0 else { throw crash("Must take zero or more splits") }
    var parts: [String] = []
    if let function = arguments.lastFunction {
      var current = ""
      for character in text {
        if parts.count < limit, try condition(call(function, [.string(String(character))])) {
          parts.append(current)
          current = ""
        } else {
          current.append(character)
        }
      }
      parts.append(current)
    } else if case .string(let separator)? = arguments[.separator] {
      parts = try separated(text, by: separator)
      if limit < parts.count - 1 {
        let rest = parts[limit...].joined(separator: separator)
        parts = Array(parts[..<limit]) + [rest]
      }
    }
    return .array(parts.filter { keepsEmpty || !$0.isEmpty }.map { .string($0) })
  }

  /// Properties of texts and characters.
  func stringMember(_ text: String, _ word: Word) throws(Interruption) -> SwiftValue? {
    switch word {
    case .count: return .int(text.count)
    case .isEmpty: return .bool(text.isEmpty)
    case .first: return text.first.map { .string(String($0)) } ?? SwiftValue.none
    case .last: return text.last.map { .string(String($0)) } ?? SwiftValue.none
    case .startIndex: return .int(0)
    case .endIndex: return .int(text.count)
    case .indices: return .range(RangeValue(.int(0), .int(text.count), isClosed: false))
    case .capitalized, .localizedCapitalized: return .string(capitalized(text))
    case .localizedUppercase: return .string(text.uppercased())
    case .localizedLowercase: return .string(text.lowercased())
    case .utf8: return .array(text.utf8.map { .int(Int($0)) })
    case .utf16: return .array(text.utf16.map { .int(Int($0)) })
    case .unicodeScalars: return .array(text.unicodeScalars.map { .string(String($0)) })
    case .lines: return .array(text.split(separator: "\n").map { .string(String($0)) })
    case .description: return .string(text)
    case .debugDescription: return .string(try describe(.string(text), isDebug: true))
    case .hashValue, .hash: return .int(text.utf8.reduce(5381) { ($0 &* 33) &+ Int($1) })
    case .isLetter: return .bool(text.first?.isLetter ?? false)
    case .isNumber, .isWholeNumber: return .bool(text.first?.isNumber ?? false)
    case .isWhitespace: return .bool(text.first?.isWhitespace ?? false)
    case .isNewline: return .bool(text.first?.isNewline ?? false)
    case .isUppercase: return .bool(text.first?.isUppercase ?? false)
    case .isLowercase: return .bool(text.first?.isLowercase ?? false)
    case .isPunctuation: return .bool(text.first?.isPunctuation ?? false)
    case .wholeNumberValue: return text.first?.wholeNumberValue.map { .int($0) } ?? SwiftValue.none
    case .asciiValue: return text.first?.asciiValue.map { .int(Int($0)) } ?? SwiftValue.none
    case .value: return text.unicodeScalars.first.map { .int(Int($0.value)) } ?? SwiftValue.none
    case .doubleValue: return .double(Double(text) ?? 0)
    case .integerValue, .intValue: return .int(Int(text) ?? 0)
    case .lastPathComponent: return .string(String(text.split(separator: "/").last ?? ""))
    case .pathExtension: return .string(text.contains(".") ? String(text.split(separator: ".").last ?? "") : "")
    case .isNil: return .bool(false)
    case .removingPercentEncoding: return text.removingPercentEncoding.map { .string($0) } ?? SwiftValue.none
    default: return nil
    }
  }
}

extension String {
  var asValue: SwiftValue { .string(self) }
}
