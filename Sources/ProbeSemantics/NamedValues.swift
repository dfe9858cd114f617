/// The values of the names in a scope: the cells of a row, the arguments of a call.
struct NamedValues {
  /// The names.
  var scope: NameScope
  /// Their values, in the same order.
  var values: [String]

  /// No name has a value.
  static let none = NamedValues(scope: .empty, values: [])
}
