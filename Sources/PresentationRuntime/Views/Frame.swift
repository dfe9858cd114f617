/// What a SwiftUI view struct is: the snapshots of one body evaluation, with a reference to each location.
///
/// Closures keep the frame they were made in; that, and the gate, is where a stale sheet comes from (R1, R5).
/// A reference, because all closures of one evaluation share it.
public final class Frame {
  /// One property in this evaluation.
  enum Property {
    case binding(Binding)
    case missingObject(type: String)
    case object(ObservedObject)
    case plain(Value)
    case state(slot: Int, snapshot: Value)
  }

  /// The view's type.
  public let definition: ViewDefinition
  /// The host that the view lives in.
  public unowned let host: PresentationHost
  /// The number of this evaluation among those of the same identity, from one.
  public let evaluation: Int
  /// Its event in the trace.
  let event: Int
  var properties: [Property]

  init(_ definition: ViewDefinition, host: PresentationHost, evaluation: Int, event: Int, properties: [Property]) {
    self.definition = definition
    self.host = host
    self.evaluation = evaluation
    self.event = event
    self.properties = properties
  }

  /// Reads the property `index`: in an update its snapshot, which opens the gate; else its present value (R1).
  public func read(_ index: Int) throws(AppCrash) -> Value {
    switch properties[index] {
    case .binding(let binding):
      return try binding.read()
    case .missingObject(let type):
      throw AppCrash(
        .missingEnvironmentObject(type: type, view: definition.name), at: definition.properties[index].place)
    case .object(let object):
      return .object(object)
    case .plain(let value):
      return value
    case .state(let slot, let snapshot):
      return host.isUpdating ? host.readSnapshot(snapshot, of: slot, from: self) : host.slots[slot].value
    }
  }

  /// Writes the property `index`, a state or a binding; `place` is where the write stands (R3).
  public func write(_ index: Int, _ value: Value, at place: SourcePlace? = nil) throws(AppCrash) {
    switch properties[index] {
    case .binding(let binding):
      try binding.write(value, at: place)
    case .state(let slot, _):
      host.writeSlot(slot, value, at: place)
    case .missingObject, .object, .plain:
      throw AppCrash(.fatal("Cannot assign to '\(definition.properties[index].name)' of a view"), at: place)
    }
  }

  /// `$property` of a state or a binding: no read (R2).
  public func binding(_ index: Int) -> Binding {
    switch properties[index] {
    case .binding(let binding):
      return binding
    case .state(let slot, let snapshot):
      host.bindingMade(to: slot)
      return Binding(source: .slot(SlotReference(host: host, index: slot)), snapshot: snapshot)
    case .plain(let value):
      return .constant(value)
    case .object(let object):
      return .constant(.object(object))
    case .missingObject:
      return .constant(.nothing)
    }
  }
}
