/// The properties and functions of the types that a view is made of, by their names.
struct MemberIndex {
  /// A stored property of a type or of the file.
  struct Property {
    var name: NameID
    var declaration: DeclarationID
    /// The type around it; nil outside of types.
    var owner: DeclarationID?
    /// The first wrapper that is written: `State`.
    var wrapper: String?
    var isConstant: Bool
    var type: TypeID?
    var value: ExpressionID?
  }

  /// All stored properties, in order.
  private(set) var properties: [Property] = []
  /// The names of the stored ones.
  private(set) var storedNames: Set<NameID> = []
  /// The names of all properties, computed ones included.
  private(set) var propertyNames: Set<NameID> = []
  /// Functions and methods, by their names.
  private(set) var functions: [NameID: [DeclarationID]] = [:]
  /// Types that are declared, by their names.
  private(set) var types: [NameID: DeclarationID] = [:]
  /// The names of cases of enums.
  private(set) var cases: Set<NameID> = []
  /// The names of variables and parameters of functions and closures.
  private(set) var localNames: Set<NameID> = []
  private var requirements: Set<DeclarationID> = []
  private var known: Set<DeclarationID> = []
  /// The names of methods of all views, which are modifiers of the file's own.
  private(set) var viewMethods: Set<NameID> = []

  /// What stands in the declarations among `nodes`.
  init(_ tree: SwiftSyntaxTree, _ nodes: [TreeNode]) {
    for node in nodes {
      guard case .declaration(let id) = node else {
        if case .expression(let id) = node, case .closure(let closure) = tree[id].kind {
          localNames.formUnion(closure.parameters?.map(\.name.name) ?? [])
        }
        continue
      }
      switch tree[id].kind {
      case .type(let type):
        if type.keyword != .extension { types[type.name.name] = id }
        let mayBeAsked =
          type.keyword == .protocol
          || type.inheritance.contains { !Self.silentProtocols.contains(tree.text(in: tree[$0].span)) }
        for member in type.members {
          add(member, tree, owner: id)
          guard case .function(let function) = tree[member].kind else { continue }
          let isHidden = !tree[member].modifiers.isDisjoint(with: [.private, .fileprivate])
          if mayBeAsked, !isHidden { requirements.insert(member) }
          if tree[type.name.name] == "View" { viewMethods.insert(function.name.name) }
        }
      case .function(let function):
        localNames.formUnion(function.parameters.compactMap { $0.name?.name })
        functions[function.name.name, default: []].append(id)
      case .initializer(let function, _), .subscriptDeclaration(let function, _):
        localNames.formUnion(function.parameters.compactMap { $0.name?.name })
      case .variable(let variable):
        // What is no member and not at the top is local; a name of the file itself does no harm here.
        guard !known.contains(id) else { continue }
        localNames.formUnion(variable.bindings.compactMap { tree.boundName(of: $0.pattern) })
        add(id, tree, owner: nil)
      case .associatedType, .deinitializer, .enumCase, .importModule, .macroExpansion, .opaque, .operatorDeclaration,
        .precedenceGroup, .typeAlias:
        break
      }
    }
  }

  /// Whether a function may be called by the library, as what a protocol wants.
  func isRequirement(_ id: DeclarationID) -> Bool { requirements.contains(id) }

  /// Protocols of the library that call no function of the types that conform to them.
  private static let silentProtocols: Set<String> = [
    "App", "CaseIterable", "Codable", "Identifiable", "ObservableObject", "Scene", "Sendable", "View",
  ]

  private mutating func add(_ id: DeclarationID, _ tree: SwiftSyntaxTree, owner: DeclarationID?) {
    known.insert(id)
    switch tree[id].kind {
    case .enumCase(let elements): cases.formUnion(elements.map(\.name.name))
    case .variable(let variable):
      for binding in variable.bindings {
        guard let name = tree.boundName(of: binding.pattern) else { continue }
        if owner != nil { propertyNames.insert(name) }
        guard !binding.accessors.contains(where: { $0.kind == .get }) else { continue }
        storedNames.insert(name)
        properties.append(
          Property(
            name: name, declaration: id, owner: owner, wrapper: tree[id].attributes.first.map { tree[$0.name.name] },
            isConstant: variable.isConstant, type: binding.type, value: binding.value))
      }
    case .associatedType, .deinitializer, .function, .importModule, .initializer, .macroExpansion, .opaque,
      .operatorDeclaration, .precedenceGroup, .subscriptDeclaration, .type, .typeAlias:
      break
    }
  }
}
