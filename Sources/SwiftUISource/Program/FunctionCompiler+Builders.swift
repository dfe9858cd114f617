extension FunctionCompiler {
  /// The statements of a view builder: leaves one value, what they make side by side.
  func compileBuilder(_ block: CodeBlockSyntax) {
    var count = 0
    for id in block.statements where compileBuilderStatement(id) { count += 1 }
    if count != 1 { emit(.builderGroup, count) }
  }

  /// Compiles one statement of a builder; whether it left a value.
  private func compileBuilderStatement(_ id: StatementID) -> Bool {
    let statement = tree[id]
    offset = statement.span.start
    guard case .expression(let value) = statement.kind else {
      compile(id)
      return false
    }
    switch tree[value].kind {
    case .ifElse(let syntax):
      compileBuilderIf(syntax)
      return true
    case .switchCase(let syntax):
      compileBuilderSwitch(syntax)
      return true
    case .assignment:
      compileForEffect(value)
      return false
    case .binary(_, let symbol, _) where isCompoundAssignment(symbol):
      compileForEffect(value)
      return false
    default:
      noteOpaqueView(value)
      compile(value)
      return true
    }
  }

  private func compileBuilderIf(_ syntax: IfSyntax) {
    var ends: [Int] = []
    for (index, branch) in syntax.branches.enumerated() {
      pushScope()
      let failures = compileConditions(branch.conditions)
      hoistFunctions(branch.body.statements)
      compileBuilder(branch.body)
      emit(.branch, index)
      popScope()
      ends.append(emit(.jump))
      patch(failures)
    }
    if let otherwise = syntax.otherwise {
      pushScope()
      hoistFunctions(otherwise.statements)
      compileBuilder(otherwise)
      popScope()
    } else {
      emit(.builderGroup, 0)
    }
    emit(.branch, syntax.branches.count)
    patch(ends)
  }

  private func compileBuilderSwitch(_ syntax: SwitchSyntax) {
    var number = 0
    let ends = compileCases(syntax) { compiler, body in
      compiler.hoistFunctions(body.statements)
      compiler.compileBuilder(body)
      compiler.emit(.branch, number)
      number += 1
    }
    emit(.builderGroup, 0)
    emit(.branch, number)
    patch(ends)
  }
}
