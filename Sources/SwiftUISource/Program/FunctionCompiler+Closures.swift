extension FunctionCompiler {
  func compileClosure(_ id: ExpressionID, _ closure: ClosureSyntax, isBuilder: Bool, hint: Shape) -> Shape {
    let place = tree[id].span.start
    let inner = FunctionCompiler(builder, parent: self, type: type, generics: generics, isStatic: isStatic)
    inner.offset = place
    inner.isBuilder = isBuilder
    var expected: [Shape] = []
    if case .function(let parameters, let result) = hint.unwrapped {
      expected = parameters
      inner.resultShape = result
    }
    if let result = closure.result { inner.resultShape = shape(of: result) }
    var captured: [ExpressionID?] = []
    for capture in closure.captures {
      inner.captures.append((name(capture.name), Local(slot: 0, isBoxed: false, shape: .unknown)))
      captured.append(capture.value)
    }
    var parameters: [CompiledFunction.Parameter] = []
    if let written = closure.parameters {
      inner.slotCount = 1 + written.count
      for (index, parameter) in written.enumerated() {
        let shape = parameter.type.map { self.shape(of: $0) } ?? (index < expected.count ? expected[index] : .unknown)
        parameters.append(Self.parameter(shape))
        if name(parameter.name) != Word.discard.rawValue {
          inner.scopes[0][name(parameter.name)] = Local(
            slot: index + 1, isBoxed: false, shape: parameter.isProjection ? .unknown : shape,
            isProjected: parameter.isProjection)
          if shape.wantsCoercion, parameter.type != nil {
            inner.emit(.loadLocal, index + 1)
            inner.coerce(to: shape)
            inner.emit(.storeLocal, index + 1)
          }
        }
      }
    } else {
      inner.slotCount = 7
      inner.hasShorthand = true
    }
    inner.noteEdit(of: id)
    inner.compileBody(closure.body)
    if closure.parameters == nil {
      parameters = (0..<inner.shorthandCount).map { _ in Self.parameter(.unknown) }
    }
    var function = CompiledFunction(name: "closure", parameters: parameters)
    function.code = inner.code
    function.offsets = inner.offsets
    function.slotCount = inner.slotCount
    function.isShorthand = closure.parameters == nil
    function.isAsync = closure.isAsync
    function.type = type
    function.offset = place
    function.isStatic = isStatic
    builder.functions.append(function)
    emitClosure(builder.functions.count - 1, inner, captured, closure)
    return .function(expected, inner.resultShape)
  }

  private func emitClosure(
    _ number: Int, _ inner: FunctionCompiler, _ captured: [ExpressionID?], _ closure: ClosureSyntax
  ) {
    for (index, capture) in inner.captures.enumerated() {
      if index < captured.count {
        if let value = captured[index] {
          compile(value)
        } else if capture.name == Word.self_.rawValue {
          _ = compileSelf()
        } else {
          _ = compileName(capture.name)
        }
      } else {
        emitCapture(capture.name)
      }
    }
    offset = closure.body.span.start
    emit(.makeClosure, number, inner.captures.count)
  }

  static func parameter(_ shape: Shape) -> CompiledFunction.Parameter {
    CompiledFunction.Parameter(
      label: -1, shape: shape, hasDefault: false, isVariadic: false, isInOut: false, isBuilder: false, isFunction: false
    )
  }

  /// A local function, stored in the slot that was made for it.
  func compileLocalFunction(_ syntax: FunctionSyntax, _ declaration: DeclarationSyntax) {
    let inner = FunctionCompiler(builder, parent: self, type: type, generics: generics, isStatic: isStatic)
    let names = Set(syntax.generics.parameters.map { name($0) })
    var function = CompiledFunction(
      name: builder.spelling(name(syntax.name)), parameters: builder.parameters(syntax.parameters, of: type, names))
    function.type = type
    function.offset = syntax.name.span.start
    function.isAsync = syntax.isAsync
    function.isStatic = isStatic
    function.result = syntax.result.map { shape(of: $0) } ?? .unit
    inner.resultShape = function.result
    inner.isBuilder = builder.hasBuilder(declaration.attributes)
    let body = syntax.body ?? CodeBlockSyntax(statements: [], span: declaration.span)
    let job = CompilationJob(
      function: -1, body: .block(body), parameters: syntax.parameters, extraNames: [], isBuilder: inner.isBuilder,
      isInitializer: false, generics: names)
    builder.functions.append(function)
    let number = builder.functions.count - 1
    builder.localFunctions[name(syntax.name), default: []].append(number)
    inner.compileParameters(job, function)
    inner.compileBody(body)
    function.code = inner.code
    function.offsets = inner.offsets
    function.slotCount = inner.slotCount
    builder.functions[number] = function
    for capture in inner.captures { emitCapture(capture.name) }
    emit(.makeClosure, number, inner.captures.count)
    if let found = find(fullName(syntax)) { emitStore(found) } else { emit(.pop) }
  }

  func compileDeclaration(_ id: DeclarationID) {
    let declaration = tree[id]
    switch declaration.kind {
    case .variable(let syntax):
      let isAwaited =
        tree.text(
          in: SwiftSourceSpan(
            start: declaration.span.start, end: min(declaration.span.end, declaration.span.start + 6))) == "async "
      for binding in syntax.bindings { compileVariable(syntax, binding, isAwaited: isAwaited) }
    case .function(let syntax):
      compileLocalFunction(syntax, declaration)
    case .type, .typeAlias, .importModule, .associatedType, .deinitializer, .enumCase, .initializer,
      .operatorDeclaration, .precedenceGroup, .subscriptDeclaration:
      break
    case .macroExpansion(let value):
      compileForEffect(value)
    case .opaque:
      emitUnsupported("this declaration")
    }
  }

  private func compileVariable(_ syntax: VariableSyntax, _ binding: VariableSyntax.Binding, isAwaited: Bool) {
    let shape = binding.type.map { self.shape(of: $0) } ?? .unknown
    if let getter = binding.accessors.first(where: { $0.kind == .get }), let body = getter.body,
      let word = builder.boundName(binding.pattern)
    {
      compileComputed(body, shape)
      let local = declare(word, isVariable: false, shape: shape)
      scopes[scopes.count - 1][word] = Local(slot: local.slot, isBoxed: false, shape: shape, isComputed: true)
      return
    }
    var failures: [Int] = []
    if isAwaited, let value = binding.value, let word = builder.boundName(binding.pattern) {
      emit(.unit)
      compileThunk(value)
      emit(.callLibrary, site(Word.Task.rawValue, labels: [-1], firstTrailing: 0))
      declare(word, isVariable: false, shape: shape, isAwaited: true)
      return
    }
    if let value = binding.value {
      let found = compile(value, hint: shape)
      let known = shape == .unknown ? found : shape
      coerce(to: shape)
      bind(binding.pattern, isVariable: !syntax.isConstant, shape: known, failures: &failures)
    } else if let word = builder.boundName(binding.pattern) {
      if case .optional = shape { emit(.nilValue) } else { emit(.unit) }
      declare(word, isVariable: !syntax.isConstant || builder.capturedNames.contains(word), shape: shape)
    }
  }

  private func compileComputed(_ body: CodeBlockSyntax, _ result: Shape) {
    let inner = FunctionCompiler(builder, parent: self, type: type, generics: generics, isStatic: isStatic)
    inner.resultShape = result
    inner.compileBody(body)
    add(inner)
  }

  /// An expression as a closure without parameters.
  func compileThunk(_ value: ExpressionID) {
    let inner = FunctionCompiler(builder, parent: self, type: type, generics: generics, isStatic: isStatic)
    inner.offset = offset
    inner.compile(value)
    inner.emit(.returnValue)
    add(inner)
  }

  private func add(_ inner: FunctionCompiler) {
    var function = CompiledFunction(name: "closure", parameters: [])
    function.code = inner.code
    function.offsets = inner.offsets
    function.slotCount = inner.slotCount
    function.type = type
    function.isStatic = isStatic
    function.offset = offset
    builder.functions.append(function)
    let number = builder.functions.count - 1
    for capture in inner.captures { emitCapture(capture.name) }
    emit(.makeClosure, number, inner.captures.count)
  }
}
