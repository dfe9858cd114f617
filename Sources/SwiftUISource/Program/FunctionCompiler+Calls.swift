extension FunctionCompiler {
  /// What is known of a call's target when its arguments are compiled.
  struct Target {
    var parameters: [CompiledFunction.Parameter] = []
    var library: Word?
    var isModifier = false
    /// Functions of the file of that name, any of which may be meant.
    var candidates: [Int] = []
    /// Whether a property or case of that name may be meant as well.
    var isShared = false
  }

  func compileCall(_ id: ExpressionID, _ call: CallSyntax, _ hint: Shape) -> Shape {
    let place = tree[id].span.start
    switch tree[call.callee].kind {
    case .name(let word): return compileNamedCall(name(word), call, place, hint)
    case .member(let base, let word): return compileMemberCall(base, word, call, place, hint)
    case .implicitMember(let word): return compileImplicitCall(name(word), call, place, hint)
    case .array, .dictionary, .type, .specialized, .selfType:
      return compileTypeCall(call, place, hint)
    default:
      compilePart(call.callee)
      emitCall(.callValue, call, compileArguments(call, Target(), name: -1, place: place))
      return .unknown
    }
  }

  /// A call, and the storing of what its `inout` arguments hold behind it.
  private func emitCall(_ operation: Operation, _ call: CallSyntax, _ number: Int, _ operand: Int = 0) {
    emit(operation, number, operand)
    writeBackInOut(call, number)
  }

  private func compileTypeCall(_ call: CallSyntax, _ place: Int, _ hint: Shape) -> Shape {
    if case .specialized(let base, _) = tree[call.callee].kind, case .name(let word) = tree[base].kind {
      if case .library(let library) = resolve(name(word)), find(name(word)) == nil,
        ![Word.Array, .Set, .Dictionary, .Optional].contains(library)
      {
        return compileNamedCall(name(word), call, place, hint)
      }
      if case .type = resolve(name(word)), find(name(word)) == nil {
        return compileNamedCall(name(word), call, place, hint)
      }
    }
    let shape = builder.typeShape(call.callee, in: type)
    if case .user(let owner) = shape { return construct(owner, call, place) }
    if shape == .unknown { compilePart(call.callee) } else { emit(.metatype, builder.shapeNumber(shape)) }
    emitCall(.callMethod, call, compileArguments(call, Target(), name: Word.`init`.rawValue, place: place))
    return shape
  }

  private func compileNamedCall(_ word: Int, _ call: CallSyntax, _ place: Int, _ hint: Shape) -> Shape {
    if let found = findCallee(word, call) {
      emitLoad(found)
      let number = compileArguments(
        call, Target(candidates: builder.localFunctions[word] ?? []), name: word, place: place)
      emitCall(.callValue, call, number)
      if case .local(let local) = found, case .function(_, let result) = local.shape { return result }
      return .unknown
    }
    switch resolve(word) {
    case .selfMember:
      return compileSelfCall(word, call, place)
    case .typeMember(let owner):
      emit(.metatype, builder.shapeNumber(.user(owner)))
      let target = staticTarget(owner, word)
      let number = compileArguments(call, target, name: word, place: place)
      emitCall(.callMethod, call, number)
      return resultShape(of: target)
    case .type(let owner):
      return construct(owner, call, place)
    case .functions(let functions):
      return compileFunctionCall(functions, word, call, place)
    case .library(let library):
      if library.isType { noteControl(library, call, place) }
      emit(.unit)
      let added = library.isType ? builder.addedInitializers(library, call) : []
      let number = compileArguments(call, Target(library: library, candidates: added), name: word, place: place)
      emit(.callLibrary, number)
      writeBackInOut(call, number)
      return builder.typeShapeOfWord(library)
    case .wrapper, .global:
      if let functions = globalFunctions(beside: word, call) {
        return compileFunctionCall(functions, word, call, place)
      }
      _ = compileName(word)
      emitCall(.callValue, call, compileArguments(call, Target(), name: word, place: place))
      return .unknown
    case .unknown:
      builder.note(.opaque, builder.spelling(word), at: place)
      emit(.opaque, word, 0)
      emitCall(.callValue, call, compileArguments(call, Target(isModifier: true), name: word, place: place))
      return .unknown
    }
  }

  private func compileFunctionCall(_ functions: [Int], _ word: Int, _ call: CallSyntax, _ place: Int) -> Shape {
    emit(.unit)
    var target = Target(candidates: functions)
    if functions.count == 1 { target.parameters = builder.functions[functions[0]].parameters }
    let number = compileArguments(call, target, name: word, place: place)
    emit(.callFunction, functions.count == 1 ? functions[0] : -1 - word, number)
    writeBackInOut(call, number)
    return functions.count == 1 ? builder.functions[functions[0]].result : .unknown
  }

  /// The functions that a call means rather than the variable of the same name, which holds no function.
  private func globalFunctions(beside word: Int, _ call: CallSyntax) -> [Int]? {
    guard case .global(let number) = resolve(word), let functions = builder.globalFunctions[word] else { return nil }
    if case .function = builder.globals[number].shape.unwrapped {
      let labels = call.arguments.map { $0.label.map { name($0) } ?? -1 }
      guard labels.contains(where: { $0 != -1 }) else { return nil }
    }
    return functions
  }

  private func compileSelfCall(_ word: Int, _ call: CallSyntax, _ place: Int) -> Shape {
    let target = methodTarget(.user(type), word)
    let isMutating = builder.mayChangeReceiver(word) && builder.types[type].kind != .class
    _ = compileSelf()
    let number = compileArguments(call, target, name: word, place: place, isMutating: isMutating)
    emit(.callMethod, number)
    if isMutating { writeSelfBack() }
    writeBackInOut(call, number)
    return resultShape(of: target)
  }

  /// Stores the changed `self` on the stack, if it is to be stored.
  private func writeSelfBack() {
    let skip = emit(.jumpIfNotWritten)
    if let found = find(Word.self_.rawValue) { emitStore(found) } else { emit(.pop) }
    patch(skip)
  }

  private func construct(_ owner: Int, _ call: CallSyntax, _ place: Int) -> Shape {
    emit(.unit)
    var target = Target(candidates: builder.types[owner].initializers)
    if target.candidates.count == 1 {
      target.parameters = builder.functions[target.candidates[0]].parameters
    } else if target.candidates.isEmpty {
      target.parameters = memberwiseParameters(owner)
    }
    let number = compileArguments(call, target, name: Word.`init`.rawValue, place: place)
    emitCall(.construct, call, number, owner)
    return .user(owner)
  }

  private func memberwiseParameters(_ owner: Int) -> [CompiledFunction.Parameter] {
    if let superclass = builder.types[owner].superclass,
      builder.types[superclass].initializers.count == 1
    {
      return builder.functions[builder.types[superclass].initializers[0]].parameters
    }
    return builder.types[owner].stored.map { stored in
      var isFunction = stored.isBuilderValue
      if case .function = stored.shape.unwrapped { isFunction = true }
      return CompiledFunction.Parameter(
        label: stored.name, shape: stored.wrapper == .binding ? .unknown : stored.shape, hasDefault: true,
        isVariadic: false, isInOut: false, isBuilder: stored.isBuilder, isFunction: isFunction)
    }
  }

  private func compileMemberCall(
    _ base: ExpressionID, _ word: NamePlace, _ call: CallSyntax, _ place: Int, _ hint: Shape
  ) -> Shape {
    let number = name(word)
    let memberPlace = word.span.start
    if isModule(base) { return compileNamedCall(number, call, place, hint) }
    if number == Word.`init`.rawValue { return compileInitCall(base, call, place, hint) }
    if case .superReference = tree[base].kind {
      _ = compileSelf()
      if let owner = superclass {
        let target = methodTarget(.user(owner), number)
        emitCall(.callSuper, call, compileArguments(call, target, name: number, place: memberPlace), owner)
      } else {
        emitCall(.callSuper, call, compileArguments(call, Target(), name: number, place: memberPlace), -1)
      }
      return .unknown
    }
    if isTypeName(base), case .user(let owner) = builder.typeShape(base, in: type) {
      if case .type(let inner)? = builder.types[owner].statics[number],
        builder.types[owner].statics.methods(number) == nil
      {
        return construct(inner, call, place)
      }
      emit(.metatype, builder.shapeNumber(.user(owner)))
      let target = staticTarget(owner, number)
      let site = compileArguments(call, target, name: number, place: memberPlace)
      emit(.callMethod, site)
      writeBackInOut(call, site)
      if case .enumCase? = builder.types[owner].statics[number], target.candidates.isEmpty { return .user(owner) }
      return resultShape(of: target)
    }
    if builder.mayChangeReceiver(number), isPlace(base) {
      return compileMutatingCall(base, number, call, memberPlace)
    }
    let shape = compilePart(base)
    if number == Word.map.rawValue || number == Word.flatMap.rawValue, isOptional(shape) || givesElement(base) {
      // `map` of the optional, not of the collection in it.
      emitCall(
        .callMethod, call, compileArguments(call, Target(), name: Word.optionalMap.rawValue, place: memberPlace))
      return .optional(.unknown)
    }
    let target = methodTarget(shape, number)
    let site = compileArguments(call, target, name: number, place: memberPlace)
    noteModifier(number, call, memberPlace)
    emit(.callMethod, site)
    writeBackInOut(call, site)
    return methodShape(shape, number, target)
  }

  private func isOptional(_ shape: Shape) -> Bool { if case .optional = shape { true } else { false } }

  /// Whether an expression is written as one that gives an element of a collection, which need not be there.
  private func givesElement(_ id: ExpressionID) -> Bool {
    switch tree[id].kind {
    case .member(_, let word):
      switch Word(rawValue: name(word)) {
      case .first, .last: return !builder.declaresMember(name(word))
      default: return false
      }
    case .call(let call):
      guard case .member(_, let word) = tree[call.callee].kind else { return false }
      switch Word(rawValue: name(word)) {
      case .first, .last, .max, .min, .randomElement, .popFirst, .popLast: return !builder.declaresMember(name(word))
      default: return false
      }
    case .parenthesized(let inner): return givesElement(inner)
    default: return false
    }
  }

  private func methodShape(_ base: Shape, _ word: Int, _ target: Target) -> Shape {
    if case .user = base.unwrapped { return resultShape(of: target) }
    switch Word(rawValue: word) {
    case .filter, .sorted, .reversed, .dropFirst, .dropLast, .prefix, .suffix:
      if case .array = base { return base }
      return .unknown
    case .first, .last, .max, .min, .popFirst, .popLast, .randomElement:
      switch base {
      case .array, .set, .string: return .optional(base.element)
      default: return .unknown
      }
    default: return .unknown
    }
  }

  private func compileMutatingCall(_ base: ExpressionID, _ word: Int, _ call: CallSyntax, _ place: Int) -> Shape {
    let shape: Shape
    let isTaken = isTakable(base)
    if isTaken {
      shape = targetShape(base)
      emit(.unit)
    } else {
      shape = compilePart(base)
    }
    let target = methodTarget(shape, word)
    let number = compileArguments(call, target, name: word, place: place, isMutating: true, isTaken: isTaken)
    if isTaken {
      _ = compileTaken(base)
      emit(.placeUnder, builder.sites[number].count)
    }
    emit(.callMethod, number)
    storeBack(base, isTaken: isTaken)
    writeBackInOut(call, number)
    return target.candidates.isEmpty ? methodShape(shape, word, target) : resultShape(of: target)
  }

  private func compileInitCall(_ base: ExpressionID, _ call: CallSyntax, _ place: Int, _ hint: Shape) -> Shape {
    switch tree[base].kind {
    case .selfReference:
      emit(.loadLocal, 0)
      let target = Target(candidates: type >= 0 ? builder.types[type].initializers : [])
      emitCall(
        .callInitializer, call, compileArguments(call, target, name: Word.`init`.rawValue, place: place), type)
      if case .local(let local)? = find(Word.self_.rawValue), local.isBoxed {
        emit(.storeBox, 0)
      } else {
        emit(.storeLocal, 0)
      }
      emit(.unit)
      return .unit
    case .superReference:
      emit(.loadLocal, 0)
      let target = Target(candidates: superclass.map { builder.types[$0].initializers } ?? [])
      emitCall(
        .callInitializer, call, compileArguments(call, target, name: Word.`init`.rawValue, place: place),
        superclass ?? -1)
      emit(.storeLocal, 0)
      emit(.unit)
      return .unit
    default:
      if isTypeName(base), case .user(let owner) = builder.typeShape(base, in: type) {
        return construct(owner, call, place)
      }
      if case .name(let word) = tree[base].kind, find(name(word)) == nil {
        return compileNamedCall(name(word), call, place, hint)
      }
      compilePart(base)
      emitCall(.callMethod, call, compileArguments(call, Target(), name: Word.`init`.rawValue, place: place))
      return .unknown
    }
  }

  private func compileImplicitCall(_ word: Int, _ call: CallSyntax, _ place: Int, _ hint: Shape) -> Shape {
    if word == Word.some.rawValue, case .optional(let inner) = hint, let argument = call.arguments.first {
      compile(argument.value, hint: inner)
      return hint
    }
    switch hint.unwrapped {
    case .user(let owner):
      if word == Word.`init`.rawValue { return construct(owner, call, place) }
      if let member = builder.types[owner].statics[word] {
        emit(.metatype, builder.shapeNumber(.user(owner)))
        var target = staticTarget(owner, word)
        if case .enumCase(let number) = member, target.candidates.isEmpty {
          let shapes = builder.types[owner].cases[number]
          target.parameters = zip(shapes.labels, shapes.shapes).map {
            CompiledFunction.Parameter(
              label: $0, shape: $1, hasDefault: false, isVariadic: false, isInOut: false, isBuilder: false,
              isFunction: false)
          }
        }
        emitCall(.callMethod, call, compileArguments(call, target, name: word, place: place))
        return hint.unwrapped
      }
    case .int, .integer, .double, .string, .array, .dictionary, .set:
      emit(.metatype, builder.shapeNumber(hint.unwrapped))
      emitCall(.callMethod, call, compileArguments(call, Target(), name: word, place: place))
      return hint.unwrapped
    case .library(let library) where word == Word.`init`.rawValue && library.isType:
      return compileNamedCall(library.rawValue, call, place, hint)
    default: break
    }
    emit(.unit)
    let number = compileArguments(call, Target(library: Word(rawValue: word)), name: word, place: place)
    emit(.symbol, number, 1)
    return hint
  }

  func resultShape(of target: Target) -> Shape {
    target.candidates.count == 1 && !target.isShared ? builder.functions[target.candidates[0]].result : .unknown
  }

  func methodTarget(_ shape: Shape, _ word: Int) -> Target {
    var target = Target(library: Word(rawValue: word), isModifier: true)
    if case .user(let owner) = shape.unwrapped {
      target.candidates = builder.types[owner].members.methods(word) ?? []
      if case .function = memberShape(shape, word).unwrapped, builder.types[owner].members.property(word) != nil {
        target.isShared = true
      }
      switch builder.types[owner].members[word] {
      case .stored(let index)? where target.candidates.isEmpty:
        if case .function(let parameters, _) = builder.types[owner].stored[index].shape.unwrapped {
          target.parameters = parameters.map {
            CompiledFunction.Parameter(
              label: -1, shape: $0, hasDefault: false, isVariadic: false, isInOut: false, isBuilder: false,
              isFunction: false)
          }
        }
      case .computed, .enumCase, .global, .methods, .stored, .type, .shape, nil: break
      }
    } else if let methods = builder.methodsByName[word] {
      target.candidates = methods
      if methods.count == 1, !(Word(rawValue: word)?.isModifierName ?? false) {
        target.parameters = builder.functions[methods[0]].parameters
      }
      return target
    }
    if target.candidates.count == 1, !target.isShared {
      target.parameters = builder.functions[target.candidates[0]].parameters
    }
    return target
  }

  private func staticTarget(_ owner: Int, _ word: Int) -> Target {
    var target = Target()
    target.candidates = builder.types[owner].statics.methods(word) ?? []
    target.isShared = builder.types[owner].statics.property(word) != nil
    if target.candidates.count == 1, !target.isShared {
      target.parameters = builder.functions[target.candidates[0]].parameters
    }
    if case .enumCase(let number)? = builder.types[owner].statics[word], target.candidates.isEmpty {
      let shapes = builder.types[owner].cases[number]
      target.parameters = zip(shapes.labels, shapes.shapes).map {
        CompiledFunction.Parameter(
          label: $0, shape: $1, hasDefault: false, isVariadic: false, isInOut: false, isBuilder: false,
          isFunction: false)
      }
    }
    return target
  }
}
