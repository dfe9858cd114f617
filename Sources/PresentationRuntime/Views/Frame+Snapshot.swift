extension Frame {
  /// The value that the property of that name had in this evaluation, for causes; marks nothing as read.
  public func snapshot(named name: String) -> Value? {
    guard let index = definition.properties.firstIndex(where: { $0.name == name }) else { return nil }
    switch properties[index] {
    case .binding(let binding): return binding.snapshot
    case .missingObject: return nil
    case .object(let object): return .object(object)
    case .plain(let value): return value
    case .state(_, let snapshot): return snapshot
    }
  }
}
