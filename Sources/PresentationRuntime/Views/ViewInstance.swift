/// A view as a body makes it: `Slot(note: current)`.
public struct ViewInstance {
  /// Its type.
  public var definition: ViewDefinition
  /// One place for each property of the definition; missing ones at the end are nil.
  public var arguments: ViewArguments

  /// A view of the type `definition`.
  public init(_ definition: ViewDefinition, _ arguments: ViewArguments = []) {
    self.definition = definition
    self.arguments = arguments
  }
}
