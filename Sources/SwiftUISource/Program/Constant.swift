/// A literal value of a program.
enum Constant: Sendable, Hashable {
  case bool(Bool)
  case double(Double)
  case int(Int)
  case none
  case string(String)
}
