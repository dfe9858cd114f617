import PresentationRuntime

extension Machine {
  func numberMethod(
    _ receiver: inout SwiftValue, _ word: Word, _ arguments: Arguments, _ hasChanged: inout Bool
  ) throws(Interruption) -> SwiftValue? {
    switch (receiver, word) {
    case (.bool(let value), .toggle):
      receiver = .bool(!value)
      hasChanged = true
      return .unit
    case (.int(let value), .negate):
      receiver = try negated(.int(value))
      hasChanged = true
      return .unit
    case (.double(let value), .negate):
      receiver = .double(-value)
      hasChanged = true
      return .unit
    case (.int(let value), .isMultiple):
      guard case .int(let other)? = arguments[.of] else { return nil }
      return .bool(other == 0 ? value == 0 : other == -1 || value % other == 0)
    case (.int(let value), .quotientAndRemainder):
      guard case .int(let other)? = arguments[.dividingBy], other != 0 else { throw crash("Division by zero") }
      return .tuple(
        TupleValue(
          [.int(try integers(.divide, value, other)), .int(try integers(.remainder, value, other))],
          [Word.quotient.rawValue, Word.remainder.rawValue]))
    case (.int(let value), .signum): return .int(value.signum())
    case (.int(let value), .advanced):
      guard case .int(let distance)? = arguments[.by] else { return nil }
      return .int(try integers(.add, value, distance))
    case (.int(let value), .distance):
      guard case .int(let other)? = arguments[.to] else { return nil }
      return .int(try integers(.subtract, other, value))
    case (.double(let value), .rounded):
      return .double(rounded(value, arguments.values.first))
    case (.double(let value), .round):
      receiver = .double(rounded(value, arguments.values.first))
      hasChanged = true
      return .unit
    case (.double(let value), .squareRoot): return .double(value.squareRoot())
    case (.double(let value), .truncatingRemainder):
      return .double(value.truncatingRemainder(dividingBy: try number(arguments.values.first)))
    case (.double(let value), .isLess): return .bool(value < (try number(arguments.values.first)))
    case (.int, .formatted), (.double, .formatted): return .string(try formatted(receiver, arguments.values.first))
    default: return nil
    }
  }

  private func rounded(_ value: Double, _ rule: SwiftValue?) -> Double {
    guard case .symbol(let symbol)? = rule else { return value.rounded() }
    switch symbol.word {
    case .up: return value.rounded(.up)
    case .down: return value.rounded(.down)
    case .towardZero: return value.rounded(.towardZero)
    case .awayFromZero: return value.rounded(.awayFromZero)
    case .toNearestOrEven: return value.rounded(.toNearestOrEven)
    default: return value.rounded()
    }
  }

  func number(_ value: SwiftValue?) throws(Interruption) -> Double {
    switch value {
    case .double(let value)?: return value
    case .int(let value)?: return Double(value)
    case .opaque(let opaque)?: throw unknown(opaque)
    case .symbol(let symbol)? where isBeyond(symbol): throw uninterpreted(symbol)
    default: return 0
    }
  }

  /// `Int(…)` of a number; one that has no place in it ends the app.
  func integer(_ value: Double) throws(Interruption) -> Int {
    guard value.isFinite else {
      throw crash("Double value cannot be converted to Int because it is either infinite or NaN")
    }
    guard let result = Int(exactly: value.rounded(.towardZero)) else {
      let side = value > 0 ? "greater than Int.max" : "less than Int.min"
      throw crash("Double value cannot be converted to Int because the result would be \(side)")
    }
    return result
  }

  /// The whole number that a value has; `Int.max` and its like keep all of their digits.
  private func whole(_ value: SwiftValue) throws(Interruption) -> Int {
    if case .int(let whole) = value { return whole }
    return try integer(number(value))
  }

  func numberMember(_ value: SwiftValue, _ word: Word) throws(Interruption) -> SwiftValue? {
    switch (value, word) {
    case (_, .description): return .string((try? describe(value)) ?? "")
    case (.int(let value), .magnitude): return .int(try magnitude(value))
    case (.double(let value), .magnitude): return .double(value.magnitude)
    case (.int(let value), .hashValue): return .int(value)
    case (.bool(let value), .hashValue): return .int(value ? 1 : 0)
    case (.double(let value), .isNaN): return .bool(value.isNaN)
    case (.double(let value), .isFinite): return .bool(value.isFinite)
    case (.double(let value), .isInfinite): return .bool(value.isInfinite)
    case (.int(let value), .nonzeroBitCount): return .int(value.nonzeroBitCount)
    case (.int, .intValue), (.double, .doubleValue): return value
    case (.double(let value), .intValue): return .int(try integer(value))
    case (.int(let value), .doubleValue): return .double(Double(value))
    default: return nil
    }
  }

  func magnitude(_ value: Int) throws(Interruption) -> Int {
    guard value != Int.min else { throw crash("arithmetic overflow") }
    return Swift.abs(value)
  }

  /// A number with groups of thousands.
  func grouped(_ value: Double, digits: Int) -> String {
    let text = fixed(value, digits: digits)
    return value.isFinite && !text.contains("e") ? grouped(text) : text
  }

  func grouped(_ text: String) -> String {
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    var whole = ""
    for (index, digit) in parts[0].enumerated() {
      if index > 0, (parts[0].count - index) % 3 == 0 { whole.append(",") }
      whole.append(digit)
    }
    return (isNegative ? "-" : "") + whole + (parts.count > 1 ? "." + parts[1] : "")
  }

  /// A number with so many digits behind the point.
  func fixed(_ value: Double, digits: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<max(0, min(digits, 12)) { scale *= 10 }
    let scaled = (abs(value) * scale).rounded(.toNearestOrEven)
    let whole = Int(scaled / scale)
    let isNegative = value < 0 && scaled > 0
    guard digits > 0 else { return (isNegative ? "-" : "") + String(Int(scaled)) }
    let rest = String(Int(scaled - Double(whole) * scale))
    let padded = String(repeating: "0", count: max(0, min(digits, 12) - rest.count)) + rest
    return (isNegative ? "-" : "") + "\(whole).\(padded)"
  }

  /// `String(format:)`.
  func formatted(_ format: String, _ arguments: [SwiftValue]) throws(Interruption) -> String {
    var result = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      var flags = ""
      while let flag = rest.first, "0123456789.+- #,lhzq'$".contains(flag) {
        flags.append(flag)
        rest.removeFirst()
      }
      guard let kind = rest.popFirst() else { break }
      if kind == "%" {
        result.append("%")
        continue
      }
      let value = next < arguments.count ? arguments[next] : SwiftValue.unit
      next += 1
      result += try piece(kind, flags.filter { !"lhzq".contains($0) }, value)
      try limit(result)
    }
    return result
  }

  private func piece(_ kind: Character, _ flags: String, _ value: SwiftValue) throws(Interruption) -> String {
    let parts = flags.split(separator: ".", omittingEmptySubsequences: false)
    var width = Int(parts.first?.filter(\.isNumber) ?? "") ?? 0
    width = min(width, 1000)
    let isZeroPadded = parts.first?.drop { "+-".contains($0) }.hasPrefix("0") ?? false
    let precision = parts.count > 1 ? min(Int(parts[1]) ?? 0, 1000) : nil
    var text: String
    switch kind {
    case "d", "i", "u": text = String(try whole(value))
    case "f", "F", "g", "e": text = fixed(try number(value), digits: precision ?? 6)
    case "x": text = String(try whole(value), radix: 16)
    case "X": text = String(try whole(value), radix: 16, uppercase: true)
    case "o": text = String(try whole(value), radix: 8)
    case "c": text = try describe(value)
    default: text = try describe(value)
    }
    if flags.hasPrefix("+"), try number(value) >= 0 { text = "+" + text }
    if text.count < width {
      let pad = String(repeating: isZeroPadded ? "0" : " ", count: width - text.count)
      if flags.hasPrefix("-") {
        text += pad
      } else if isZeroPadded, text.hasPrefix("-") {
        text = "-" + pad + text.dropFirst()
      } else {
        text = pad + text
      }
    }
    return text
  }
}
