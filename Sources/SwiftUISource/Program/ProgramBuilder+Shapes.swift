extension ProgramBuilder {
  /// The shape that a written type stands for, seen from inside the type `owner`.
  func shape(of id: TypeID, in owner: Int = -1, generics: Set<Int> = []) -> Shape {
    switch tree[id].kind {
    case .any(let inner), .attributed(let inner), .some(let inner):
      return shape(of: inner, in: owner, generics: generics)
    case .array(let element):
      return .array(shape(of: element, in: owner, generics: generics))
    case .dictionary(let key, let value):
      return .dictionary(shape(of: key, in: owner, generics: generics), shape(of: value, in: owner, generics: generics))
    case .implicitlyUnwrapped(let inner), .optional(let inner):
      return .optional(shape(of: inner, in: owner, generics: generics))
    case .function(let parameters, _, _, let result):
      return .function(
        parameters.map { shape(of: $0.type, in: owner, generics: generics) },
        shape(of: result, in: owner, generics: generics))
    case .tuple(let elements):
      if elements.isEmpty { return .unit }
      if elements.count == 1 { return shape(of: elements[0].type, in: owner, generics: generics) }
      let parts = elements.map { shape(of: $0.type, in: owner, generics: generics) }
      let labels = elements.map { $0.label.map { name($0) } ?? -1 }
      return labels.allSatisfy { $0 < 0 } ? .tuple(parts) : .namedTuple(parts, labels)
    case .named(let components):
      return namedShape(components, in: owner, generics: generics)
    case .composition, .metatype, .missing, .opaque:
      return .unknown
    }
  }

  private func namedShape(_ components: [TypeSyntax.Component], in owner: Int, generics: Set<Int>) -> Shape {
    guard let last = components.last else { return .unknown }
    let word = name(last.name)
    if components.count == 1, generics.contains(word) { return .unknown }
    if spelling(word) == "Self" {
      return owner >= 0 && types[owner].kind != .protocol && types[owner].isDeclared ? .user(owner) : .unknown
    }
    if components.count > 1 {
      var current = namedType(name(components[0].name), from: owner)
      for component in components.dropFirst() {
        guard let type = current, case .type(let inner)? = types[type].statics[name(component.name)] else {
          current = nil
          break
        }
        current = inner
      }
      if let current { return .user(current) }
    } else {
      if let type = namedType(word, from: owner) { return .user(type) }
      if let alias = localAlias(word, from: owner) {
        // An alias that names itself, or grows with each of its parts, stands for nothing.
        guard aliasDepth < 16, aliasExpansions < 256 else { return .unknown }
        aliasDepth += 1
        aliasExpansions += 1
        defer {
          aliasDepth -= 1
          if aliasDepth == 0 { aliasExpansions = 0 }
        }
        return shape(of: alias.0, in: alias.1, generics: generics)
      }
      if owner >= 0, isGeneric(word, of: owner) { return .unknown }
    }
    let arguments = last.arguments.map { shape(of: $0, in: owner, generics: generics) }
    return Self.libraryShape(Word(rawValue: word), arguments)
  }

  private static func libraryShape(_ word: Word?, _ arguments: [Shape]) -> Shape {
    guard let word else { return .unknown }
    switch word {
    case .Int, .Int64: return .int
    case .Double, .Float, .CGFloat, .TimeInterval: return .double
    case .String, .Substring, .LocalizedStringKey, .StaticString: return .string
    case .Character: return .character
    case .Bool: return .bool
    case .Void: return .unit
    case .Any_, .AnyHashable, .AnyObject: return .any
    case .Array, .ContiguousArray, .ArraySlice, .NSArray: return .array(arguments.first ?? .unknown)
    case .Set: return .set(arguments.first ?? .unknown)
    case .Dictionary:
      return .dictionary(arguments.first ?? .unknown, arguments.count > 1 ? arguments[1] : .unknown)
    case .Optional: return .optional(arguments.first ?? .unknown)
    default: return IntegerKind(word).map { .integer($0) } ?? .library(word)
    }
  }

  /// The type called `word` as it is seen from inside `owner`.
  func namedType(_ word: Int, from owner: Int) -> Int? {
    var current = owner
    while current >= 0 {
      if case .type(let inner)? = types[current].statics[word] { return inner }
      if types[current].nameID == word, types[current].isDeclared { return current }
      current = parents[current]
    }
    if owner <= -2, let outer = Word(rawValue: -owner - 2), case .type(let inner)? = extensions[outer]?.statics[word] {
      return inner
    }
    return typeNumbers[word]
  }

  private func localAlias(_ word: Int, from owner: Int) -> (TypeID, Int)? {
    var current = owner
    while current >= 0 {
      if let alias = typeAliases[current]?[word] { return (alias, current) }
      current = parents[current]
    }
    return aliases[word].map { ($0, -1) }
  }

  private func isGeneric(_ word: Int, of owner: Int) -> Bool {
    var current = owner
    while current >= 0 {
      if genericNames[current].contains(word) { return true }
      current = parents[current]
    }
    return false
  }

  /// The library's or the file's name that a type is written as; the last part of it.
  func writtenName(of id: TypeID) -> Int? {
    switch tree[id].kind {
    case .any(let inner), .attributed(let inner), .some(let inner), .optional(let inner),
      .implicitlyUnwrapped(let inner), .metatype(let inner):
      return writtenName(of: inner)
    case .array: return Word.Array.rawValue
    case .dictionary: return Word.Dictionary.rawValue
    case .named(let components): return components.last.map { name($0.name) }
    case .composition(let parts): return parts.first.flatMap { writtenName(of: $0) }
    case .function, .missing, .opaque, .tuple: return nil
    }
  }
}
