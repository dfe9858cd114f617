/// How strongly infix operators bind: those of the standard library and those that the file declares.
struct PrecedenceTable {
  /// Which way operators of one strength group.
  enum Associativity: Sendable {
    case left, none, right
  }

  /// The strength of a group; higher binds tighter.
  struct Level: Sendable {
    var strength: Int
    var associativity: Associativity
  }

  /// The level of `=` and its kin.
  static let assignment = Level(strength: 70_000, associativity: .right)
  /// The level of `?:`.
  static let ternary = Level(strength: 80_000, associativity: .right)
  /// The level of operators without a group.
  static let unknown = Level(strength: 85_000, associativity: .none)
  /// The level of `is` and `as`.
  static let casting = Level(strength: 125_000, associativity: .left)

  private var groups: [String: Level] = [
    "BitwiseShiftPrecedence": Level(strength: 160_000, associativity: .none),
    "MultiplicationPrecedence": Level(strength: 150_000, associativity: .left),
    "AdditionPrecedence": Level(strength: 140_000, associativity: .left),
    "RangeFormationPrecedence": Level(strength: 130_000, associativity: .none),
    "CastingPrecedence": casting,
    "NilCoalescingPrecedence": Level(strength: 120_000, associativity: .right),
    "ComparisonPrecedence": Level(strength: 110_000, associativity: .none),
    "LogicalConjunctionPrecedence": Level(strength: 100_000, associativity: .left),
    "LogicalDisjunctionPrecedence": Level(strength: 90_000, associativity: .left),
    "DefaultPrecedence": unknown,
    "TernaryPrecedence": ternary,
    "AssignmentPrecedence": assignment,
  ]
  private var operators: [NameID: Level] = [:]

  /// Gives a level to each operator of the standard library that has a number in the file.
  mutating func addStandardOperators(numbers: (String) -> NameID) {
    let standard = [
      ("BitwiseShiftPrecedence", "<< >> &<< &>>"),
      ("MultiplicationPrecedence", "* / % &* &"),
      ("AdditionPrecedence", "+ - &+ &- | ^"),
      ("RangeFormationPrecedence", "... ..<"),
      ("NilCoalescingPrecedence", "??"),
      ("ComparisonPrecedence", "< <= > >= == != === !== ~= .== .!= .< .<= .> .>="),
      ("LogicalConjunctionPrecedence", "&& .&"),
      ("LogicalDisjunctionPrecedence", "|| .| .^"),
      ("AssignmentPrecedence", "*= /= %= += -= &= |= ^= <<= >>= &+= &-= &*= &<<= &>>= ??="),
    ]
    for (group, names) in standard {
      for name in names.split(separator: " ") { operators[numbers(String(name))] = groups[group] }
    }
  }

  /// Puts `name` into the group called `group`, or without one into the default.
  mutating func declare(_ name: NameID, group: String?) {
    operators[name] = group.flatMap { groups[$0] } ?? Self.unknown
  }

  /// Declares a group between others.
  mutating func declareGroup(_ name: String, higherThan: String?, lowerThan: String?, _ associativity: Associativity) {
    var strength = Self.unknown.strength
    if let level = higherThan.flatMap({ groups[$0] }) {
      strength = level.strength + 10
    } else if let level = lowerThan.flatMap({ groups[$0] }) {
      strength = level.strength - 10
    }
    groups[name] = Level(strength: strength, associativity: associativity)
  }

  /// The level of an operator.
  func level(of name: NameID) -> Level { operators[name] ?? Self.unknown }
}
