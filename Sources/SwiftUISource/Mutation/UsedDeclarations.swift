/// The declarations of a file that one of its views is made of, followed from name to name.
struct UsedDeclarations {
  /// Those of the file itself, in order.
  private(set) var roots: [DeclarationID] = []
  /// Every name that occurs in them.
  private(set) var names: Set<NameID> = []

  /// What the view `name` of `tree` uses; empty if there is no such type.
  init(of name: String, in tree: SwiftSyntaxTree) {
    let all = tree.topLevel.compactMap { id -> DeclarationID? in
      if case .declaration(let declaration) = tree[id].kind { declaration } else { nil }
    }
    let mentioned = Self.mentions(tree, all.map { tree[$0].span })
    var providers: [NameID: [Int]] = [:]
    for (index, id) in all.enumerated() {
      for name in Self.provided(by: id, tree) { providers[name, default: []].append(index) }
    }
    var isUsed = Array(repeating: false, count: all.count)
    var open: [NameID] = []
    if let first = tree.names.number(of: Array(name.utf8)).map({ NameID($0) }), providers[first] != nil {
      names.insert(first)
      open.append(first)
    }
    while let next = open.popLast() {
      for index in providers[next] ?? [] where !isUsed[index] {
        isUsed[index] = true
        for name in mentioned[index] where names.insert(name).inserted { open.append(name) }
      }
    }
    roots = all.indices.filter { isUsed[$0] }.map { all[$0] }
  }

  /// The names by which the rest of the file uses a declaration; an extension of a foreign type is used by its members.
  private static func provided(by id: DeclarationID, _ tree: SwiftSyntaxTree) -> [NameID] {
    switch tree[id].kind {
    case .function(let function): return [function.name.name]
    case .type(let type):
      guard type.keyword == .extension else { return [type.name.name] }
      return [type.name.name] + type.members.flatMap { provided(by: $0, tree) }
    case .typeAlias(let name, _): return [name.name]
    case .variable(let variable): return variable.bindings.compactMap { tree.boundName(of: $0.pattern) }
    case .associatedType, .deinitializer, .enumCase, .importModule, .initializer, .macroExpansion, .opaque,
      .operatorDeclaration, .precedenceGroup, .subscriptDeclaration:
      return []
    }
  }

  /// The names that occur in each of the spans.
  private static func mentions(_ tree: SwiftSyntaxTree, _ spans: [SwiftSourceSpan]) -> [Set<NameID>] {
    var result = Array(repeating: Set<NameID>(), count: spans.count)
    func add(_ name: NameID, _ offset: Int) {
      var low = 0
      var high = spans.count
      while low < high {
        let middle = (low + high) / 2
        if spans[middle].end <= offset { low = middle + 1 } else { high = middle }
      }
      if low < spans.count, spans[low].start <= offset { result[low].insert(name) }
    }
    for expression in tree.expressions {
      switch expression.kind {
      case .name(let name), .projection(let name): add(name, expression.span.start)
      case .member(_, let place), .implicitMember(let place): add(place.name, place.span.start)
      default: break
      }
    }
    for type in tree.types {
      guard case .named(let components) = type.kind else { continue }
      for component in components { add(component.name.name, component.name.span.start) }
    }
    for declaration in tree.declarations {
      // A wrapper of the file's own is written as an attribute.
      for attribute in declaration.attributes { add(attribute.name.name, attribute.span.start) }
    }
    return result
  }
}

extension SwiftSyntaxTree {
  /// The name that a simple pattern binds.
  func boundName(of id: PatternID) -> NameID? {
    switch self[id].kind {
    case .identifier(let name): name
    case .binding(_, let inner), .typed(let inner, _): boundName(of: inner)
    case .asType, .enumCase, .expression, .isType, .missing, .optional, .tuple, .wildcard: nil
    }
  }
}
