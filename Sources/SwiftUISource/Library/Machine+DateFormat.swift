extension Machine {
  /// A date as `formatted(…)` writes it; a style that is not known ends the app.
  func formattedDate(_ seconds: Double, _ style: SwiftValue?) throws(Interruption) -> String {
    let date = CalendarDate(seconds: seconds)
    switch style {
    case nil, .some(.none): return date.date(.numeric) + ", " + date.time(.shortened)
    case .symbol(let symbol)?:
      if symbol[.date] != nil || symbol[.time] != nil, symbol.base == nil {
        let parts = [word(symbol[.date]).map { date.date($0) } ?? "", word(symbol[.time]).map { date.time($0) } ?? ""]
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
      }
      return try text(of: date, fields: symbol)
    case .opaque(let opaque)?: throw unknown(opaque)
    default: throw unsupported("this style of a date")
    }
  }

  /// `.dateTime.day().month().year()`: the fields say what is written, not in which order.
  private func text(of date: CalendarDate, fields style: SymbolValue) throws(Interruption) -> String {
    var fields: Set<String> = []
    var current = style
    while case .symbol(let base)? = current.base, current.arguments?.isEmpty == true {
      fields.insert(name(current.name))
      current = base
    }
    let begin = name(current.name)
    let isBare = current.base == nil && current.arguments?.isEmpty != false
    switch (begin, fields) {
    case ("iso8601", []) where isBare: return date.text(pattern: "yyyy-MM-dd'T'HH:mm:ss'Z'")
    case ("dateTime", []) where isBare: return date.date(.numeric) + ", " + date.time(.shortened)
    case ("dateTime", ["day", "month", "year"]) where isBare: return date.date(.abbreviated)
    case ("dateTime", ["day", "month"]) where isBare: return date.text(pattern: "MMM d")
    case ("dateTime", ["month", "year"]) where isBare: return date.text(pattern: "MMM yyyy")
    case ("dateTime", ["year"]) where isBare: return date.text(pattern: "yyyy")
    case ("dateTime", ["hour", "minute"]) where isBare: return date.time(.shortened)
    default: throw unsupported("'.\(name(style.name))' as the style of a date")
    }
  }

  func word(_ value: SwiftValue?) -> Word? {
    if case .symbol(let symbol)? = value { return symbol.word }
    return nil
  }

  func dateText(_ seconds: Double, _ style: SwiftValue) -> String {
    let date = CalendarDate(seconds: seconds)
    switch word(style) {
    case .time: return date.time(.shortened)
    case .timer, .relative, .offset: return date.time(.standard)
    default: return date.date(.long)
    }
  }
}
