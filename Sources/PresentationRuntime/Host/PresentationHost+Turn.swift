// R8 and R9: stretches of the app's code, and the turns that follow them.
extension PresentationHost {
  /// Runs one stretch of the app's code, then its turn.
  func runStretch(_ kind: WorkKind, cause: Int, _ work: () throws(AppCrash) -> Void) {
    guard !hasCrashed else { return }
    stretches += 1
    if isExhausted { return fail(AppCrash(.endlessWork(what: "a \(kind.noun)", limit: effortLimit))) }
    self.cause = trace.append(.resumed(kind), cause: cause)
    turnsInRow = 0
    attempt(work)
    runTurn()
  }

  /// One turn: apply writes, update owners before their sheets, decide presentations, run queued actions (R9).
  func runTurn() {
    guard !hasCrashed else { return }
    needsTurn = false
    builtInTurn = 0
    evaluatedInTurn = 0
    version += 1
    attempt { () throws(AppCrash) in
      self.isUpdating = true
      self.applyWrites()
      try self.updateViews()
      try self.decidePresentations()
      self.isUpdating = false
      try self.runQueuedActions()
    }
    guard needsTurn else {
      turnsInRow = 0
      if !cycle.isEmpty { cycle.removeAll() }
      return
    }
    turnsInRow += 1
    if turnsInRow > Limits.turnsInRow {
      fail(AppCrash(.endlessTurns(cycle: cycle, limit: Limits.turnsInRow)))
    }
  }

  /// Applies what was written, once for each location; its signal is used up here, whatever the gate says (R4, R5).
  private func applyWrites() {
    guard !pendingSlots.isEmpty else { return }
    defer { pendingSlots.removeAll(keepingCapacity: true) }
    for slot in pendingSlots {
      let (owner, wasRead, write) = slots[slot].apply()
      if let owner {
        let isOpen = wasRead || rules.hasNoGate
        let gate = trace.append(.gate(slot: slots[slot].number, write: write, isOpen: isOpen), cause: write)
        if isOpen { markDirty(owner, .stateChanged(slot: slots[slot].number), cause: gate) }
      }
      markHolders(of: slot, cause: write)
    }
  }

  /// A binding subscribes its reader, not its owner (R6).
  private func markHolders(of slot: Int, cause: Int) {
    guard !slots[slot].holders.isEmpty else { return }
    slots[slot].holders.removeAll { holder in
      guard holder.isAlive, case .view(let state) = holder.role else { return true }
      return !state.heldSlots.contains(slot)
    }
    for holder in slots[slot].holders { markDirty(holder, .bindingChanged(slot: slots[slot].number), cause: cause) }
  }

  /// Marks a view whose body is to be evaluated in the next update.
  func markDirty(_ node: ViewNode, _ reason: EvaluationReason, cause: Int) {
    guard node.isAlive, case .view(let state) = node.role, !state.isDirty else { return }
    state.isDirty = true
    state.reason = reason
    state.cause = cause
    dirtyNodes.append(node)
  }

  /// Evaluates what is marked, parents first, owners before their sheets (R9).
  private func updateViews() throws(AppCrash) {
    if !dirtyNodes.isEmpty {
      var nodes = dirtyNodes
      dirtyNodes.removeAll()
      if nodes.count > 1 { nodes.sort { $0.depth < $1.depth } }
      for node in nodes {
        try renewContents(above: node.depth)
        guard node.isAlive, case .view(let state) = node.role, state.isDirty else { continue }
        try evaluate(node, state, state.reason, cause: state.cause)
      }
    }
    try renewContents(above: Int.max)
    try renewControllers()
  }

  /// Runs what the update queued, outside of it; what this queues comes in the next turn.
  private func runQueuedActions() throws(AppCrash) {
    guard !queuedActions.isEmpty else { return }
    let actions = queuedActions
    queuedActions.removeAll()
    cause = trace.append(.resumed(.queuedActions), cause: cause)
    for action in actions {
      let wroteBefore = needsTurn
      needsTurn = false
      try action.run()
      if needsTurn { cycle.append(name(of: action)) }
      needsTurn = needsTurn || wroteBefore
    }
    if !queuedActions.isEmpty { needsTurn = true }
  }

  private func name(of action: QueuedAction) -> String {
    var node = action.node
    while let current = node {
      if case .view(let state) = current.role { return "'\(action.name)' in '\(state.definition.name)'" }
      node = current.parent
    }
    return "'\(action.name)'"
  }

  /// Queues code that runs outside the update, at the end of the turn.
  func queueAction(_ name: StaticString, _ node: ViewNode?, _ run: @escaping () throws(AppCrash) -> Void) {
    queuedActions.append(QueuedAction(name: name, node: node, run: run))
    if !isUpdating { needsTurn = true }
  }

  /// Runs code of the app; what it throws ends the app.
  func attempt(_ work: () throws(AppCrash) -> Void) {
    guard !hasCrashed else { return }
    do {
      try work()
    } catch {
      fail(error)
    }
  }

  /// Ends the app.
  func fail(_ error: AppCrash) {
    crash = error
    trace.append(.crashed(error), cause: cause)
    isUpdating = false
    reader = .nobody
    needsTurn = false
    work.removeAll()
    version += 1
  }
}
