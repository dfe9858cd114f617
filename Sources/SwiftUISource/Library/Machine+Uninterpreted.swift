extension Machine {
  /// Whether a value of the library came about by members and calls that are not interpreted.
  func isBeyond(_ symbol: SymbolValue) -> Bool {
    symbol.base != nil || (symbol.arguments != nil && symbol.word?.isType == true)
  }

  /// The end of the app where such a value is looked at.
  func uninterpreted(_ symbol: SymbolValue) -> Interruption {
    unsupported("'\(path(of: symbol))' as a value")
  }

  /// The value that a chain of members and calls begins with.
  func root(of symbol: SymbolValue) -> SymbolValue {
    var root = symbol
    while case .symbol(let base)? = root.base { root = base }
    return root
  }

  private func path(of symbol: SymbolValue) -> String {
    var names = [name(symbol.name)]
    var current = symbol
    while case .symbol(let base)? = current.base {
      names.append(name(base.name))
      current = base
    }
    return names.reversed().joined(separator: ".")
  }

  /// A property that the interpreter does not know.
  func unknownMember(of foreign: Foreign, _ number: Int) throws(Interruption) -> SwiftValue {
    switch foreign.kind {
    case .single(let type): return try opaqueMember(OpaqueValue("\(type)"), number)
    case .url(let text):
      if let value = urlMember(text, named: name(number)) { return value }
      throw uninterpreted(number, of: foreign)
    case .data, .date, .error, .uuid: throw uninterpreted(number, of: foreign)
    default: return .none
    }
  }

  /// A method that the interpreter does not know.
  func unknownMethod(of foreign: Foreign, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    switch foreign.kind {
    case .single(let type): return try callOpaque(OpaqueValue("\(type)"), arguments)
    case .url(let text):
      if let result = try urlMethod(text, named: name(arguments.name)) { return result }
      throw uninterpreted(arguments.name, of: foreign)
    case .data, .date, .error, .formatter, .uuid: throw uninterpreted(arguments.name, of: foreign)
    default: return .none
    }
  }

  private func uninterpreted(_ number: Int, of foreign: Foreign) -> Interruption {
    unsupported("'\(name(number))' on a value of type '\(libraryName(of: foreign))'")
  }

  /// Methods of URLs whose names the library's table does not have.
  private func urlMethod(_ text: String, named name: String) throws(Interruption) -> SwiftValue? {
    switch name {
    case "deletingPathExtension":
      let parts = URLParts(text)
      guard let dot = parts.path.lastIndex(of: "."), dot > (parts.path.lastIndex(of: "/") ?? parts.path.startIndex)
      else { return .foreign(Foreign(.url(text))) }
      return .foreign(Foreign(.url(parts.replacingPath(with: String(parts.path[..<dot])))))
    case "fragment": return URLParts(text).fragment.map { .string($0) } ?? SwiftValue.none
    default: return nil
    }
  }

  /// A property of a URL whose name the library's table does not have.
  private func urlMember(_ text: String, named name: String) -> SwiftValue? {
    let parts = URLParts(text)
    switch name {
    case "fragment": return parts.fragment.map { .string($0) } ?? SwiftValue.none
    case "port": return parts.port.map { .int($0) } ?? SwiftValue.none
    default: return nil
    }
  }
}
