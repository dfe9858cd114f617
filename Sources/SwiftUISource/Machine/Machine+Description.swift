import PresentationRuntime

extension Machine {
  /// A value as `print` and `\(…)` write it; `isDebug` as an element of a collection.
  func describe(_ value: SwiftValue, isDebug: Bool = false) throws(Interruption) -> String {
    switch value {
    case .int(let value): return String(value)
    case .double(let value): return "\(value)"
    case .string(let text): return isDebug ? "\"" + escaped(text) + "\"" : text
    case .bool(let value): return value ? "true" : "false"
    case .none: return "nil"
    case .unit, .hole: return "()"
    default:
      try descend()
      defer { ascend() }
      return try describeParts(value)
    }
  }

  private func describeParts(_ value: SwiftValue) throws(Interruption) -> String {
    switch value {
    case .int, .double, .string, .bool, .none, .unit, .hole: return try describe(value)
    case .array(let values): return "[" + (try list(values)) + "]"
    case .set(let table): return "[" + (try list(table.keys)) + "]"
    case .dictionary(let table):
      if table.count == 0 { return "[:]" }
      var text = "["
      for (index, key) in table.keys.enumerated() {
        if index > 0 { text += ", " }
        text += try describe(key, isDebug: true) + ": "
        text += try describe(table.values[index], isDebug: true)
        try limit(text)
      }
      return text + "]"
    case .tuple(let tuple):
      var text = "("
      for (index, part) in tuple.values.enumerated() {
        if index > 0 { text += ", " }
        if index < tuple.labels.count, tuple.labels[index] >= 0 { text += name(tuple.labels[index]) + ": " }
        text += try describe(part, isDebug: true)
        try limit(text)
      }
      return text + ")"
    case .enumeration(let enumeration): return try describe(enumeration, value)
    case .structure(let box): return try describe(box, value)
    case .instance(let instance):
      if let text = try custom(instance.type, value) { return text }
      return program.types[instance.type].name
    case .range(let range):
      let lower = range.lower.isNone ? "" : try describe(range.lower)
      let upper = range.upper.isNone ? "" : try describe(range.upper)
      return lower + (range.isClosed ? "..." : "..<") + upper
    case .symbol(let symbol): return try describe(symbol)
    case .foreign(let foreign): return try describe(foreign)
    case .metatype(let shape): return shapeName(shape, -1)
    case .opaque(let opaque): throw unknown(opaque)
    case .closure: return "(Function)"
    case .native(let native):
      if native.isGuess { throw unsupported("'\(native.name)' as a value") }
      return "(Function)"
    case .keyPath(let path):
      return "\\"
        + path.steps.map { step in
          switch step {
          case .member(let word): "." + name(word)
          case .chain: "?"
          case .force: "!"
          case .index(let index): "[\(index)]"
          }
        }.joined()
    case .binding(let box): return "Binding(" + (try describe(fromRuntime(read(box.binding)), isDebug: true)) + ")"
    case .element: return "View"
    case .box, .iterator: return "()"
    }
  }

  private func list(_ values: [SwiftValue]) throws(Interruption) -> String {
    var text = ""
    for (index, value) in values.enumerated() {
      if index > 0 { text += ", " }
      text += try describe(value, isDebug: true)
      try limit(text)
    }
    return text
  }

  /// Ends the app where a text becomes too large.
  func limit(_ text: String) throws(Interruption) {
    if text.utf8.count > Budget.size { throw tooLarge() }
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func custom(_ type: Int, _ value: SwiftValue) throws(Interruption) -> String? {
    guard case .computed? = program.types[type].members[Word.description.rawValue],
      program.types[type].libraryBases.contains(.CustomStringConvertible)
    else { return nil }
    return try describe(member(of: value, Word.description.rawValue))
  }

  private func describe(_ enumeration: EnumValue, _ value: SwiftValue) throws(Interruption) -> String {
    if let text = try custom(enumeration.type, value) { return text }
    let declared = program.types[enumeration.type].cases[enumeration.number]
    guard !enumeration.payload.isEmpty else { return name(declared.name) }
    return name(declared.name) + (try describe(.tuple(TupleValue(enumeration.payload, declared.labels))))
  }

  private func describe(_ box: StructValue, _ value: SwiftValue) throws(Interruption) -> String {
    if let text = try custom(box.type, value) { return text }
    var result = program.types[box.type].name + "("
    var isFirst = true
    for (index, property) in program.types[box.type].stored.enumerated() where index < box.fields.count {
      let field = box.fields[index]
      if field.isHole { continue }
      let text: String
      if field.isNone {
        text = "nil"
      } else if case .optional = property.shape {
        text = "Optional(" + (try describe(field, isDebug: true)) + ")"
      } else {
        text = try describe(field, isDebug: true)
      }
      if !isFirst { result += ", " }
      isFirst = false
      result += name(property.name) + ": " + text
      try limit(result)
    }
    return result + ")"
  }

  /// A case of an enum of the library; anything else of the library has no text that is known.
  private func describe(_ symbol: SymbolValue) throws(Interruption) -> String {
    guard !isBeyond(symbol) else { throw uninterpreted(symbol) }
    guard let arguments = symbol.arguments, !arguments.isEmpty else { return name(symbol.name) }
    guard [.failure, .some, .success].contains(symbol.word) else { throw uninterpreted(symbol) }
    return name(symbol.name) + (try describe(.tuple(TupleValue(arguments, symbol.labels))))
  }

  private func describe(_ foreign: Foreign) throws(Interruption) -> String {
    switch foreign.kind {
    case .url(let text), .uuid(let text): return text
    case .date(let seconds): return CalendarDate(seconds: seconds).description
    case .data(let bytes): return "\(bytes.count) bytes"
    case .error(let name, let message): return message.isEmpty ? name : message
    case .bindable(let value): return try describe(value)
    default: return libraryName(of: foreign)
    }
  }
}
