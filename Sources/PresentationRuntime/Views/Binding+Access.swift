extension Binding {
  /// `wrappedValue`: in an update the snapshot, which marks the location as read (R7); else the present value.
  public func read() throws(AppCrash) -> Value {
    switch source {
    case .constant:
      return snapshot
    case .functions(let functions):
      return functions.host.isUpdating ? snapshot : try functions.get()
    case .projection(let projection):
      return try projection.get(try projection.base.read())
    case .property(let object, let property):
      return object.read(property)
    case .slot(let slot):
      return slot.host.isUpdating
        ? slot.host.readSnapshot(snapshot, of: slot.index, marking: !isHeld) : slot.host.slots[slot.index].value
    }
  }

  /// Writes the value; `place` is where the write stands.
  public func write(_ value: Value, at place: SourcePlace? = nil) throws(AppCrash) {
    switch source {
    case .constant:
      return
    case .functions(let functions):
      try functions.set(value)
    case .projection(let projection):
      let whole = try projection.base.current()
      try projection.base.write(try projection.set(whole, value), at: place)
    case .property(let object, let property):
      object.write(property, value, at: place)
    case .slot(let slot):
      slot.host.writeSlot(slot.index, value, at: place)
    }
  }

  /// The present value, as a holder reads it when it updates; marks nothing (R6).
  func current() throws(AppCrash) -> Value {
    switch source {
    case .constant: snapshot
    case .functions(let functions): try functions.get()
    case .projection(let projection): try projection.get(try projection.base.current())
    case .property(let object, let property): object.values[property]
    case .slot(let slot): slot.host.slots[slot.index].value
    }
  }

  /// The value as a control or a modifier shows it: of a getter what it gave when the binding was made (R41).
  func shown() throws(AppCrash) -> Value {
    switch source {
    case .functions: snapshot
    case .projection(let projection): try projection.get(try projection.base.shown())
    case .constant, .property, .slot: try current()
    }
  }

  /// The binding as its holder keeps it, with the value of this update.
  func held() throws(AppCrash) -> Binding {
    var binding = self
    binding.snapshot = try current()
    binding.isHeld = true
    return binding
  }

  /// The state's location that the value lives in, if it is one.
  var slot: Int? {
    switch source {
    case .slot(let slot): slot.index
    case .projection(let projection): projection.base.slot
    case .constant, .functions, .property: nil
    }
  }

  /// The object's property that the value lives in, if it is one.
  var objectProperty: (object: ObservedObject, property: Int)? {
    switch source {
    case .property(let object, let property): (object, property)
    case .projection(let projection): projection.base.objectProperty
    case .constant, .functions, .slot: nil
    }
  }

  /// Whether both lead to the same place; nil where that cannot be said.
  func isSamePlace(as other: Binding) -> Bool? {
    switch (source, other.source) {
    case (.constant, .constant): snapshot.isEqual(to: other.snapshot)
    case (.functions(let a), .functions(let b)): a === b ? true : nil
    case (.projection(let a), .projection(let b)): a.key == b.key ? a.base.isSamePlace(as: b.base) : false
    case (.property(let a, let p), .property(let b, let q)): a === b && p == q
    case (.slot(let a), .slot(let b)): a.index == b.index
    case (.constant, _), (.functions, _), (.projection, _), (.property, _), (.slot, _): false
    }
  }
}
