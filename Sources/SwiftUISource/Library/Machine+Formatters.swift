extension Machine {
  /// A call of a formatter.
  func formatterMethod(
    _ foreign: Foreign, _ type: Word, _ word: Word, _ arguments: Arguments
  ) throws(Interruption) -> SwiftValue? {
    let value = arguments[.from] ?? arguments[.`for`] ?? arguments[.fromByteCount] ?? arguments.values.first
    switch word {
    case .string, .localizedString:
      guard let value else { return SwiftValue.none }
      if type == .ListFormatter, case .array(let values) = value {
        return .string(formattedList(try values.map { value throws(Interruption) in try describe(value) }))
      }
      guard [.DateFormatter, .ISO8601DateFormatter, .NumberFormatter].contains(type) else { return nil }
      if case .foreign(let given) = value, case .date(let seconds) = given.kind {
        let date = CalendarDate(seconds: seconds)
        if type == .ISO8601DateFormatter { return .string(date.text(pattern: "yyyy-MM-dd'T'HH:mm:ss'Z'")) }
        if case .string(let pattern)? = foreign.properties[Word.dateFormat.rawValue] {
          return .string(date.text(pattern: pattern))
        }
        let parts = [
          self.word(foreign.properties[Word.dateStyle.rawValue]).map { date.date($0) } ?? "",
          self.word(foreign.properties[Word.timeStyle.rawValue]).map { date.time($0) } ?? "",
        ]
        return .string(parts.filter { !$0.isEmpty }.joined(separator: ", "))
      }
      return .string(try formatNumber(foreign, value))
    case .number:
      guard case .string(let text)? = value else { return SwiftValue.none }
      return Double(text).map { .double($0) } ?? SwiftValue.none
    default: return nil
    }
  }

  private func formatNumber(_ foreign: Foreign, _ value: SwiftValue) throws(Interruption) -> String {
    var least: Int?
    var most: Int?
    if case .int(let count)? = foreign.properties[Word.minimumFractionDigits.rawValue] { least = max(0, count) }
    if case .int(let count)? = foreign.properties[Word.maximumFractionDigits.rawValue] { most = max(0, count) }
    var style = "none"
    if case .symbol(let symbol)? = foreign.properties[Word.numberStyle.rawValue] { style = name(symbol.name) }
    var arguments: [SwiftValue]?
    var usual = 0...0
    let word: Word
    switch style {
    case "none": return fixed(try number(value), digits: max(least ?? 0, most ?? 0))
    case "decimal":
      word = .number
      usual = 0...3
    case "percent": word = .percent
    case "currency":
      word = .currency
      usual = 2...2
      let code = foreign.properties.first { name($0.key) == "currencyCode" }?.value
      arguments = [code ?? .string("USD")]
    default: throw unsupported("'.\(style)' as the style of a number")
    }
    let low = least ?? min(usual.lowerBound, most ?? usual.lowerBound)
    let digits = RangeValue(.int(low), .int(max(low, most ?? usual.upperBound)), isClosed: true)
    let length = SymbolValue(Word.fractionLength.rawValue, [.range(digits)])
    let base = SymbolValue(word.rawValue, arguments)
    // A formatter takes 1 for the whole, where a style takes the number of a whole number as it is.
    let given = word == .percent ? SwiftValue.double(try number(value)) : value
    return try formatted(
      given, .symbol(SymbolValue(Word.precision.rawValue, [.symbol(length)], base: .symbol(base))))
  }
}
