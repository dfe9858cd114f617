import SwiftUISource

extension SyntaxDump {
  func declaration(_ id: DeclarationID) -> String {
    let node = tree[id]
    let attributes = node.attributes.map(attribute).joined(separator: " ")
    return (attributes.isEmpty ? "" : attributes + " ") + kind(node.kind)
  }

  private func attribute(_ attribute: AttributeSyntax) -> String {
    let arguments = attribute.arguments.map(argument).joined(separator: " ")
    return "@" + tree[attribute.name.name] + (arguments.isEmpty ? "" : "(" + arguments + ")")
  }

  private func kind(_ kind: DeclarationSyntax.Kind) -> String {
    switch kind {
    case .associatedType(let name): list("associatedtype", [tree[name.name]])
    case .deinitializer(let body): list("deinit", [body.map(block)])
    case .enumCase(let cases):
      list(
        "cases",
        cases.map { each in
          list(
            tree[each.name.name],
            [each.parameters.map { list("values", $0.map(parameter)) }, each.rawValue.map(expression)])
        })
    case .function(let function): list("func", signature(function))
    case .importModule(let path): list("import", [path.map { tree[$0] }.joined(separator: ".")])
    case .initializer(let function, let failing):
      list(failing == .never ? "init" : "init-\(failing)", Array(signature(function).dropFirst()))
    case .macroExpansion(let id): expression(id)
    case .opaque: "opaque"
    case .operatorDeclaration(let name): list("operator", [tree[name.name]])
    case .precedenceGroup(let name): list("precedencegroup", [tree[name.name]])
    case .subscriptDeclaration(let function, let accessors):
      list("subscript", Array(signature(function).dropFirst()) + accessors.map(accessor))
    case .type(let declaration):
      list(
        "\(declaration.keyword)",
        [
          declaration.extendedType.map(type) ?? tree[declaration.name.name],
          declaration.generics.parameters.isEmpty
            ? nil : "<" + declaration.generics.parameters.map { tree[$0.name] }.joined(separator: ",") + ">",
          declaration.inheritance.isEmpty ? nil : ":" + declaration.inheritance.map(type).joined(separator: ","),
        ] + declaration.members.map(self.declaration))
    case .typeAlias(let name, let id): list("typealias", [tree[name.name], type(id)])
    case .variable(let variable):
      list(
        variable.isConstant ? "let" : "var",
        variable.bindings.map { binding in
          ([pattern(binding.pattern) + (binding.type.map { ":" + type($0) } ?? "")]
            + (binding.value.map { ["= " + expression($0)] } ?? [])
            + binding.accessors.map(accessor)).joined(separator: " ")
        })
    }
  }

  private func signature(_ function: FunctionSyntax) -> [String?] {
    [
      tree[function.name.name],
      function.generics.parameters.isEmpty
        ? nil : "<" + function.generics.parameters.map { tree[$0.name] }.joined(separator: ",") + ">",
      list("parameters", function.parameters.map(parameter)), function.isAsync ? "async" : nil,
      function.isThrowing ? "throws" : nil, function.result.map { "->" + type($0) }, function.body.map(block),
    ]
  }

  private func parameter(_ parameter: ParameterSyntax) -> String {
    let label = parameter.label.map { tree[$0.name] } ?? "_"
    let name = parameter.name.map { tree[$0.name] } ?? "_"
    return parameter.attributes.map { attribute($0) + " " }.joined() + (label == name ? label : label + "/" + name)
      + ":"
      + type(parameter.type) + (parameter.isVariadic ? "..." : "")
      + (parameter.defaultValue.map { "=" + expression($0) } ?? "")
  }

  private func accessor(_ accessor: AccessorSyntax) -> String {
    list(
      "\(accessor.kind)",
      [
        accessor.parameter.map { "/" + tree[$0.name] }, accessor.isAsync ? "async" : nil,
        accessor.isThrowing ? "throws" : nil, accessor.body.map(block),
      ])
  }
}
