extension FunctionCompiler {
  func compileSelf() -> Shape {
    if let place = find(Word.self_.rawValue) {
      emitLoad(place)
      switch place {
      case .local(let local), .capture(_, let local): return local.shape
      }
    }
    emit(.nilValue)
    return .unknown
  }

  /// Where a name without a base leads that is no variable.
  enum Resolution {
    case selfMember
    case typeMember(Int)
    case type(Int)
    case wrapper(Int)
    case global(Int)
    case functions([Int])
    case library(Word)
    case unknown
  }

  func resolve(_ word: Int) -> Resolution {
    if type >= 0 {
      let own = builder.types[type]
      if own.members[word] != nil || own.requirements.contains(word), !isStatic { return .selfMember }
      if let member = own.statics[word] {
        if case .type(let inner) = member { return .type(inner) }
        return .typeMember(type)
      }
      if let stored = wrappedProperty(word) { return .wrapper(stored) }
      var outer = builder.parents[type]
      while outer >= 0 {
        if let member = builder.types[outer].statics[word] {
          if case .type(let inner) = member { return .type(inner) }
          return .typeMember(outer)
        }
        outer = builder.parents[outer]
      }
    }
    if let number = builder.globalNumbers[word] { return .global(number) }
    if let functions = builder.globalFunctions[word] { return .functions(functions) }
    if let type = builder.typeNumbers[word] { return .type(type) }
    if let alias = aliasShape(word) {
      if case .user(let type) = alias { return .type(type) }
    }
    if let library = Word(rawValue: word) {
      if library.isGlobal || library.isType { return .library(library) }
      if type >= 0, !isStatic, builder.types[type].mayHaveLibraryMembers { return .selfMember }
    }
    if type >= 0, !isStatic, builder.types[type].isExtensionOfLibrary { return .selfMember }
    return .unknown
  }

  private func aliasShape(_ word: Int) -> Shape? {
    guard let alias = builder.aliases[word] else { return nil }
    return builder.shape(of: alias)
  }

  /// `_name` of a property with a wrapper.
  private func wrappedProperty(_ word: Int) -> Int? {
    let spelling = builder.spelling(word)
    guard spelling.hasPrefix("_"), let plain = builder.names.existing(String(spelling.dropFirst())),
      case .stored(let index)? = builder.types[type].members[plain],
      builder.types[type].stored[index].wrapper != .none
    else { return nil }
    return index
  }

  func compileName(_ word: Int) -> Shape {
    if let place = find(word) {
      emitLoad(place)
      switch place {
      case .local(let local), .capture(_, let local):
        if local.isComputed { emit(.callValue, site(-1)) }
        return local.shape
      }
    }
    switch resolve(word) {
    case .selfMember:
      _ = compileSelf()
      emit(.member, site(word))
      return memberShape(.user(type), word)
    case .typeMember(let owner):
      emit(.metatype, builder.shapeNumber(.user(owner)))
      emit(.member, site(word))
      return staticShape(owner, word)
    case .type(let number):
      emit(.metatype, builder.shapeNumber(.user(number)))
    case .wrapper(let index):
      _ = compileSelf()
      emit(.projection, site(builder.types[type].stored[index].name), 1)
    case .global(let number):
      emit(.loadGlobal, number)
      return builder.globals[number].shape
    case .functions(let functions):
      emit(.makeClosure, functions[0], 0)
    case .library(let library):
      if library.isType {
        emit(.metatype, builder.shapeNumber(builder.typeShapeOfWord(library)))
      } else {
        emit(.opaque, word, 2)
      }
    case .unknown:
      builder.note(.opaque, builder.spelling(word), at: offset)
      emit(.opaque, word, 0)
    }
    return .unknown
  }

  /// What the member of a value of this shape looks like, as far as the file says.
  func memberShape(_ base: Shape, _ word: Int) -> Shape {
    switch base.unwrapped {
    case .user(let owner):
      switch builder.types[owner].members[word] {
      case .stored(let index)?: return builder.types[owner].stored[index].shape
      case .computed(let accessors)?: return accessors.shape
      case .methods(let list)?: return list.count == 1 ? .function([], builder.functions[list[0]].result) : .unknown
      case .enumCase, .global, .type, .shape, nil: break
      }
      if word == Word.rawValue_.rawValue { return builder.types[owner].rawShape }
      return .unknown
    case .array(let element), .set(let element):
      switch Word(rawValue: word) {
      case .count: return .int
      case .isEmpty: return .bool
      case .first, .last: return .optional(element)
      default: return .unknown
      }
    case .string:
      switch Word(rawValue: word) {
      case .count: return .int
      case .first, .last: return .optional(.character)
      case .isEmpty: return .bool
      default: return .unknown
      }
    default: return .unknown
    }
  }

  func staticShape(_ owner: Int, _ word: Int) -> Shape {
    switch builder.types[owner].statics[word] {
    case .enumCase(let number)? where builder.types[owner].cases[number].labels.isEmpty: .user(owner)
    case .global(let number)?: builder.globals[number].shape
    case .computed(let accessors)?: accessors.shape
    case .enumCase, .methods, .stored, .type, .shape, nil: .unknown
    }
  }

  func compileProjection(_ word: Int) -> Shape {
    if let place = find(word) {
      emitRawLoad(place)
      emit(.projection, site(word), 2)
      return .unknown
    }
    _ = compileSelf()
    emit(.projection, site(word), 0)
    return .unknown
  }

  func compileImplicitMember(_ word: Int, _ hint: Shape) -> Shape {
    let target = hint.unwrapped
    switch target {
    case .user(let owner):
      switch builder.types[owner].statics[word] {
      case .enumCase(let number)? where builder.types[owner].cases[number].labels.isEmpty:
        emit(.enumCase, owner, number)
        return target
      case .some:
        emit(.metatype, builder.shapeNumber(target))
        emit(.member, site(word))
        return target
      case nil: break
      }
    case .int, .integer, .double, .string, .bool:
      emit(.metatype, builder.shapeNumber(target))
      emit(.member, site(word))
      return target
    default: break
    }
    if word == Word.none.rawValue, case .optional = hint {
      emit(.nilValue)
      return hint
    }
    emit(.symbol, site(word), 0)
    return hint
  }

  func compileMember(_ base: ExpressionID, _ word: Int, _ place: Int) -> Shape {
    if word == Word.self_.rawValue { return compilePart(base) }
    if isModule(base) { return compileName(word) }
    if case .superReference = tree[base].kind, let owner = superclass {
      _ = compileSelf()
      offset = place
      emit(.callSuper, site(word), owner)
      return .unknown
    }
    if case .user(let owner) = builder.typeShape(base, in: type), isTypeName(base) {
      if case .enumCase(let number)? = builder.types[owner].statics[word],
        builder.types[owner].cases[number].labels.isEmpty
      {
        emit(.enumCase, owner, number)
        return .user(owner)
      }
      emit(.metatype, builder.shapeNumber(.user(owner)))
      offset = place
      emit(.member, site(word))
      return staticShape(owner, word)
    }
    if case .selfReference = tree[base].kind, case .wrapper = resolve(word) { return compileName(word) }
    let shape = compilePart(base)
    offset = place
    emit(.member, site(word))
    return boundShape(base, word) ?? memberShape(shape, word)
  }

  /// The type of whole numbers whose smallest or largest value is read: `UInt8.max`.
  private func boundShape(_ base: ExpressionID, _ word: Int) -> Shape? {
    guard case .name(let id) = tree[base].kind, find(name(id)) == nil, case .library(let library) = resolve(name(id)),
      let kind = IntegerKind(library)
    else { return nil }
    switch Word(rawValue: word) {
    case .max, .min, .zero: return .integer(kind)
    default: return nil
    }
  }

  var superclass: Int? { type >= 0 ? builder.types[type].superclass : nil }

  /// Whether an expression names an imported module.
  func isModule(_ id: ExpressionID) -> Bool {
    guard case .name(let word) = tree[id].kind, find(name(word)) == nil, case .library(let module) = resolve(name(word))
    else { return false }
    return [Word.Swift_, .SwiftUI, .Foundation, .UIKit, .Combine].contains(module)
  }

  /// Whether an expression names a type, not a variable of that name.
  func isTypeName(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .name(let word):
      guard find(name(word)) == nil else { return false }
      if case .type = resolve(name(word)) { return true }
      return false
    case .member(let base, _): return isTypeName(base)
    case .type, .selfType, .array, .dictionary: return true
    default: return false
    }
  }

  func compileSubscript(_ base: ExpressionID, _ arguments: [ArgumentSyntax]) -> Shape {
    let shape = compilePart(base)
    var key: Shape = .unknown
    if case .dictionary(let first, _) = shape.unwrapped { key = first }
    let place = offset
    let labels = arguments.map { $0.label.map { name($0) } ?? -1 }
    for argument in arguments { compile(argument.value, hint: argument.label == nil ? key : .unknown) }
    offset = place
    emit(.subscriptAccess, site(Word.subscript_.rawValue, labels: labels))
    switch shape.unwrapped {
    case .array(let element):
      if arguments.count == 1, case .binary = tree[arguments[0].value].kind { return .unknown }
      return element
    case .dictionary(_, let value): return labels == [-1] ? .optional(value) : value
    default: return .unknown
    }
  }
}
