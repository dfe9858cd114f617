import SwiftUISource

/// A tree as S-expressions, for comparing in tests.
struct SyntaxDump {
  let tree: SwiftSyntaxTree

  init(_ tree: SwiftSyntaxTree) {
    self.tree = tree
  }

  init(_ source: String) {
    self.init(SwiftSyntaxTree(reading: Array(source.utf8)))
  }

  /// One text for each statement of the file.
  var topLevel: [String] { tree.topLevel.map(statement) }

  /// A list with a head, without the parts that are missing.
  func list(_ head: String, _ parts: [String?]) -> String {
    "(" + ([head] + parts.compactMap { $0 }).joined(separator: " ") + ")"
  }

  func statement(_ id: StatementID) -> String {
    switch tree[id].kind {
    case .breakLoop(let label): list("break", [label.map { tree[$0] }])
    case .continueLoop(let label): list("continue", [label.map { tree[$0] }])
    case .declaration(let id): declaration(id)
    case .deferred(let body): list("defer", [block(body)])
    case .doCatch(let statement):
      list(
        "do",
        [block(statement.body)]
          + statement.catches.map { list("catch", $0.items.map(item) + [block($0.body)]) })
    case .expression(let id): expression(id)
    case .fallThrough: "fallthrough"
    case .forIn(let loop):
      list(
        loop.isAwaited ? "for-await" : "for",
        [
          pattern(loop.pattern), expression(loop.sequence), loop.condition.map { list("where", [expression($0)]) },
          block(loop.body),
        ])
    case .guardElse(let conditions, let body): list("guard", conditions.map(condition) + [block(body)])
    case .labeled(let name, let inner): list("label", [tree[name], statement(inner)])
    case .opaque: "opaque"
    case .repeatWhile(let body, let condition): list("repeat", [block(body), expression(condition)])
    case .returnValue(let value): list("return", [value.map(expression)])
    case .throwError(let value): list("throw", [expression(value)])
    case .whileLoop(let conditions, let body): list("while", conditions.map(condition) + [block(body)])
    }
  }

  func block(_ block: CodeBlockSyntax) -> String {
    "{" + block.statements.map(statement).joined(separator: "; ") + "}"
  }

  func condition(_ condition: ConditionSyntax) -> String {
    switch condition.kind {
    case .available(let isNegated): isNegated ? "unavailable" : "available"
    case .binding(let isVariable, let name, let value):
      list(isVariable ? "if-var" : "if-let", [pattern(name), value.map(expression)])
    case .expression(let id): expression(id)
    case .pattern(let id, let value): list("if-case", [pattern(id), expression(value)])
    }
  }

  func item(_ item: SwitchSyntax.Item) -> String {
    guard let condition = item.condition else { return pattern(item.pattern) }
    return list("where", [pattern(item.pattern), expression(condition)])
  }

  func pattern(_ id: PatternID) -> String {
    switch tree[id].kind {
    case .asType(let inner, let name): list("as", [pattern(inner), type(name)])
    case .binding(let isVariable, let inner): list(isVariable ? "var" : "let", [pattern(inner)])
    case .enumCase(let base, let name, let arguments):
      list("case", [base.map(expression), "." + tree[name.name]] + (arguments ?? []).map(element))
    case .expression(let id): list("~=", [expression(id)])
    case .identifier(let name): tree[name]
    case .isType(let name): list("is", [type(name)])
    case .missing: "missing"
    case .optional(let inner): list("?", [pattern(inner)])
    case .tuple(let elements): list("tuple", elements.map(element))
    case .typed(let inner, let name): list(":", [pattern(inner), type(name)])
    case .wildcard: "_"
    }
  }

  private func element(_ element: PatternSyntax.Element) -> String {
    (element.label.map { tree[$0.name] + ":" } ?? "") + pattern(element.pattern)
  }

  func type(_ id: TypeID) -> String {
    switch tree[id].kind {
    case .any(let inner): list("any", [type(inner)])
    case .array(let inner): "[" + type(inner) + "]"
    case .attributed(let inner): list("@", [type(inner)])
    case .composition(let members): list("&", members.map(type))
    case .dictionary(let key, let value): "[" + type(key) + ":" + type(value) + "]"
    case .function(let parameters, let isAsync, let isThrowing, let result):
      list("->", parameters.map(element) + [isAsync ? "async" : nil, isThrowing ? "throws" : nil, type(result)])
    case .implicitlyUnwrapped(let inner): type(inner) + "!"
    case .metatype(let inner): list("meta", [type(inner)])
    case .missing: "missing"
    case .named(let components):
      components.map { component in
        tree[component.name.name]
          + (component.arguments.isEmpty ? "" : "<" + component.arguments.map(type).joined(separator: ",") + ">")
      }.joined(separator: ".")
    case .opaque: "opaque"
    case .optional(let inner): type(inner) + "?"
    case .some(let inner): list("some", [type(inner)])
    case .tuple(let elements): list("types", elements.map(element))
    }
  }

  private func element(_ element: TypeSyntax.Element) -> String {
    (element.label.map { tree[$0.name] + ":" } ?? "") + type(element.type)
  }
}
