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

  /// What the file declares.
  private var groups: [String: Level] = [:]
  private var operators: [NameID: Level] = [:]

  /// Puts `name` into the group called `group`, or without one into the default.
  mutating func declare(_ name: NameID, group: String?) {
    operators[name] = group.flatMap { level(ofGroup: $0) } ?? Self.unknown
  }

  /// Declares a group between others.
  mutating func declareGroup(_ name: String, higherThan: String?, lowerThan: String?, _ associativity: Associativity) {
    var strength = Self.unknown.strength
    if let level = higherThan.flatMap({ level(ofGroup: $0) }) {
      strength = level.strength + 10
    } else if let level = lowerThan.flatMap({ level(ofGroup: $0) }) {
      strength = level.strength - 10
    }
    groups[name] = Level(strength: strength, associativity: associativity)
  }

  /// The level of an operator.
  func level(of name: NameID, spelled spelling: String) -> Level {
    operators[name] ?? Self.standardLevel(of: spelling) ?? Self.unknown
  }

  private func level(ofGroup name: String) -> Level? { groups[name] ?? Self.standardLevel(ofGroup: name) }

  private static func standardLevel(of spelling: String) -> Level? {
    switch spelling {
    case "<<", ">>", "&<<", "&>>": standardLevel(ofGroup: "BitwiseShiftPrecedence")
    case "*", "/", "%", "&*", "&": standardLevel(ofGroup: "MultiplicationPrecedence")
    case "+", "-", "&+", "&-", "|", "^": standardLevel(ofGroup: "AdditionPrecedence")
    case "...", "..<": standardLevel(ofGroup: "RangeFormationPrecedence")
    case "??": standardLevel(ofGroup: "NilCoalescingPrecedence")
    case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>", ".>=":
      standardLevel(ofGroup: "ComparisonPrecedence")
    case "&&", ".&": standardLevel(ofGroup: "LogicalConjunctionPrecedence")
    case "||", ".|", ".^": standardLevel(ofGroup: "LogicalDisjunctionPrecedence")
    case "*=", "/=", "%=", "+=", "-=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=", "??=":
      assignment
    default: nil
    }
  }

  private static func standardLevel(ofGroup name: String) -> Level? {
    switch name {
    case "BitwiseShiftPrecedence": Level(strength: 160_000, associativity: .none)
    case "MultiplicationPrecedence": Level(strength: 150_000, associativity: .left)
    case "AdditionPrecedence": Level(strength: 140_000, associativity: .left)
    case "RangeFormationPrecedence": Level(strength: 130_000, associativity: .none)
    case "CastingPrecedence": casting
    case "NilCoalescingPrecedence": Level(strength: 120_000, associativity: .right)
    case "ComparisonPrecedence": Level(strength: 110_000, associativity: .none)
    case "LogicalConjunctionPrecedence": Level(strength: 100_000, associativity: .left)
    case "LogicalDisjunctionPrecedence": Level(strength: 90_000, associativity: .left)
    case "DefaultPrecedence": unknown
    case "TernaryPrecedence": ternary
    case "AssignmentPrecedence": assignment
    default: nil
    }
  }
}
