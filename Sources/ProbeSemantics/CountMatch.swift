/// How a number must be.
public struct CountMatch: Equatable, Sendable {
  /// The way the number is compared.
  public enum Relation: String, CaseIterable, Sendable {
    case equal = "="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// The comparison.
  public var relation: Relation
  /// The number on its right.
  public var count: Int

  /// The comparison of a number with `count`.
  public init(_ relation: Relation, _ count: Int) {
    self.relation = relation
    self.count = count
  }

  /// Whether `number` is as it must be.
  public func holds(for number: Int) -> Bool {
    switch relation {
    case .equal: number == count
    case .notEqual: number != count
    case .less: number < count
    case .lessOrEqual: number <= count
    case .greater: number > count
    case .greaterOrEqual: number >= count
    }
  }
}
