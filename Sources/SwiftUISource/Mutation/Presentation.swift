/// A modifier that presents something for a state of the view.
struct Presentation {
  /// The call of the modifier.
  var call: ExpressionID
  /// `sheet`, `fullScreenCover` or `popover`.
  var modifier: String
  /// Which argument names the state.
  var argument: Int
  /// Whether the state is an item rather than a flag.
  var isItem: Bool
  /// The state, if it is written as `$name`.
  var state: NameID
  /// The content.
  var closure: ExpressionID
  /// The name of the content's argument; nil if it has none or does not use it.
  var parameter: NameID?
  /// Whether the content calls its argument `$0`.
  var isShorthand: Bool
}

extension MutantFinder {
  /// What the call `id` presents; nil if it is no such modifier, or too unusual.
  func presentation(_ id: ExpressionID, _ call: CallSyntax) -> Presentation? {
    guard case .member(_, let place) = tree[call.callee].kind,
      ["sheet", "fullScreenCover", "popover"].contains(tree[place.name])
    else { return nil }
    guard
      let argument = call.arguments.firstIndex(where: { argument in
        argument.label.map { ["item", "isPresented"].contains(tree[$0.name]) } ?? false
      }), case .projection(let state) = tree[call.arguments[argument].value].kind,
      let label = call.arguments[argument].label
    else { return nil }
    let named = (call.arguments + call.trailingClosures).last { $0.label.map { tree[$0.name] == "content" } ?? false }
    guard let content = (named ?? call.trailingClosures.first { $0.label == nil })?.value,
      case .closure(let closure) = tree[content].kind
    else { return nil }
    let parameter = closure.parameters?.first?.name.name
    return Presentation(
      call: id, modifier: tree[place.name], argument: argument, isItem: tree[label.name] == "item", state: state,
      closure: content, parameter: parameter.flatMap { tree[$0] == "_" ? nil : $0 },
      isShorthand: closure.parameters == nil)
  }

  /// The text inside the braces of a closure, behind its parameters.
  func body(of closure: ClosureSyntax) -> SwiftSourceSpan? {
    guard let first = closure.body.statements.first, let last = closure.body.statements.last else { return nil }
    return SwiftSourceSpan(start: tree[first].span.start, end: tree[last].span.end)
  }

  /// The state of this name that the view itself declares.
  func state(_ name: NameID) -> MemberIndex.Property? {
    members.properties.first { $0.name == name && $0.wrapper == "State" && $0.owner.map(view.contains) ?? false }
  }

  /// The statements of the view that write its state `name`, with the values; nil if something else may write it too.
  func writes(of name: NameID, besides presentation: ExpressionID) -> [(statement: StatementID, value: ExpressionID)]? {
    var found: [(statement: StatementID, value: ExpressionID)] = []
    let allowed = tree[presentation].span
    for node in outline.nodes {
      guard case .expression(let id) = node, isInView(node) else { continue }
      switch tree[id].kind {
      case .assignment(let target, let value):
        guard ownName(target) == name else { continue }
        guard case .statement(let statement)? = outline.parent(of: id) else { return nil }
        found.append((statement, value))
      case .projection(let other):
        // The binding of the presentation itself is one of the arguments of its call.
        guard other == name else { continue }
        let isOwn = outline.parent(of: id) == .expression(presentation) && allowed.start <= tree[id].span.start
        if !isOwn { return nil }
      default: break
      }
    }
    return found
  }

  /// A name of the form that no code of the view itself uses.
  func freshName(_ wanted: String) -> String {
    var used = Set(members.properties.filter { $0.owner.map(view.contains) ?? true }.map { tree[$0.name] })
    for node in outline.nodes where isInView(node) {
      if case .expression(let id) = node, case .name(let name) = tree[id].kind { used.insert(tree[name]) }
    }
    var name = wanted
    var number = 2
    while used.contains(name) {
      name = wanted + "\(number)"
      number += 1
    }
    return name
  }
}
