extension FunctionCompiler {
  func compileBinary(_ left: ExpressionID, _ symbol: NamePlace, _ right: ExpressionID, _ hint: Shape) -> Shape {
    let text = builder.spelling(name(symbol))
    switch text {
    case "&&", "||":
      compile(left, hint: .bool)
      let isAnd = text == "&&"
      let short = emit(isAnd ? .jumpIfFalse : .jumpIfTrue)
      compile(right, hint: .bool)
      let end = emit(.jump)
      patch(short)
      emit(.boolean, isAnd ? 0 : 1)
      patch(end)
      return .bool
    case "??":
      var leftHint: Shape = .unknown
      if hint != .unknown { leftHint = .optional(hint) }
      let shape = compile(left, hint: leftHint)
      let missing = emit(.popJumpIfNil)
      let end = emit(.jump)
      patch(missing)
      let other = compile(right, hint: hint == .unknown ? unwrappedOnce(shape) : hint)
      patch(end)
      return shape == .unknown ? other : unwrappedOnce(shape)
    default: break
    }
    if isCompoundAssignment(symbol) {
      compileCompound(left, symbol, right)
      emit(.unit)
      return .unit
    }
    return compileOperands(left, symbol, right, hint, BinaryOperator(text))
  }

  private func compileOperands(
    _ left: ExpressionID, _ symbol: NamePlace, _ right: ExpressionID, _ hint: Shape, _ kind: BinaryOperator
  ) -> Shape {
    let isComparison: Bool =
      switch kind {
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .identical, .notIdentical, .match: true
      default: false
      }
    let isImplicit: Bool
    switch tree[left].kind {
    case .implicitMember, .nilLiteral, .integer: isImplicit = true
    case .call(let call):
      if case .implicitMember = tree[call.callee].kind { isImplicit = true } else { isImplicit = false }
    default: isImplicit = false
    }
    let operandHint = isComparison || kind == .custom ? .unknown : numberShape(hint.unwrapped)
    let shape: Shape
    let other: Shape
    if isImplicit, isComparison {
      // The other side tells what is meant.
      other = compile(right)
      shape = compile(left, hint: other)
      emit(.swap)
    } else {
      shape = compile(left, hint: operandHint)
      other = compile(right, hint: shape == .int ? operandHint : shape)
    }
    offset = symbol.span.start
    emit(.binary, kind.rawValue, site(name(symbol), labels: [-1, -1]))
    if isComparison { return .bool }
    if kind == .custom { return .unknown }
    if shape == .double || other == .double { return .double }
    if let integer = integerKind(shape, other, kind) { return narrow(to: integer, after: kind) }
    return shape == other ? shape : .unknown
  }

  /// A type of numbers that literals have to become; unknown where they are what they seem.
  private func numberShape(_ shape: Shape) -> Shape {
    switch shape {
    case .double, .integer: shape
    default: .unknown
    }
  }

  /// The type of whole numbers other than `Int` that an operator gives.
  func integerKind(_ left: Shape, _ right: Shape, _ symbol: BinaryOperator) -> IntegerKind? {
    switch symbol {
    case .closedRange, .halfOpenRange: return nil
    default: break
    }
    if case .integer(let kind) = left { return kind }
    switch symbol {
    case .shiftLeft, .shiftRight: return nil
    default: break
    }
    if case .integer(let kind) = right { return kind }
    return nil
  }

  /// Brings the number on the stack into the bounds of its type, or ends the app where it lies outside of them.
  func narrow(to kind: IntegerKind, after symbol: BinaryOperator) -> Shape {
    let wraps: Bool
    switch symbol {
    case .add, .divide, .multiply, .remainder, .subtract: wraps = false
    default: wraps = true
    }
    // More than 63 bits are not told from negative numbers, except that nothing but a difference becomes one.
    if kind.fitsInt || symbol == .subtract { emit(.narrow, kind.rawValue, wraps ? 1 : 0) }
    return .integer(kind)
  }

  func compilePrefix(_ symbol: NamePlace, _ inner: ExpressionID, _ hint: Shape) -> Shape {
    let text = builder.spelling(name(symbol))
    if builder.operators[name(symbol)] != nil, text != "-" || builder.hasPrefixOperator(name(symbol)) {
      return compileOperatorCall(name(symbol), [inner])
    }
    switch text {
    case "!":
      compile(inner, hint: .bool)
      emit(.not)
      return .bool
    case "-":
      let shape = compile(inner, hint: hint)
      emit(.negate)
      if case .integer(let kind) = shape { return narrow(to: kind, after: .subtract) }
      return shape
    case "+":
      return compile(inner, hint: hint)
    case "...", "..<":
      emit(.nilValue)
      compile(inner)
      emit(.range, text == "..." ? 1 : 0)
      return .unknown
    case "~":
      let shape = compile(inner, hint: hint)
      emit(.integer, -1)
      emit(.binary, BinaryOperator.bitXor.rawValue, -1)
      if case .integer(let kind) = shape { return narrow(to: kind, after: .bitXor) }
      return .int
    default:
      return compileOperatorCall(name(symbol), [inner])
    }
  }

  func compileOperatorCall(_ word: Int, _ operands: [ExpressionID]) -> Shape {
    if builder.spelling(word) == "...", operands.count == 1 {
      compile(operands[0])
      emit(.nilValue)
      emit(.range, 1)
      return .unknown
    }
    guard let functions = builder.operators[word] else {
      emitUnsupported("the operator '\(builder.spelling(word))'")
      return .unknown
    }
    emit(.unit)
    for operand in operands { compile(operand) }
    let single = functions.filter { builder.functions[$0].parameters.count == operands.count }
    emit(.callFunction, single.count == 1 ? single[0] : -1 - word, site(word, labels: operands.map { _ in -1 }))
    return .unknown
  }
}
