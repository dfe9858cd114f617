extension Machine {
  /// How a number is written, as a style like `.number.precision(.fractionLength(2))` says.
  private struct NumberStyle {
    var fraction: ClosedRange<Int>?
    var isPercent = false
    var currency: String?
    var isGrouped = true
    var hasPlus = false
  }

  /// A number as `formatted()` writes it in the fixed locale; a style that is not known ends the app.
  func formatted(_ value: SwiftValue, _ style: SwiftValue?) throws(Interruption) -> String {
    let style = try numberStyle(style)
    let double = try number(value)
    let isNegative = double < 0
    let sign = isNegative ? "-" : style.hasPlus && double > 0 ? "+" : ""
    if style.isPercent {
      let scaled: Double
      if case .int = value { scaled = double } else { scaled = double * 100 }
      return sign + digits(of: abs(scaled), style, style.fraction ?? 0...0) + "%"
    }
    if let currency = style.currency {
      let mark = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"][currency] ?? currency + "\u{A0}"
      let usual = currency == "JPY" ? 0 : 2
      return sign + mark + digits(of: abs(double), style, style.fraction ?? usual...usual)
    }
    if case .int(let whole) = value, style.fraction == nil {
      let text = String(whole.magnitude)
      return sign + (style.isGrouped ? grouped(text) : text)
    }
    return sign + digits(of: abs(double), style, style.fraction ?? 0...6)
  }

  private func digits(of value: Double, _ style: NumberStyle, _ fraction: ClosedRange<Int>) -> String {
    var text = fixed(value, digits: fraction.upperBound)
    guard value.isFinite, !text.contains("e") else { return text }
    if text.contains(".") {
      var count = min(fraction.upperBound, 12)
      while count > fraction.lowerBound, text.hasSuffix("0") {
        text.removeLast()
        count -= 1
      }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return style.isGrouped ? grouped(text) : text
  }

  private func numberStyle(_ given: SwiftValue?) throws(Interruption) -> NumberStyle {
    var style = NumberStyle()
    var current = given
    while let value = current {
      switch value {
      case .none, .unit: return style
      case .opaque(let opaque): throw unknown(opaque)
      case .symbol(let symbol):
        try take(symbol, into: &style)
        current = symbol.base
      default: throw unsupported("this style of a number")
      }
    }
    return style
  }

  private func take(_ symbol: SymbolValue, into style: inout NumberStyle) throws(Interruption) {
    let first = symbol.arguments?.first
    switch (name(symbol.name), first) {
    case ("number", nil), ("locale", _), ("IntegerFormatStyle", nil), ("FloatingPointFormatStyle", nil): break
    case ("percent", nil): style.isPercent = true
    case ("currency", .string(let code)?): style.currency = code
    case ("precision", .symbol(let precision)?) where name(precision.name) == "fractionLength":
      switch precision.arguments?.first {
      case .int(let count)?: style.fraction = max(0, count)...max(0, count)
      case .range(let range)?:
        guard case .int(let low) = range.lower, case .int(var high) = range.upper else {
          throw unsupported("an open range of digits")
        }
        if !range.isClosed { high -= 1 }
        style.fraction = max(0, low)...max(0, low, high)
      default: throw unsupported("this 'fractionLength' of a number")
      }
    case ("grouping", .symbol(let grouping)?) where name(grouping.name) == "never": style.isGrouped = false
    case ("grouping", .symbol(let grouping)?) where name(grouping.name) == "automatic": style.isGrouped = true
    case ("sign", .symbol(let sign)?) where name(sign.name) == "always": style.hasPlus = true
    case ("sign", .symbol(let sign)?) where name(sign.name) == "automatic": style.hasPlus = false
    default: throw unsupported("'.\(name(symbol.name))' as the style of a number")
    }
  }
}
