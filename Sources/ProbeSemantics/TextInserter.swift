import ProbeSyntax

/// Reads texts of a tree with values in the places of their names.
struct TextInserter {
  /// The tree of the texts.
  var tree: SyntaxTree
  /// The values.
  var values: NamedValues

  /// The text of `operand` with its values.
  func text(of operand: Operand) -> String {
    guard operand.isInterpolated else { return tree.text(of: operand) }
    var text = ""
    for piece in tree.pieces(of: operand) {
      switch piece {
      case .text(let own): text += own
      case .name(let name, _):
        guard let slot = values.scope.slot(of: name) else { preconditionFailure("a name was not checked") }
        text += values.values[slot]
      }
    }
    return text
  }

  /// The number of `count` with its values.
  func number(of count: Count) -> CountMatch {
    let number: Int
    switch count.value {
    case .number(let own): number = own
    case .interpolated(let operand):
      guard let found = Count.number(of: text(of: operand).utf8) else { preconditionFailure("a count was not checked") }
      number = found
    }
    return CountMatch(CountMatch.Relation(count.relation), number)
  }

  /// The duration of `length` with its values.
  func duration(of length: TimeSpan) -> Duration {
    switch length.value {
    case .duration(let own): return own
    case .interpolated(let operand):
      guard let found = TimeSpan.duration(of: text(of: operand).utf8) else {
        preconditionFailure("a duration was not checked")
      }
      return found
    }
  }

  /// The condition with its values; without a relation of its own it is `plain`.
  func match(_ condition: TextCondition, plain: (String) -> TextMatch = TextMatch.equals) -> TextMatch {
    let text = text(of: condition.operand)
    return switch condition.relation {
    case .plain: plain(text)
    case .equals: .equals(text)
    case .contains: .contains(text)
    case .startsWith: .startsWith(text)
    case .endsWith: .endsWith(text)
    case .matches: .matches(pattern: text)
    }
  }

  /// The value with its texts' values.
  func value(of value: ScriptValue) -> AppValue {
    switch value {
    case .text(let operand): .text(text(of: operand))
    case .number(let number, span: _): .number(number)
    case .truth(let truth, span: _): .truth(truth)
    case .nothing: .nothing
    case .list(let elements, span: _): .list(elements.map(self.value(of:)))
    }
  }
}

extension CountMatch.Relation {
  /// The relation that a script writes.
  init(_ relation: Count.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .notEqual: .notEqual
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .greaterOrEqual: .greaterOrEqual
      }
  }
}
