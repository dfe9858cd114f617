extension FunctionCompiler {
  func isCompoundAssignment(_ symbol: NamePlace) -> Bool {
    let text = builder.spelling(name(symbol))
    return text.count > 1 && text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
      && builder.operators[name(symbol)] == nil
  }

  func compileAssignment(_ target: ExpressionID, _ value: ExpressionID) {
    let place = tree[target].span.start
    let exit = compileChainTest(target)
    let shape = targetShape(target)
    compile(value, hint: shape)
    offset = place
    storeTarget(target)
    if let exit {
      let end = emit(.jump)
      patch(exit)
      emit(.pop)
      patch(end)
    }
  }

  func compileCompound(_ target: ExpressionID, _ symbol: NamePlace, _ value: ExpressionID) {
    let text = builder.spelling(name(symbol))
    let plain = String(text.dropLast())
    let exit = compileChainTest(target)
    let place = tree[target].span.start
    let kind = BinaryOperator(plain)
    if plain == "??" || kind == .custom && builder.names.existing(plain).flatMap({ builder.operators[$0] }) == nil {
      emitUnsupported("the operator '\(text)'")
    }
    let shape = targetShape(target)
    let given = compile(value, hint: shape)
    let (_, isTaken) = compileTaken(target)
    emit(.swap)
    offset = place
    emit(.binary, kind.rawValue, site(builder.names.number(of: plain), labels: [-1, -1]))
    if let integer = integerKind(shape, given, kind) { _ = narrow(to: integer, after: kind) }
    if isTaken, let word = localName(target), let found = find(word) {
      emitStore(found)
    } else {
      storeTarget(target)
    }
    if let exit {
      let end = emit(.jump)
      patch(exit)
      emit(.pop)
      patch(end)
    }
  }

  /// Tests the optional chain inside an assignment's target; the jump is taken with nil on the stack.
  private func compileChainTest(_ target: ExpressionID) -> [Int]? {
    guard let inner = chainBase(target) else { return nil }
    compile(inner)
    let exit = emit(.jumpIfNil)
    emit(.pop)
    return [exit]
  }

  private func chainBase(_ id: ExpressionID) -> ExpressionID? {
    switch tree[id].kind {
    case .optionalChain(let inner): inner
    case .member(let base, _), .subscriptAccess(let base, _), .forceUnwrap(let base), .tupleElement(let base, _),
      .parenthesized(let base):
      chainBase(base)
    default: nil
    }
  }

  func targetShape(_ id: ExpressionID) -> Shape {
    switch tree[id].kind {
    case .name(let word):
      if let found = find(name(word)) {
        switch found {
        case .local(let local), .capture(_, let local): return local.shape
        }
      }
      switch resolve(name(word)) {
      case .selfMember: return memberShape(.user(type), name(word))
      case .typeMember(let owner): return staticShape(owner, name(word))
      case .global(let number): return builder.globals[number].shape
      case .type, .wrapper, .functions, .library, .unknown: return .unknown
      }
    case .selfReference: return .user(max(type, 0))
    case .member(let base, let word): return memberShape(targetShape(base), name(word))
    case .optionalChain(let inner), .forceUnwrap(let inner): return unwrappedOnce(targetShape(inner))
    case .subscriptAccess(let base, _):
      let shape = targetShape(base).unwrapped
      if case .dictionary(_, let value) = shape { return .optional(value) }
      return shape.element
    case .tuple(let parts): return .tuple(parts.map { targetShape($0.value) })
    default: return .unknown
    }
  }

  /// Whether an expression is a place that can be written.
  func isPlace(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .name(let word):
      if find(name(word)) != nil { return true }
      switch resolve(name(word)) {
      case .selfMember, .global, .typeMember: return true
      case .type, .wrapper, .functions, .library, .unknown: return false
      }
    case .member(let base, _): return !isTypeName(base) || true
    case .subscriptAccess, .tupleElement, .parameter: return true
    case .selfReference: return true
    case .optionalChain(let inner), .forceUnwrap(let inner), .parenthesized(let inner): return isPlace(inner)
    default: return false
    }
  }

  private func localName(_ id: ExpressionID) -> Int? {
    if case .name(let word) = tree[id].kind, find(name(word)) != nil { return name(word) }
    return nil
  }

  /// Whether the value of a place can be moved out while it is changed.
  func isTakable(_ id: ExpressionID) -> Bool {
    guard let word = localName(id), let found = find(word) else { return false }
    return canTake(found)
  }

  private func canTake(_ place: Place) -> Bool {
    let local = place.local
    if local.isAwaited || local.isComputed || local.isProjected { return false }
    if case .capture = place { return local.isBoxed }
    return true
  }

  /// Puts the value of a place on the stack, moving it out where nobody can see that.
  func compileTaken(_ id: ExpressionID) -> (Shape, Bool) {
    if let word = localName(id), let found = find(word), canTake(found) {
      emitTake(found)
      return (found.local.shape, true)
    }
    if case .optionalChain(let inner) = tree[id].kind, chains.isEmpty { return compileTaken(inner) }
    return (compilePart(id), false)
  }

  /// Stores the changed receiver on the stack back to where it came from.
  func storeBack(_ id: ExpressionID, isTaken: Bool) {
    if isTaken, let word = localName(id), let found = find(word) {
      switch found {
      case .local(let local): emit(local.isBoxed ? .storeBox : .storeLocal, local.slot)
      case .capture(let index, let local): emit(local.isBoxed ? .storeCaptureBox : .pop, index)
      }
      return
    }
    let skip = emit(.jumpIfNotWritten)
    storeTarget(id)
    patch(skip)
  }

  /// Takes the value on the stack and stores it.
  func storeTarget(_ id: ExpressionID) {
    switch tree[id].kind {
    case .name(let word): storeName(name(word))
    case .member(let base, let word):
      if case .selfReference = tree[base].kind, case .wrapper(let index) = resolve(name(word)) {
        emit(.setWrapper, site(builder.types[type].stored[index].name))
        return
      }
      if isTypeName(base), case .user(let owner) = builder.typeShape(base, in: type) {
        emit(.metatype, builder.shapeNumber(.user(owner)))
        emit(.setMember, site(name(word)))
        emit(.pop)
        return
      }
      let (_, isTaken) = compileBase(base)
      emit(.setMember, site(name(word)))
      storeBack(base, isTaken: isTaken)
    case .subscriptAccess(let base, let arguments):
      let shape = targetShape(base).unwrapped
      var key: Shape = .unknown
      if case .dictionary(let first, _) = shape { key = first }
      let slot = newSlot()
      emit(.storeLocal, slot)
      let keys = arguments.map { argument in
        compile(argument.value, hint: argument.label == nil ? key : .unknown)
        let slot = newSlot()
        emit(.storeLocal, slot)
        return slot
      }
      emit(.loadLocal, slot)
      emit(.unit)
      emit(.storeLocal, slot)
      let (_, isTaken) = compileBase(base)
      for key in keys { emit(.loadLocal, key) }
      emit(
        .setSubscript,
        site(Word.subscript_.rawValue, labels: arguments.map { $0.label.map { name($0) } ?? -1 }))
      storeBack(base, isTaken: isTaken)
    case .tupleElement(let base, let number):
      let (_, isTaken) = compileBase(base)
      emit(.setTuple, number)
      storeBack(base, isTaken: isTaken)
    case .optionalChain(let inner), .forceUnwrap(let inner), .parenthesized(let inner): storeTarget(inner)
    case .tuple(let parts):
      emit(.destructure, parts.count)
      for part in parts.reversed() { storeTarget(part.value) }
    case .discard: emit(.pop)
    case .parameter(let number):
      if let slot = shorthandSlot(number) {
        emit(.storeLocal, slot)
      } else {
        emitUnsupported("'$\(number)' here")
        emit(.pop)
      }
    case .selfReference:
      coerce(to: .user(max(type, 0)))
      if let found = find(Word.self_.rawValue) { emitStore(found) } else { emit(.pop) }
    case .inOut(let inner): storeTarget(inner)
    case .call, .superReference, .cast, .tryOrFail, .await, .projection, .binary, .ternary, .selfType:
      emit(.pop)
    default:
      emitUnsupported("an assignment to this")
      emit(.pop)
    }
  }

  private func compileBase(_ id: ExpressionID) -> (Shape, Bool) {
    switch tree[id].kind {
    case .optionalChain(let inner), .forceUnwrap(let inner), .parenthesized(let inner): return compileBase(inner)
    case .superReference: return (compileSelf(), false)
    default: break
    }
    if localName(id) != nil { return compileTaken(id) }
    return (compile(id), false)
  }

  private func storeName(_ word: Int) {
    if let found = find(word) {
      emitStore(found)
      return
    }
    switch resolve(word) {
    case .selfMember:
      _ = compileSelf()
      emit(.setMember, site(word))
      let skip = emit(.jumpIfNotWritten)
      if let found = find(Word.self_.rawValue) {
        switch found {
        case .local(let local): emit(local.isBoxed ? .storeBox : .storeLocal, local.slot)
        case .capture(let index, let local): emit(local.isBoxed ? .storeCaptureBox : .pop, index)
        }
      } else {
        emit(.pop)
      }
      patch(skip)
    case .typeMember(let owner):
      emit(.metatype, builder.shapeNumber(.user(owner)))
      emit(.setMember, site(word))
      emit(.pop)
    case .wrapper(let index):
      emit(.setWrapper, site(builder.types[type].stored[index].name))
    case .global(let number):
      coerce(to: builder.globals[number].shape)
      emit(.storeGlobal, number)
    case .type, .functions, .library, .unknown:
      emit(.pop)
    }
  }
}
