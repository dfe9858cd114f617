extension ObservedObject {
  /// Reads the property `index` live (R12); read in an update, an `@Observable` one subscribes the reader (R13).
  public func read(_ index: Int) -> Value {
    if observation == .perProperty, properties[index].isObserved { host.readProperty(index, of: self) }
    return values[index]
  }

  /// Writes the property `index`; `place` is where the write stands.
  public func write(_ index: Int, _ value: Value, at place: SourcePlace? = nil) {
    values[index] = value
    if properties[index].isObserved { host.wroteProperty(index, of: self, at: place) }
  }

  /// `objectWillChange.send()`.
  public func sendWillChange(at place: SourcePlace? = nil) {
    host.wroteProperty(nil, of: self, at: place)
  }

  /// `$object.property`; of an `@Observable` object this reads the property (R41).
  public func binding(_ index: Int) -> Binding {
    Binding(source: .property(self, index), snapshot: read(index))
  }
}
