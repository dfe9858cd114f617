// Body evaluations and the frames they get.
extension PresentationHost {
  /// Evaluates a body with fresh snapshots of all its state (R5), and puts on the list what it shows.
  func beginEvaluation(
    _ node: ViewNode, _ state: ViewState, _ reason: EvaluationReason, cause: Int
  ) throws(AppCrash) {
    evaluatedInTurn += 1
    guard evaluatedInTurn <= Limits.evaluationsInTurn, !isExhausted else {
      throw AppCrash(.endlessWork(what: "'\(state.definition.name)'", limit: Limits.evaluationsInTurn))
    }
    state.isDirty = false
    state.evaluations += 1
    evaluationCounts[state.count].count += 1
    let frame = Frame(
      state.definition, host: self, evaluation: state.evaluations, event: trace.count,
      properties: try properties(of: node, state))
    state.frame = frame
    let outerCause = self.cause
    let outerReader = reader
    self.cause = trace.append(.evaluated(frame, reason), cause: cause)
    reader = .body(node)
    let element = try state.definition.body(frame)
    reader = outerReader
    work.append(.endBody(cause: outerCause))
    work.append(node.children.isEmpty ? .add(element, to: node) : .change(0, of: node, to: element))
  }

  private func properties(of node: ViewNode, _ state: ViewState) throws(AppCrash) -> [Frame.Property] {
    let definitions = state.definition.properties
    var properties: [Frame.Property] = []
    properties.reserveCapacity(definitions.count)
    for index in definitions.indices {
      let argument = index < state.arguments.count ? state.arguments[index] : nil
      properties.append(try property(index, of: node, state, argument: argument))
    }
    return properties
  }

  private func property(
    _ index: Int, of node: ViewNode, _ state: ViewState, argument: Value?
  ) throws(AppCrash) -> Frame.Property {
    let definition = state.definition.properties[index]
    switch definition.kind {
    case .plain:
      return .plain(argument ?? .nothing)
    case .state(let initial):
      if case .state(let slot, let last) = state.frame?.properties[index] {
        return .state(slot: slot, snapshot: rules.isSound ? slots[slot].value : refreshed(last, of: slot))
      }
      let value = if let argument { argument } else { try initial(state.arguments) }
      return .state(slot: addSlot(definition, value, owner: node, view: state.definition.name), snapshot: value)
    case .shared(let key):
      return try heldBinding(
        .binding(sharedBinding(key, definition, argument ?? .nothing, view: state.definition.name)), by: node, state)
    case .stateObject(let make):
      if let previous = state.frame?.properties[index] { return previous }
      return .object(observe(try make(state.arguments), by: node, state))
    case .observedObject:
      guard case .object(let object) = argument else { return .plain(argument ?? .nothing) }
      return .object(observe(object, by: node, state))
    case .binding:
      return try heldBinding(argument, by: node, state)
    case .environmentObject(let type):
      guard let object = environmentObject(type, for: node) else { return .missingObject(type: type) }
      return .object(observe(object, by: node, state))
    case .environment(let key):
      return .plain(environmentValue(key, for: node))
    }
  }

  func addSlot(_ definition: PropertyDefinition, _ value: Value, owner: ViewNode?, view: String) -> Int {
    slots.append(StateSlot(value: value, owner: owner, isEquatable: definition.isEquatable, number: trace.states.count))
    trace.states.append(TracedState(name: definition.name, view: view))
    return slots.count - 1
  }

  /// The view's own copy of a binding, with the value of this update (R6).
  private func heldBinding(
    _ argument: Value?, by node: ViewNode, _ state: ViewState
  ) throws(AppCrash) -> Frame.Property {
    guard case .binding(let binding) = argument else {
      if case .object(let object) = argument { return .object(object) }
      return .plain(argument ?? .nothing)
    }
    if let slot = binding.slot, !state.heldSlots.contains(slot) {
      state.heldSlots.append(slot)
      slots[slot].holders.append(node)
    }
    return .binding(try binding.held())
  }

  /// Lets a view be evaluated when the object changes (R12).
  private func observe(_ object: ObservedObject, by node: ViewNode, _ state: ViewState) -> ObservedObject {
    if object.observation == .published, !state.objects.contains(where: { $0 === object }) {
      state.objects.append(object)
      objectStates[object.index].holders.append(node)
    }
    return object
  }

  /// Whether a view's inputs differ from those of its last evaluation (R4).
  func inputsChanged(_ state: ViewState, _ arguments: ViewArguments) throws(AppCrash) -> Bool {
    let definitions = state.definition.properties
    for index in definitions.indices {
      let old = index < state.arguments.count ? state.arguments[index] : nil
      let new = index < arguments.count ? arguments[index] : nil
      guard let old, let new else {
        if old == nil, new == nil { continue }
        return true
      }
      guard definitions[index].isEquatable || old.binding != nil, old.isEqual(to: new) == true else { return true }
      if case .binding(let binding) = new, case .binding(let held) = state.frame?.properties[index],
        try binding.current().isEqual(to: held.snapshot) != true
      {
        return true
      }
    }
    return false
  }

  // The change signals of objects.

  /// An `ObservableObject` announced a change (R12).
  func objectChanged(_ object: ObservedObject, event: Int) {
    objectStates[object.index].holders.removeAll { holder in
      guard holder.isAlive, case .view(let state) = holder.role else { return true }
      return !state.objects.contains { $0 === object }
    }
    for holder in objectStates[object.index].holders { markDirty(holder, .objectChanged, cause: event) }
  }

  /// A property of an `@Observable` object was written (R13).
  func propertyChanged(_ property: Int?, of object: ObservedObject, event: Int) {
    guard let property, let readers = objectStates[object.index].readers.removeValue(forKey: property) else { return }
    var layers: [Layer] = []
    var nodes: [ViewNode] = []
    for reader in readers.values {
      switch reader {
      case .body(let node): nodes.append(node)
      case .content(let layer): layers.append(layer)
      case .nobody: continue
      }
    }
    nodes.sort { $0.number < $1.number }
    for node in nodes { markDirty(node, .objectChanged, cause: event) }
    for layer in layers { renew(layer) }
  }

  /// Hands an object's change to those who receive its publishers.
  func deliverChange(of object: ObservedObject, property: Int?) {
    guard !objectStates[object.index].receivers.isEmpty else { return }
    objectStates[object.index].receivers.removeAll { !$0.node.isAlive }
    for receiver in objectStates[object.index].receivers {
      guard receiver.property == nil || receiver.property == property else { continue }
      let value = receiver.property.map { object.values[$0] } ?? .nothing
      let action = receiver.action
      queueAction("onReceive", receiver.node) { () throws(AppCrash) in try action(value) }
    }
  }
}
