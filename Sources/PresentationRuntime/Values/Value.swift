/// What a property holds, a closure is given or a list contains while the app runs.
public enum Value {
  /// A `Binding`, as it is handed to a child view.
  indirect case binding(Binding)
  case bool(Bool)
  /// Anything that only the maker of the views knows: structs, enums, instances, closures.
  case custom(any CustomValue)
  case double(Double)
  case int(Int)
  case list([Value])
  /// `nil`, and no value at all.
  case nothing
  /// A model object whose writes the runtime watches.
  case object(ObservedObject)
  case text(String)
}
