extension ProgramBuilder {
  /// Compiles one body.
  func run(_ job: CompilationJob) {
    let function = functions[job.function]
    let compiler = FunctionCompiler(
      self, parent: nil, type: function.type, generics: job.generics, isStatic: function.isStatic)
    compiler.offset = function.offset
    compiler.resultShape = function.result
    compiler.isInitializer = job.isInitializer
    compiler.isBuilder = job.isBuilder
    if function.type >= 0 {
      let isStruct = types[function.type].kind != .class
      let isBoxed = isStruct && function.isMutating && containsClosure(span(of: job.body))
      compiler.scopes[0][Word.self_.rawValue] = FunctionCompiler.Local(
        slot: 0, isBoxed: isBoxed, shape: function.isStatic ? .unknown : .user(function.type))
      if isBoxed { compiler.emit(.newBox, 0) }
    }
    compiler.compileParameters(job, function)
    switch job.body {
    case .block(let block):
      compiler.compileBody(block)
    case .value(let value):
      compiler.compile(value, hint: function.result)
      compiler.coerce(to: function.result)
      compiler.emit(.returnValue)
    }
    compiler.finish(job.function)
  }

  private func span(of body: CompilationJob.Body) -> SwiftSourceSpan {
    switch body {
    case .block(let block): block.span
    case .value(let value): tree[value].span
    }
  }
}

extension FunctionCompiler {
  /// Gives the function its code.
  func finish(_ number: Int) {
    builder.functions[number].code = code
    builder.functions[number].offsets = offsets
    builder.functions[number].slotCount = slotCount
  }

  /// Declares the parameters, which lie in the slots behind `self`, and fills in their defaults.
  func compileParameters(_ job: CompilationJob, _ function: CompiledFunction) {
    slotCount = 1 + function.parameters.count
    let names: [Int?] = job.parameters.map { $0.name.map { name($0) } } + job.extraNames.map { $0 }
    for (index, word) in names.enumerated() where index < function.parameters.count {
      let parameter = function.parameters[index]
      if index < job.parameters.count, let value = job.parameters[index].defaultValue {
        let given = emit(.jumpIfGiven, index + 1)
        compile(value, hint: parameter.shape)
        emit(.storeLocal, index + 1)
        patch(given)
      }
      if parameter.shape.wantsCoercion {
        emit(.loadLocal, index + 1)
        coerce(to: parameter.shape)
        emit(.storeLocal, index + 1)
      }
      guard let word else { continue }
      let isBoxed = parameter.isInOut && builder.capturedNames.contains(word)
      scopes[0][word] = Local(slot: index + 1, isBoxed: isBoxed, shape: parameter.shape)
      if isBoxed { emit(.newBox, index + 1) }
    }
    if isInitializer, !isDelegating(job) { emit(.setDefaults, type) }
  }

  private func isDelegating(_ job: CompilationJob) -> Bool {
    guard case .block(let block) = job.body else { return false }
    for id in block.statements {
      var expression: ExpressionID?
      if case .expression(let id) = tree[id].kind { expression = id }
      while let current = expression {
        switch tree[current].kind {
        case .tryOrFail(_, let inner), .await(let inner): expression = inner
        case .call(let call):
          if case .member(let base, let last) = tree[call.callee].kind, name(last) == Word.`init`.rawValue,
            case .selfReference = tree[base].kind
          {
            return true
          }
          expression = nil
        default: expression = nil
        }
      }
    }
    return false
  }

  /// Compiles a body: statements, a single value, or a builder's views.
  func compileBody(_ block: CodeBlockSyntax) {
    if isInitializer {
      compileStatements(block)
      emit(.loadLocal, 0)
      emit(.returnValue)
      return
    }
    if isBuilder, !containsReturn(block) {
      hoistFunctions(block.statements)
      compileBuilder(block)
      runAllDefers()
      emit(.returnValue)
      return
    }
    if block.statements.count == 1, case .expression(let value) = tree[block.statements[0]].kind {
      compile(value, hint: resultShape)
      coerce(to: resultShape)
      emit(.returnValue)
      return
    }
    compileStatements(block)
    emit(.unit)
    emit(.returnValue)
  }

  private func runAllDefers() {
    for list in defers.reversed() { runDefers(list) }
  }

  /// Whether a `return` stands in the block itself, outside of closures.
  func containsReturn(_ block: CodeBlockSyntax) -> Bool {
    block.statements.contains { id in
      switch tree[id].kind {
      case .returnValue(let value): value != nil
      case .guardElse(_, let body): containsReturn(body)
      case .expression(let value):
        switch tree[value].kind {
        case .ifElse(let syntax):
          syntax.branches.contains { containsReturn($0.body) } || (syntax.otherwise.map { containsReturn($0) } ?? false)
        case .switchCase(let syntax): syntax.cases.contains { containsReturn($0.body) }
        default: false
        }
      default: false
      }
    }
  }
}
