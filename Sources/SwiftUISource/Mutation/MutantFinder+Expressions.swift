extension MutantFinder {
  /// A list of values without any.
  func emptiedArray(_ id: ExpressionID, _ elements: [ExpressionID]) -> ViewMutant? {
    guard !elements.isEmpty, !isType(id), use(ofLiteral: id) != nil else { return nil }
    return mutant(
      .emptiedArray, [replacing(id, by: "[]")], "the list '\(shortened(text(id)))' is empty")
  }

  /// A modifier left out that means something for what is shown.
  func removedModifier(_ id: ExpressionID, _ call: CallSyntax) -> ViewMutant? {
    guard case .member(let base, let place) = tree[call.callee].kind, isView(base) else { return nil }
    let name = tree[place.name]
    let isOwn = members.viewMethods.contains(place.name)
    guard isOwn || Self.modifiers.contains(name) else { return nil }
    if name == "environment", let first = call.arguments.first, case .keyPath = tree[first.value].kind { return nil }
    var start = place.span.start - 1
    while start > tree[base].span.end, tree.source[start] != UInt8(ascii: ".") { start -= 1 }
    let edit = TreeEdit(
      target: .shortcut(id, to: base), span: SwiftSourceSpan(start: start, end: tree[id].span.end), text: "")
    return mutant(.removedModifier, [edit], "the modifier '.\(name)' is missing")
  }

  /// The condition of a modifier the other way round.
  func negatedArgument(_ call: CallSyntax) -> ViewMutant? {
    guard case .member(let base, let place) = tree[call.callee].kind, isView(base),
      ["disabled", "interactiveDismissDisabled"].contains(tree[place.name]), let argument = call.arguments.first
    else { return nil }
    if case .boolean = tree[argument.value].kind { return nil }
    return negatedCondition(argument.value)
  }

  /// Conditions of an `if` or `guard` the other way round.
  func negatedConditions(_ conditions: [ConditionSyntax]) -> [ViewMutant?] {
    conditions.map { condition in
      if case .expression(let value) = condition.kind { negatedCondition(value) } else { nil }
    }
  }

  /// A condition the other way round.
  func negatedCondition(_ id: ExpressionID) -> ViewMutant? {
    if case .boolean = tree[id].kind { return nil }
    return mutant(
      .negatedCondition, [replacing(id, by: negation(of: id))], "the condition '\(shortened(text(id)))' is negated")
  }

  private func negation(of id: ExpressionID) -> String {
    switch tree[id].kind {
    case .prefix(let symbol, let inner) where tree[symbol.name] == "!": return text(inner)
    case .binary(let left, let symbol, let right):
      if let opposite = Self.opposites[tree[symbol.name]] { return "\(text(left)) \(opposite) \(text(right))" }
      return "!(\(text(id)))"
    case .name, .member, .call, .parenthesized, .selfReference, .subscriptAccess: return "!" + text(id)
    default: return "!(\(text(id)))"
    }
  }

  /// Whether an array or a dictionary in brackets names a type.
  private func isType(_ id: ExpressionID) -> Bool {
    guard case .expression(let parent)? = outline.parent(of: id) else { return false }
    switch tree[parent].kind {
    case .call(let call): return call.callee == id
    case .member(_, let place): return ["self", "init"].contains(tree[place.name])
    case .array, .dictionary, .optionalChain: return isType(parent)
    default: return false
    }
  }

  /// Whether a chain of calls begins with a view, as far as its name tells, or with a modifier of `body`'s content.
  private func isView(_ id: ExpressionID) -> Bool {
    var link = id
    while true {
      switch tree[link].kind {
      case .call(let call): link = call.callee
      case .member(let base, _): link = base
      case .specialized(let base, _): link = base
      case .name(let name):
        if let first = tree[name].unicodeScalars.first, first.properties.isUppercase { return true }
        return tree[name] == "content" || members.propertyNames.contains(name) || members.functions[name] != nil
      case .selfReference: return true
      default: return false
      }
    }
  }

  private static let modifiers: Set<String> = [
    "actionSheet", "alert", "confirmationDialog", "contextMenu", "disabled", "environment", "environmentObject",
    "fullScreenCover", "hidden", "id", "interactiveDismissDisabled", "modifier", "navigationDestination",
    "navigationTitle", "onAppear", "onChange", "onDelete", "onDisappear", "onReceive", "onTapGesture", "popover",
    "searchable", "sheet", "swipeActions", "task", "toolbar",
  ]

  private static let opposites = [
    "==": "!=", "!=": "==", "<": ">=", ">": "<=", "<=": ">", ">=": "<", "===": "!==", "!==": "===",
  ]
}
