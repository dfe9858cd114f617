extension FunctionCompiler {
  /// Compiles an expression; its value is then on the stack. Returns what is known of its shape.
  @discardableResult
  func compile(_ id: ExpressionID, hint: Shape = .unknown) -> Shape {
    guard isPostfix(id) else { return compilePart(id, hint: hint) }
    chains.append([])
    var shape = compilePart(id, hint: hint)
    let exits = chains.removeLast()
    if !exits.isEmpty {
      patch(exits)
      if case .optional = shape {} else if shape != .unknown { shape = .optional(shape) }
    }
    return shape
  }

  private func isPostfix(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .member, .call, .subscriptAccess, .tupleElement, .forceUnwrap, .optionalChain: true
    default: false
    }
  }

  /// Compiles an expression inside the optional chain that is open.
  @discardableResult
  func compilePart(_ id: ExpressionID, hint: Shape = .unknown) -> Shape {
    let expression = tree[id]
    offset = expression.span.start
    noteEdit(of: id)
    switch expression.kind {
    case .boolean(let value):
      emit(.boolean, value ? 1 : 0)
      return .bool
    case .integer(let value): return compileInteger(value, hint)
    case .float(let value):
      emit(.constant, builder.constant(.double(value)))
      return .double
    case .nilLiteral:
      emit(.nilValue)
      return hint
    case .string(let parts): return compileString(parts)
    case .array(let elements): return compileArray(id, elements, hint)
    case .dictionary(let elements): return compileDictionary(id, elements, hint)
    case .tuple(let elements): return compileTuple(elements, hint)
    case .parenthesized(let inner): return compile(inner, hint: hint)
    case .name(let word): return compileName(name(word))
    case .selfReference: return compileSelf()
    case .superReference: return compileSelf()
    case .selfType:
      if case .user = builder.typeShape(id, in: type) {
        emit(.metatype, builder.shapeNumber(.user(max(type, 0))))
      } else {
        _ = compileSelf()
        emit(.`self`)
      }
      return .unknown
    case .parameter(let number):
      if let slot = shorthandSlot(number) { emit(.loadLocal, slot) } else { emitUnsupported("'$\(number)' here") }
      return .unknown
    case .projection(let word): return compileProjection(name(word))
    case .implicitMember(let word): return compileImplicitMember(name(word), hint)
    case .member(let base, let word): return compileMember(base, name(word), word.span.start)
    case .tupleElement(let base, let number):
      let shape = compilePart(base)
      emit(.tupleElement, number)
      if let parts = shape.parts, number < parts.count { return parts[number] }
      return .unknown
    case .subscriptAccess(let base, let arguments): return compileSubscript(base, arguments)
    case .optionalChain(let inner):
      let shape = compilePart(inner)
      if chains.isEmpty { return shape }
      let exit = emit(.jumpIfNil)
      chains[chains.count - 1].append(exit)
      return unwrappedOnce(shape)
    case .forceUnwrap(let inner):
      let shape = compilePart(inner, hint: hint)
      offset = expression.span.start
      emit(.forceUnwrap)
      return unwrappedOnce(shape)
    case .call(let call): return compileCall(id, call, hint)
    case .closure(let closure): return compileClosure(id, closure, isBuilder: false, hint: hint)
    case .binary(let left, let symbol, let right): return compileBinary(left, symbol, right, hint)
    case .prefix(let symbol, let inner): return compilePrefix(symbol, inner, hint)
    case .postfix(let inner, let symbol): return compileOperatorCall(name(symbol), [inner])
    case .ternary(let condition, let then, let otherwise):
      compile(condition, hint: .bool)
      let no = emit(.jumpIfFalse)
      let first = compile(then, hint: hint)
      let end = emit(.jump)
      patch(no)
      let second = compile(otherwise, hint: hint)
      patch(end)
      return first == .unknown || first == .optional(.unknown) ? second : first
    case .cast(let value, let kind, let type): return compileCast(value, kind, type, hint)
    case .tryOrFail(let kind, let inner): return compileTry(kind, inner, hint)
    case .await(let inner): return compile(inner, hint: hint)
    case .marked(_, let inner): return compile(inner, hint: hint)
    case .inOut(let inner): return compile(inner, hint: hint)
    case .ifElse(let syntax): return compileIfValue(syntax, hint: hint)
    case .switchCase(let syntax): return compileSwitchValue(syntax, hint: hint)
    case .assignment(let target, let value):
      compileAssignment(target, value)
      emit(.unit)
      return .unit
    case .keyPath(let path): return compileKeyPath(path)
    case .macro(let macro): return compileMacro(macro)
    case .type(let type):
      emit(.metatype, builder.shapeNumber(shape(of: type)))
      return .unknown
    case .specialized(let base, let arguments): return compileSpecialized(base, arguments)
    case .functionReference(let base, let labels): return compileFunctionReference(base, labels)
    case .operatorReference(let word):
      emit(.opaque, name(word), 1)
      return .unknown
    case .discard, .missing, .opaque, .pattern, .regex:
      emitUnsupported("this piece of code")
      return .unknown
    }
  }

  /// The slot of `$0` and its like; nil where there is none.
  func shorthandSlot(_ number: Int) -> Int? {
    guard hasShorthand, number < 6 else { return nil }
    shorthandCount = max(shorthandCount, number + 1)
    return number + 1
  }

  private func compileInteger(_ value: UInt64?, _ hint: Shape) -> Shape {
    guard let value, let number = Int(exactly: value) else {
      emitUnsupported("a number of more than 63 bits")
      return .int
    }
    if hint.unwrapped == .double {
      emit(.constant, builder.constant(.double(Double(number))))
      return .double
    }
    if number <= Int(Int32.max) {
      emit(.integer, number)
    } else {
      emit(.constant, builder.constant(.int(number)))
    }
    if case .integer = hint.unwrapped { return hint.unwrapped }
    return .int
  }

  private func compileString(_ parts: [StringPartSyntax]) -> Shape {
    if parts.isEmpty {
      emit(.constant, builder.constant(.string("")))
      return .string
    }
    if parts.count == 1, case .text(let text) = parts[0] {
      emit(.constant, builder.constant(.string(text)))
      return .string
    }
    for part in parts {
      switch part {
      case .text(let text): emit(.constant, builder.constant(.string(text)))
      case .interpolation(let arguments): compileInterpolation(arguments)
      }
    }
    emit(.interpolate, parts.count)
    return .string
  }

  private func compileInterpolation(_ arguments: [ArgumentSyntax]) {
    guard let first = arguments.first else {
      emit(.constant, builder.constant(.string("")))
      return
    }
    let place = tree[first.value].span.start
    if arguments.count > 1, let label = arguments[1].label.map({ name($0) }) {
      emit(.unit)
      compile(first.value)
      compile(arguments[1].value)
      offset = place
      emit(.callLibrary, site(Word.formatted.rawValue, labels: [-1, label]))
    } else {
      let shape = compile(first.value)
      offset = place
      if case .optional(let inner) = shape, inner != .unknown { emit(.describeOptional) }
    }
  }

  private func compileArray(_ id: ExpressionID, _ elements: [ExpressionID], _ hint: Shape) -> Shape {
    var shape: Shape = .unknown
    for element in elements {
      let next = compile(element, hint: hint.element)
      if shape == .unknown { shape = next }
    }
    emit(.array, elements.count)
    switch hint.unwrapped {
    case .set, .user: coerce(to: hint)
    default: break
    }
    return hint == .unknown ? .array(shape) : hint
  }

  private func compileDictionary(_ id: ExpressionID, _ elements: [DictionaryElementSyntax], _ hint: Shape) -> Shape {
    var key: Shape = .unknown
    var value: Shape = .unknown
    if case .dictionary(let first, let second) = hint.unwrapped { (key, value) = (first, second) }
    var keys: Set<Shape> = []
    var values: Set<Shape> = []
    for element in elements {
      keys.insert(compile(element.key, hint: key))
      values.insert(compile(element.value, hint: value))
    }
    emit(.dictionary, elements.count)
    guard hint == .unknown, keys.count == 1, values.count == 1, let key = keys.first, let value = values.first else {
      return hint
    }
    return .dictionary(key, value)
  }

  private func compileTuple(_ elements: [ArgumentSyntax], _ hint: Shape) -> Shape {
    if elements.isEmpty {
      emit(.unit)
      return .unit
    }
    var hints: [Shape] = []
    if let parts = hint.unwrapped.parts { hints = parts }
    var shapes: [Shape] = []
    for (index, element) in elements.enumerated() {
      shapes.append(compile(element.value, hint: index < hints.count ? hints[index] : .unknown))
    }
    emit(.tuple, elements.count, site(-1, labels: elements.map { $0.label.map { name($0) } ?? -1 }))
    return .tuple(shapes)
  }

  private func compileCast(_ value: ExpressionID, _ kind: ExpressionSyntax.CastKind, _ type: TypeID, _ hint: Shape)
    -> Shape
  {
    let target = shape(of: type)
    switch kind {
    case .coerce:
      compile(value, hint: target)
      coerce(to: target)
      return target
    case .isType:
      compile(value)
      emit(.matchType, builder.shapeNumber(target), writtenName(type))
      return .bool
    case .optional, .forced:
      compile(value)
      emit(.cast, builder.shapeNumber(target), writtenName(type) * 2 + (kind == .forced ? 1 : 0))
      return kind == .forced ? target : .optional(target)
    }
  }

  private func compileTry(_ kind: ExpressionSyntax.TryKind, _ inner: ExpressionID, _ hint: Shape) -> Shape {
    if kind == .propagating { return compile(inner, hint: hint) }
    let place = offset
    let handler = emit(.pushHandler)
    handlers += 1
    let shape = compile(inner, hint: hint)
    handlers -= 1
    emit(.endTry)
    let end = emit(.jump)
    patch(handler)
    offset = place
    if kind == .forced {
      emit(.crashForced)
    } else {
      emit(.pop)
      emit(.nilValue)
    }
    patch(end)
    return kind == .forced || shape == .unknown ? shape : .optional(shape.unwrapped)
  }

  private func compileKeyPath(_ path: KeyPathSyntax) -> Shape {
    var steps: [KeyPathStep] = []
    for component in path.components {
      switch component {
      case .member(let word):
        if name(word) != Word.self_.rawValue { steps.append(.member(name(word))) }
      case .optionalChain: steps.append(.chain)
      case .forceUnwrap: steps.append(.force)
      case .subscriptAccess(let arguments):
        if let first = arguments.first, case .integer(let value?) = tree[first.value].kind {
          steps.append(.index(Int(truncatingIfNeeded: value)))
        } else {
          emitUnsupported("a key path with a subscript")
          return .unknown
        }
      case .call:
        emitUnsupported("a key path with a call")
        return .unknown
      }
    }
    var site = CallSite(name: -1, labels: [], firstTrailing: 0, offset: offset)
    site.steps = steps
    emit(.keyPath, builder.site(site))
    return .unknown
  }

  private func compileMacro(_ macro: MacroExpansionSyntax) -> Shape {
    switch builder.spelling(name(macro.name)) {
    case "line", "column":
      emit(.integer, builder.lines.line(of: offset))
      return .int
    case "file", "fileID", "filePath", "function":
      emit(.constant, builder.constant(.string(builder.path)))
      return .string
    case "selector":
      if let argument = macro.arguments.first, let word = selectorName(argument.value) {
        emit(.symbol, site(word))
        return .unknown
      }
    case "imageLiteral", "colorLiteral":
      emit(.symbol, site(name(macro.name)))
      return .unknown
    default: break
    }
    emitUnsupported("the macro '#\(builder.spelling(name(macro.name)))'")
    return .unknown
  }

  private func selectorName(_ id: ExpressionID) -> Int? {
    switch tree[id].kind {
    case .name(let word): name(word)
    case .member(_, let word): name(word)
    case .functionReference(let base, _): selectorName(base)
    default: nil
    }
  }

  private func compileSpecialized(_ base: ExpressionID, _ arguments: [TypeID]) -> Shape {
    if case .name(let id) = tree[base].kind, let word = Word(rawValue: name(id)), find(name(id)) == nil {
      let parts = arguments.map { shape(of: $0) }
      let whole: Shape? =
        switch word {
        case .Array: .array(parts.first ?? .unknown)
        case .Set: .set(parts.first ?? .unknown)
        case .Dictionary: .dictionary(parts.first ?? .unknown, parts.count > 1 ? parts[1] : .unknown)
        case .Optional: .optional(parts.first ?? .unknown)
        default: nil
        }
      if let whole {
        emit(.metatype, builder.shapeNumber(whole))
        return .unknown
      }
    }
    return compilePart(base)
  }

  private func compileFunctionReference(_ base: ExpressionID, _ labels: [NameID]) -> Shape {
    let written = labels.map { builder.spelling(name($0)) == "_" ? -1 : name($0) }
    switch tree[base].kind {
    case .member(let receiver, let word):
      if case .superReference = tree[receiver].kind { break }
      compilePart(receiver)
      emit(.member, site(name(word), labels: written))
      return .unknown
    case .name(let id):
      let word = name(id)
      guard find(word) == nil else { break }
      if case .selfMember = resolve(word) {
        _ = compileSelf()
        emit(.member, site(word, labels: written))
        return .unknown
      }
      if let functions = builder.globalFunctions[word],
        let function = functions.first(where: { builder.functions[$0].parameters.map(\.label) == written })
      {
        emit(.makeClosure, function, 0)
        return .unknown
      }
    default: break
    }
    compile(base)
    return .unknown
  }
}
