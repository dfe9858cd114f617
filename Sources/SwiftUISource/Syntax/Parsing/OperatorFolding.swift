/// Groups operands by the strength of the operators between them, without recursion.
struct OperatorFolding {
  /// An operator that waits for its right side.
  enum Sign {
    case assignment
    case binary(NamePlace)
    case ternary(ExpressionID)
  }

  private struct Pending {
    var sign: Sign
    var level: PrecedenceTable.Level
  }

  var operands: [ExpressionID]
  private var pending: [Pending] = []

  /// A sequence that begins with `first`.
  init(first: ExpressionID) {
    operands = [first]
  }

  /// Takes an operator; those before it that bind tighter are applied.
  mutating func push(_ sign: Sign, _ level: PrecedenceTable.Level, _ parser: SwiftParser) {
    reduce(above: level, parser)
    pending.append(Pending(sign: sign, level: level))
  }

  /// Casts the last operand.
  mutating func cast(_ kind: ExpressionSyntax.CastKind, _ type: TypeID, _ parser: SwiftParser) {
    reduce(above: PrecedenceTable.casting, parser)
    guard let operand = operands.popLast() else { return }
    operands.append(parser.add(.cast(operand, kind, type), from: parser.tree[operand].span.start))
  }

  /// Makes the last operand the parameters of a function type that was read up to here.
  mutating func functionType(_ parser: SwiftParser) {
    guard let operand = operands.popLast() else { return }
    operands.append(parser.add(.opaque, from: parser.tree[operand].span.start))
  }

  /// Applies what is left; the value of the whole sequence.
  mutating func finish(_ parser: SwiftParser) -> ExpressionID {
    while let last = pending.popLast() { apply(last, parser) }
    return operands[0]
  }

  private mutating func reduce(above level: PrecedenceTable.Level, _ parser: SwiftParser) {
    while let last = pending.last {
      let isTighter = last.level.strength > level.strength
      let isEqual = last.level.strength == level.strength && level.associativity != .right
      guard isTighter || isEqual else { return }
      pending.removeLast()
      apply(last, parser)
    }
  }

  private mutating func apply(_ entry: Pending, _ parser: SwiftParser) {
    guard let right = operands.popLast(), let left = operands.popLast() else {
      preconditionFailure("An infix operator has an operand on each side.")
    }
    let kind: ExpressionSyntax.Kind =
      switch entry.sign {
      case .assignment: .assignment(target: left, value: right)
      case .binary(let place): .binary(left: left, operator: place, right: right)
      case .ternary(let middle): .ternary(condition: left, then: middle, otherwise: right)
      }
    let span = parser.tree[left].span.union(parser.tree[right].span)
    operands.append(parser.add(kind, span: span))
  }
}
