extension SwiftParser {
  /// Notes the operators and precedence groups that the file declares, wherever they stand.
  func declareOperators(at places: [Int]) {
    for isGroup in [true, true, false] {
      for place in places {
        position = place
        guard at(isGroup ? .precedencegroup : .operator) else { continue }
        advance()
        if isGroup { declareGroup() } else { declareOperator(isInfix: tokens[max(0, place - 1)].isWord(.infix)) }
      }
    }
    position = 0
  }

  private func declareOperator(isInfix: Bool) {
    let name = current
    advance()
    guard isInfix, name.isOperator else { return }
    let group = consume(.colon) && current.isName ? tree[current.name] : nil
    precedences.declare(name.name, group: group)
  }

  private func declareGroup() {
    guard current.isName, peek(1).kind == .leftBrace else { return }
    let name = tree[current.name]
    advance()
    let close = Int(current.value)
    var higher: String?
    var lower: String?
    var associativity = PrecedenceTable.Associativity.none
    while position < close {
      let word = current
      advance()
      guard consume(.colon) else { continue }
      if word.isWord(.higherThan) { higher = text(of: current) }
      if word.isWord(.lowerThan) { lower = text(of: current) }
      if word.isWord(.associativity) { associativity = at(.left) ? .left : at(.right) ? .right : .none }
    }
    precedences.declareGroup(name, higherThan: higher, lowerThan: lower, associativity)
  }
}
