extension FunctionCompiler {
  /// Binds the names of a pattern to the value on the stack.
  func bind(_ id: PatternID, isVariable: Bool, shape: Shape = .unknown, failures: inout [Int]) {
    switch tree[id].kind {
    case .identifier(let word):
      declare(name(word), isVariable: isVariable, shape: shape)
    case .typed(let inner, let type):
      let shape = self.shape(of: type)
      coerce(to: shape)
      bind(inner, isVariable: isVariable, shape: shape, failures: &failures)
    case .binding(let isVariable, let inner):
      bind(inner, isVariable: isVariable, shape: shape, failures: &failures)
    case .wildcard, .missing:
      emit(.pop)
    case .tuple, .asType, .enumCase, .expression, .isType, .optional:
      let slot = newSlot()
      emit(.storeLocal, slot)
      match(id, slot: slot, shape: shape, isVariable: isVariable, failures: &failures)
    }
  }

  /// Tests the value in `slot` against a pattern; `failures` gets the jumps taken where it does not match.
  func match(_ id: PatternID, slot: Int, shape: Shape, isVariable: Bool, failures: inout [Int]) {
    let pattern = tree[id]
    offset = pattern.span.start
    switch pattern.kind {
    case .wildcard, .missing:
      break
    case .identifier(let word):
      emit(.loadLocal, slot)
      declare(name(word), isVariable: isVariable, shape: shape)
    case .binding(let isVariable, let inner):
      match(inner, slot: slot, shape: shape, isVariable: isVariable, failures: &failures)
    case .typed(let inner, _):
      match(inner, slot: slot, shape: shape, isVariable: isVariable, failures: &failures)
    case .asType(let inner, let type):
      let target = self.shape(of: type)
      emit(.loadLocal, slot)
      emit(.matchType, builder.shapeNumber(target), writtenName(type))
      failures.append(emit(.jumpIfFalse))
      match(inner, slot: slot, shape: target, isVariable: isVariable, failures: &failures)
    case .isType(let type):
      emit(.loadLocal, slot)
      emit(.matchType, builder.shapeNumber(self.shape(of: type)), writtenName(type))
      failures.append(emit(.jumpIfFalse))
    case .optional(let inner):
      emit(.loadLocal, slot)
      failures.append(emit(.popJumpIfNil))
      let part = newSlot()
      emit(.storeLocal, part)
      match(inner, slot: part, shape: unwrappedOnce(shape), isVariable: isVariable, failures: &failures)
    case .tuple(let elements):
      matchElements(elements, slot: slot, shape: shape, isVariable: isVariable, failures: &failures)
    case .enumCase(let type, let word, let arguments):
      matchCase(type, word, arguments, slot: slot, shape: shape, isVariable: isVariable, failures: &failures)
    case .expression(let value):
      matchValue(value, slot: slot, shape: shape, failures: &failures)
    }
  }

  func writtenName(_ type: TypeID) -> Int { builder.writtenName(of: type) ?? -1 }

  private func matchElements(
    _ elements: [PatternSyntax.Element], slot: Int, shape: Shape, isVariable: Bool, failures: inout [Int]
  ) {
    if elements.count == 1 {
      match(elements[0].pattern, slot: slot, shape: shape, isVariable: isVariable, failures: &failures)
      return
    }
    for (index, element) in elements.enumerated() {
      emit(.loadLocal, slot)
      emit(.tupleElement, index)
      let part = newSlot()
      emit(.storeLocal, part)
      var partShape: Shape = .unknown
      if let shapes = shape.parts, index < shapes.count { partShape = shapes[index] }
      match(element.pattern, slot: part, shape: partShape, isVariable: isVariable, failures: &failures)
    }
  }

  private func matchCase(
    _ type: ExpressionID?, _ word: NamePlace, _ arguments: [PatternSyntax.Element]?, slot: Int, shape: Shape,
    isVariable: Bool, failures: inout [Int]
  ) {
    let number = name(word)
    if let type, arguments == nil, case .user(let owner) = builder.typeShape(type, in: self.type),
      builder.types[owner].caseNumbers[number] == nil
    {
      // A static member: compared as a value.
      compile(type)
      emit(.member, site(number))
      emit(.loadLocal, slot)
      emit(.matchExpression)
      failures.append(emit(.jumpIfFalse))
      return
    }
    var owner = -1
    if let type {
      switch builder.typeShape(type, in: self.type) {
      case .user(let number) where builder.types[number].kind == .enum: owner = number
      case .library(let library) where library.isType && find(library.rawValue) == nil:
        emit(.loadLocal, slot)
        emit(.matchType, builder.shapeNumber(.library(library)), library.rawValue)
        failures.append(emit(.jumpIfFalse))
      default: break
      }
    }
    emit(.loadLocal, slot)
    emit(.matchCase, site(number), owner + 1)
    failures.append(emit(.jumpIfFalse))
    guard let arguments, !arguments.isEmpty else { return }
    var shapes: [Shape] = []
    if case .user(let owner) = shape.unwrapped, let index = builder.types[owner].caseNumbers[number] {
      shapes = builder.types[owner].cases[index].shapes
    } else if number == Word.some.rawValue {
      shapes = [unwrappedOnce(shape)]
    }
    for (index, argument) in arguments.enumerated() {
      if case .wildcard = tree[argument.pattern].kind { continue }
      emit(.loadLocal, slot)
      emit(.payload, index, arguments.count > 1 ? 1 : 0)
      let part = newSlot()
      emit(.storeLocal, part)
      match(
        argument.pattern, slot: part, shape: index < shapes.count ? shapes[index] : .unknown, isVariable: isVariable,
        failures: &failures)
    }
  }

  private func matchValue(_ value: ExpressionID, slot: Int, shape: Shape, failures: inout [Int]) {
    switch tree[value].kind {
    case .nilLiteral:
      emit(.loadLocal, slot)
      emit(.nilValue)
      emit(.binary, BinaryOperator.equal.rawValue, -1)
    case .pattern(let pattern):
      match(pattern, slot: slot, shape: shape, isVariable: false, failures: &failures)
      return
    default:
      compile(value, hint: shape.unwrapped)
      emit(.loadLocal, slot)
      emit(.matchExpression)
    }
    failures.append(emit(.jumpIfFalse))
  }
}
