extension FunctionCompiler {
  /// Statements in a scope of their own.
  func compileBlock(_ block: CodeBlockSyntax) {
    pushScope()
    hoistFunctions(block.statements)
    for id in block.statements { compile(id) }
    popScope()
  }

  /// The statements of a body, in the scope that is open.
  func compileStatements(_ block: CodeBlockSyntax) {
    hoistFunctions(block.statements)
    for id in block.statements { compile(id) }
    runDefers(defers[defers.count - 1])
    defers[defers.count - 1] = []
  }

  /// Declares local functions before the statements that may call them.
  func hoistFunctions(_ statements: [StatementID]) {
    var hoisted: Swift.Set<Int> = []
    for id in statements {
      guard case .declaration(let declaration) = tree[id].kind, case .function(let syntax) = tree[declaration].kind
      else {
        continue
      }
      let word = name(syntax.name)
      let fullName = self.fullName(syntax)
      guard hoisted.insert(fullName).inserted else { continue }
      let local = Local(slot: newSlot(), isBoxed: true, shape: .unknown)
      emit(.nilValue)
      emit(.storeLocal, local.slot)
      emit(.newBox, local.slot)
      if hoisted.insert(word).inserted { scopes[scopes.count - 1][word] = local }
      scopes[scopes.count - 1][fullName] = local
      builder.localOverloads[word, default: []].insert(fullName)
    }
  }

  /// The name of a function with its labels, `add(to:)`, which tells local functions of one base name apart.
  func fullName(_ syntax: FunctionSyntax) -> Int {
    fullName(name(syntax.name), syntax.parameters.map { $0.label.map { name($0) } ?? -1 })
  }

  private func fullName(_ word: Int, _ labels: [Int]) -> Int {
    let parts = labels.map { ($0 == -1 ? "_" : builder.spelling($0)) + ":" }
    return builder.names.number(of: builder.spelling(word) + "(" + parts.joined() + ")")
  }

  /// Where the local function or variable is that a call of this name means.
  func findCallee(_ word: Int, _ call: CallSyntax) -> Place? {
    if let overloads = builder.localOverloads[word], overloads.count > 1 {
      let labels = (call.arguments + call.trailingClosures).map { $0.label.map { name($0) } ?? -1 }
      let written = fullName(word, labels)
      if overloads.contains(written), let found = find(written) { return found }
    }
    return find(word)
  }

  func compile(_ id: StatementID) {
    let statement = tree[id]
    offset = statement.span.start
    if let note = builder.edited.note(at: id) { emit(note) }
    switch statement.kind {
    case .breakLoop(let label): compileBreak(label.map { name($0) })
    case .continueLoop(let label): compileContinue(label.map { name($0) })
    case .declaration(let id): compileDeclaration(id)
    case .deferred(let block): defers[defers.count - 1].append(block)
    case .doCatch(let syntax): compileDo(syntax)
    case .expression(let value): compileForEffect(value)
    case .fallThrough: compileFallThrough()
    case .forIn(let syntax): compileFor(syntax, label: nil)
    case .guardElse(let conditions, let body): compileGuard(conditions, body)
    case .labeled(let label, let inner): compileLabeled(name(label), inner)
    case .opaque: emitUnsupported("this statement")
    case .repeatWhile(let body, let condition): compileRepeat(body, condition, label: nil)
    case .returnValue(let value): compileReturn(value)
    case .throwError(let value):
      compile(value)
      emit(.throwError)
    case .whileLoop(let conditions, let body): compileWhile(conditions, body, label: nil)
    }
  }

  /// An expression whose value nobody uses.
  func compileForEffect(_ id: ExpressionID) {
    offset = tree[id].span.start
    noteEdit(of: id)
    switch tree[id].kind {
    case .ifElse(let syntax): compileIf(syntax)
    case .switchCase(let syntax): compileSwitch(syntax)
    case .assignment(let target, let value): compileAssignment(target, value)
    case .parenthesized(let inner): compileForEffect(inner)
    case .binary(let left, let symbol, let right):
      if isCompoundAssignment(symbol) {
        compileCompound(left, symbol, right)
      } else {
        compile(id)
        emit(.pop)
      }
    default:
      compile(id)
      emit(.pop)
    }
  }

  private func compileReturn(_ value: ExpressionID?) {
    if isInitializer {
      if let value, case .nilLiteral = tree[value].kind { emit(.nilValue) } else { emit(.loadLocal, 0) }
    } else if let value {
      compile(value, hint: resultShape)
      coerce(to: resultShape)
    } else {
      emit(.unit)
    }
    let saved = defers
    for list in saved.reversed() { runDefers(list) }
    defers = saved
    for _ in 0..<handlers { emit(.endTry) }
    emit(.returnValue)
  }

  private func compileBreak(_ label: Int?) {
    guard let index = loops.lastIndex(where: { label == nil || $0.label == label }) else { return }
    leave(to: index)
    loops[index].breaks.append(emit(.jump))
  }

  private func compileContinue(_ label: Int?) {
    guard let index = loops.lastIndex(where: { !$0.isSwitch && (label == nil || $0.label == label) }) else { return }
    leave(to: index)
    loops[index].continues.append(emit(.jump))
  }

  /// Closes handlers and runs `defer` blocks between here and the loop.
  private func leave(to index: Int) {
    let depth = loops[index].deferDepth
    let saved = defers
    if depth < saved.count {
      for list in saved[depth...].reversed() { runDefers(list) }
    }
    defers = saved
    for _ in loops[index].handlers..<max(handlers, loops[index].handlers) { emit(.endTry) }
  }

  func beginLoop(_ label: Int?, isSwitch: Bool = false) {
    loops.append(Loop(label: label, isSwitch: isSwitch, handlers: handlers, deferDepth: defers.count))
  }

  private func compileLabeled(_ label: Int, _ inner: StatementID) {
    offset = tree[inner].span.start
    switch tree[inner].kind {
    case .forIn(let syntax): compileFor(syntax, label: label)
    case .whileLoop(let conditions, let body): compileWhile(conditions, body, label: label)
    case .repeatWhile(let body, let condition): compileRepeat(body, condition, label: label)
    default:
      beginLoop(label, isSwitch: true)
      compile(inner)
      patch(loops.removeLast().breaks)
    }
  }

  private func compileFor(_ syntax: ForInSyntax, label: Int?) {
    compile(syntax.sequence)
    emit(.makeIterator)
    let slot = newSlot()
    emit(.storeLocal, slot)
    beginLoop(label)
    let start = code.count
    emit(.loadLocal, slot)
    let end = emit(.iterate)
    pushScope()
    var failures: [Int] = []
    bind(syntax.pattern, isVariable: false, failures: &failures)
    if let condition = syntax.condition {
      compile(condition, hint: .bool)
      failures.append(emit(.jumpIfFalse))
    }
    hoistFunctions(syntax.body.statements)
    for id in syntax.body.statements { compile(id) }
    popScope()
    let loop = loops.removeLast()
    patch(failures)
    patch(loop.continues)
    emit(.jump, start)
    patch(end)
    patch(loop.breaks)
    emit(.unit)
    emit(.storeLocal, slot)
  }

  private func compileWhile(_ conditions: [ConditionSyntax], _ body: CodeBlockSyntax, label: Int?) {
    beginLoop(label)
    let start = code.count
    pushScope()
    let failures = compileConditions(conditions)
    hoistFunctions(body.statements)
    for id in body.statements { compile(id) }
    popScope()
    let loop = loops.removeLast()
    patch(loop.continues)
    emit(.jump, start)
    patch(failures)
    patch(loop.breaks)
  }

  private func compileRepeat(_ body: CodeBlockSyntax, _ condition: ExpressionID, label: Int?) {
    beginLoop(label)
    let start = code.count
    compileBlock(body)
    let loop = loops.removeLast()
    patch(loop.continues)
    compile(condition, hint: .bool)
    emit(.jumpIfTrue, start)
    patch(loop.breaks)
  }

  private func compileGuard(_ conditions: [ConditionSyntax], _ body: CodeBlockSyntax) {
    let failures = compileConditions(conditions)
    let past = emit(.jump)
    patch(failures)
    compileBlock(body)
    patch(past)
  }

  private func compileDo(_ syntax: DoCatchSyntax) {
    if syntax.catches.isEmpty {
      compileBlock(syntax.body)
      return
    }
    let handler = emit(.pushHandler)
    handlers += 1
    compileBlock(syntax.body)
    handlers -= 1
    emit(.endTry)
    var ends = [emit(.jump)]
    patch(handler)
    let slot = newSlot()
    emit(.storeLocal, slot)
    for clause in syntax.catches {
      pushScope()
      scopes[scopes.count - 1][Word.error.rawValue] = Local(slot: slot, isBoxed: false, shape: .unknown)
      var next: [Int] = []
      let body = compileItems(clause.items, slot: slot, shape: .unknown, &next)
      patch(body)
      hoistFunctions(clause.body.statements)
      for id in clause.body.statements { compile(id) }
      popScope()
      ends.append(emit(.jump))
      patch(next)
    }
    emit(.loadLocal, slot)
    emit(.throwError)
    patch(ends)
  }

  /// Patterns of a `case` or `catch`: returns the jumps into the body; `next` gets those to the next clause.
  func compileItems(_ items: [SwitchSyntax.Item], slot: Int, shape: Shape, _ next: inout [Int]) -> [Int] {
    var matches: [Int] = []
    for (index, item) in items.enumerated() {
      var failures: [Int] = []
      match(item.pattern, slot: slot, shape: shape, isVariable: false, failures: &failures)
      if let condition = item.condition {
        compile(condition, hint: .bool)
        failures.append(emit(.jumpIfFalse))
      }
      if index < items.count - 1 {
        matches.append(emit(.jump))
        patch(failures)
      } else {
        next += failures
      }
    }
    return matches
  }

  private func compileFallThrough() {
    guard let index = loops.lastIndex(where: \.isSwitch) else { return }
    fallThroughs.append((index, emit(.jump)))
  }
}
