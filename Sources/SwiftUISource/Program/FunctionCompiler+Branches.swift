extension FunctionCompiler {
  /// Conditions that must all hold: returns the jumps taken where one does not. Names are bound in the open scope.
  func compileConditions(_ conditions: [ConditionSyntax]) -> [Int] {
    var failures: [Int] = []
    for condition in conditions {
      offset = condition.span.start
      switch condition.kind {
      case .available(let isNegated):
        if isNegated { failures.append(emit(.jump)) }
      case .expression(let value):
        compile(value, hint: .bool)
        failures.append(emit(.jumpIfFalse))
      case .pattern(let pattern, let value):
        let shape = compile(value)
        let slot = newSlot()
        emit(.storeLocal, slot)
        match(pattern, slot: slot, shape: shape, isVariable: false, failures: &failures)
      case .binding(let isVariable, let pattern, let value):
        compileOptionalBinding(pattern, value, isVariable, &failures)
      }
    }
    return failures
  }

  private func compileOptionalBinding(
    _ pattern: PatternID, _ value: ExpressionID?, _ isVariable: Bool, _ failures: inout [Int]
  ) {
    var shape: Shape
    var hint: Shape = .unknown
    if case .typed(_, let type) = tree[pattern].kind { hint = self.shape(of: type) }
    if let value {
      shape = compile(value, hint: hint)
    } else if let word = builder.boundName(pattern) {
      shape = compileName(word)
    } else {
      emit(.nilValue)
      shape = .unknown
    }
    if hint != .unknown {
      shape = hint
      coerce(to: hint)
    }
    failures.append(emit(.popJumpIfNil))
    if let word = builder.boundName(pattern) {
      declare(word, isVariable: isVariable, shape: unwrappedOnce(shape))
    } else {
      bind(pattern, isVariable: isVariable, failures: &failures)
    }
  }

  func unwrappedOnce(_ shape: Shape) -> Shape {
    if case .optional(let inner) = shape { inner } else { shape }
  }

  func compileIf(_ syntax: IfSyntax) {
    var ends: [Int] = []
    for branch in syntax.branches {
      pushScope()
      let failures = compileConditions(branch.conditions)
      hoistFunctions(branch.body.statements)
      for id in branch.body.statements { compile(id) }
      popScope()
      ends.append(emit(.jump))
      patch(failures)
    }
    if let otherwise = syntax.otherwise { compileBlock(otherwise) }
    patch(ends)
  }

  /// An `if` as a value.
  func compileIfValue(_ syntax: IfSyntax, hint: Shape) -> Shape {
    var ends: [Int] = []
    var shape: Shape = .unknown
    for branch in syntax.branches {
      pushScope()
      let failures = compileConditions(branch.conditions)
      shape = compileValueBlock(branch.body, hint: hint)
      popScope()
      ends.append(emit(.jump))
      patch(failures)
    }
    if let otherwise = syntax.otherwise {
      pushScope()
      _ = compileValueBlock(otherwise, hint: hint)
      popScope()
    } else {
      emit(.unit)
    }
    patch(ends)
    return shape
  }

  /// A block whose last expression is its value.
  func compileValueBlock(_ block: CodeBlockSyntax, hint: Shape) -> Shape {
    hoistFunctions(block.statements)
    guard let last = block.statements.last else {
      emit(.unit)
      return .unit
    }
    for id in block.statements.dropLast() { compile(id) }
    if case .expression(let value) = tree[last].kind { return compile(value, hint: hint) }
    compile(last)
    emit(.unit)
    return .unit
  }

  func compileSwitch(_ syntax: SwitchSyntax) {
    let ends = compileCases(syntax) { compiler, body in
      compiler.hoistFunctions(body.statements)
      for id in body.statements { compiler.compile(id) }
    }
    patch(ends)
  }

  func compileSwitchValue(_ syntax: SwitchSyntax, hint: Shape) -> Shape {
    var shape: Shape = .unknown
    let ends = compileCases(syntax) { compiler, body in shape = compiler.compileValueBlock(body, hint: hint) }
    emit(.unit)
    patch(ends)
    return shape
  }

  /// The cases of a switch; `body` compiles what stands in one. Returns the jumps from their ends; where no case fits, and
  /// behind a `break`, the code goes on here.
  func compileCases(_ syntax: SwitchSyntax, body: (FunctionCompiler, CodeBlockSyntax) -> Void) -> [Int] {
    let shape = compile(syntax.subject)
    let slot = newSlot()
    emit(.storeLocal, slot)
    beginLoop(nil, isSwitch: true)
    let depth = loops.count - 1
    var ends: [Int] = []
    for clause in syntax.cases {
      offset = clause.span.start
      pushScope()
      var next: [Int] = []
      if !clause.isDefault {
        let matches = compileItems(clause.items, slot: slot, shape: shape, &next)
        patch(matches)
      }
      patch(fallThroughs.filter { $0.0 == depth }.map(\.1))
      fallThroughs.removeAll { $0.0 == depth }
      body(self, clause.body)
      popScope()
      ends.append(emit(.jump))
      patch(next)
    }
    patch(fallThroughs.filter { $0.0 == depth }.map(\.1))
    fallThroughs.removeAll { $0.0 == depth }
    patch(loops.removeLast().breaks)
    return ends
  }
}
