extension Machine {
  /// The argument with a label that the library's table of names does not have.
  func argument(_ label: String, of arguments: Arguments) -> SwiftValue? {
    arguments.values.indices.first { name(arguments.label(at: $0)) == label }.map { arguments.values[$0] }
  }

  /// The names in `options:`; an option that is none ends the app.
  func options(_ value: SwiftValue?) throws(Interruption) -> [String] {
    switch value {
    case nil, .some(.none): return []
    case .symbol(let symbol)? where symbol.arguments == nil && symbol.base == nil: return [name(symbol.name)]
    case .array(let values)?:
      var names: [String] = []
      for value in values { names += try options(value) }
      return names
    default: throw unsupported("this value of 'options:'")
    }
  }

  /// The end of the app where a function of the library is given an option that is not interpreted.
  func unknownOption(_ option: String, of function: String) -> Interruption {
    unsupported("the option '\(option)' of '\(function)'")
  }

  /// What a set of characters holds; one that is not known ends the app.
  func characters(in set: SwiftValue?) throws(Interruption) -> (Character) -> Bool {
    switch set {
    case .string(let characters)?:
      let members = Set(characters)
      return { members.contains($0) }
    case .opaque(let opaque)?: throw unknown(opaque)
    case .symbol(let symbol)?:
      switch (name(symbol.name), symbol.base) {
      case ("whitespaces", nil): return { $0.isWhitespace && !$0.isNewline }
      case ("newlines", nil): return \.isNewline
      case ("whitespacesAndNewlines", nil): return \.isWhitespace
      case ("punctuationCharacters", nil): return \.isPunctuation
      case ("decimalDigits", nil): return \.isNumber
      case ("letters", nil): return \.isLetter
      case ("alphanumerics", nil): return { $0.isLetter || $0.isNumber }
      case ("uppercaseLetters", nil): return \.isUppercase
      case ("lowercaseLetters", nil): return \.isLowercase
      case ("inverted", let base?):
        let inner = try characters(in: base)
        return { !inner($0) }
      case ("union", let base?):
        let first = try characters(in: base)
        let second = try characters(in: symbol.arguments?.first)
        return { first($0) || second($0) }
      case ("CharacterSet", nil) where symbol.arguments?.isEmpty == true: return { _ in false }
      default: throw unsupported("the set of characters '\(name(symbol.name))'")
      }
    default: throw unsupported("this set of characters")
    }
  }

  /// `text.addingPercentEncoding(withAllowedCharacters:)`.
  func percentEncoded(_ text: String, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    let set = arguments.values.first
    let allowed: (Character) -> Bool
    if case .symbol(let symbol)? = set, symbol.base == nil, let marks = Self.marks(allowedBy: name(symbol.name)) {
      allowed = { $0.isLetter || $0.isNumber || marks.contains($0) }
    } else {
      allowed = try characters(in: set)
    }
    return .string(text.addingPercentEncoding { allowed(Character(Unicode.Scalar($0))) })
  }

  /// What may stand in a part of a URL besides letters and digits; nil if the set is none of these.
  private static func marks(allowedBy set: String) -> Set<Character>? {
    switch set {
    case "urlQueryAllowed", "urlFragmentAllowed": Set("-._~!$&'()*+,;=:@/?")
    case "urlPathAllowed": Set("-._~!$&'()*+,=:@/")
    case "urlHostAllowed": Set("-._~!$&'()*+,;=:[]")
    case "urlUserAllowed", "urlPasswordAllowed": Set("-._~!$&'()*+,;=")
    default: nil
    }
  }
}
