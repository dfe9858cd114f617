import SwiftUISource

extension SyntaxDump {
  func expression(_ id: ExpressionID) -> String {
    switch tree[id].kind {
    case .array(let values): list("array", values.map(expression))
    case .assignment(let target, let value): list("=", [expression(target), expression(value)])
    case .await(let value): list("await", [expression(value)])
    case .binary(let left, let sign, let right): list(tree[sign.name], [expression(left), expression(right)])
    case .boolean(let value): "\(value)"
    case .call(let call): self.call(call)
    case .cast(let value, let kind, let name): list("\(kind)", [expression(value), type(name)])
    case .closure(let closure): self.closure(closure)
    case .dictionary(let pairs):
      list("dictionary", pairs.map { expression($0.key) + ":" + expression($0.value) })
    case .discard: "_"
    case .float(let value): "\(value)"
    case .forceUnwrap(let value): list("!", [expression(value)])
    case .functionReference(let function, let labels):
      list("ref", [expression(function)] + labels.map { tree[$0] + ":" })
    case .ifElse(let statement):
      list(
        "if",
        statement.branches.map { ($0.conditions.map(condition) + [block($0.body)]).joined(separator: " ") }
          + [statement.otherwise.map { "else " + block($0) }])
    case .implicitMember(let name): "." + tree[name.name]
    case .inOut(let value): list("&", [expression(value)])
    case .integer(let value): value.map { "\($0)" } ?? "overflow"
    case .keyPath(let path): keyPath(path)
    case .macro(let macro):
      list("#" + tree[macro.name.name], macro.arguments.map(argument) + macro.trailingClosures.map(argument))
    case .marked(let word, let value): list(tree[word], [expression(value)])
    case .member(let base, let name): expression(base) + "." + tree[name.name]
    case .missing: "missing"
    case .name(let name): tree[name]
    case .nilLiteral: "nil"
    case .opaque: "opaque"
    case .operatorReference(let name): list("operator", [tree[name]])
    case .optionalChain(let value): list("?", [expression(value)])
    case .parameter(let number): "$\(number)"
    case .parenthesized(let value): list("paren", [expression(value)])
    case .pattern(let id): list("pattern", [pattern(id)])
    case .postfix(let value, let sign): list("postfix" + tree[sign.name], [expression(value)])
    case .prefix(let sign, let value): list("prefix" + tree[sign.name], [expression(value)])
    case .projection(let name): "$" + tree[name]
    case .regex(let span): "/" + tree.text(in: span) + "/"
    case .selfReference: "self"
    case .selfType: "Self"
    case .specialized(let value, let types):
      expression(value) + "<" + types.map(type).joined(separator: ",") + ">"
    case .string(let parts): list("string", parts.map(part))
    case .subscriptAccess(let base, let arguments): list("subscript", [expression(base)] + arguments.map(argument))
    case .superReference: "super"
    case .switchCase(let statement):
      list(
        "switch",
        [expression(statement.subject)]
          + statement.cases.map {
            list($0.isDefault ? "default" : "case", $0.items.map(item) + [block($0.body)])
          })
    case .ternary(let condition, let then, let otherwise):
      list("?:", [expression(condition), expression(then), expression(otherwise)])
    case .tryOrFail(let kind, let value): list("try-\(kind)", [expression(value)])
    case .tuple(let elements): list("tuple", elements.map(argument))
    case .tupleElement(let base, let number): expression(base) + ".\(number)"
    case .type(let id): list("type", [type(id)])
    }
  }

  func argument(_ argument: ArgumentSyntax) -> String {
    (argument.label.map { tree[$0.name] + ":" } ?? "") + expression(argument.value)
  }

  private func call(_ call: CallSyntax) -> String {
    let head = call.hasParentheses ? "call" : "call-closure"
    let trailing = call.trailingClosures.isEmpty ? [] : ["trailing"] + call.trailingClosures.map(argument)
    return list(head, [expression(call.callee)] + call.arguments.map(argument) + trailing)
  }

  private func closure(_ closure: ClosureSyntax) -> String {
    let captures = closure.captures.map { capture in
      (capture.ownership == .strong ? "" : "\(capture.ownership) ") + tree[capture.name.name]
        + (capture.value.map { " = " + expression($0) } ?? "")
    }
    let parameters = closure.parameters?.map { parameter in
      (parameter.isProjection ? "$" : "") + tree[parameter.name.name] + (parameter.type.map { ":" + type($0) } ?? "")
    }
    return list(
      "closure",
      [
        captures.isEmpty ? nil : "[" + captures.joined(separator: ", ") + "]",
        parameters.map { "(" + $0.joined(separator: " ") + ")" }, closure.isAsync ? "async" : nil,
        closure.isThrowing ? "throws" : nil, closure.result.map { "->" + type($0) }, block(closure.body),
      ])
  }

  private func keyPath(_ path: KeyPathSyntax) -> String {
    let components = path.components.map { component in
      switch component {
      case .call(let arguments): "(" + arguments.map(argument).joined(separator: " ") + ")"
      case .forceUnwrap: "!"
      case .member(let name): "." + tree.text(in: name.span)
      case .optionalChain: "?"
      case .subscriptAccess(let arguments): "[" + arguments.map(argument).joined(separator: " ") + "]"
      }
    }
    return "\\" + (path.root.map(type) ?? "") + components.joined()
  }

  private func part(_ part: StringPartSyntax) -> String {
    switch part {
    case .interpolation(let arguments): list("interpolate", arguments.map(argument))
    case .text(let text): text.debugDescription
    }
  }
}
