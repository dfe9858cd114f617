import ProbeSyntax

extension BodyChecker {
  /// The text of `operand` with its names resolved; nil, and a diagnostic, if one has no value.
  mutating func template(of operand: Operand) -> Template? {
    guard operand.isInterpolated else { return Template(tree.text(of: operand)) }
    var parts: [Template.Part] = []
    var isResolved = true
    for piece in tree.pieces(of: operand) {
      switch piece {
      case .text(let text): parts.append(.text(ExactText(text)))
      case .name(let name, let span):
        if let slot = surroundings.scope.slot(of: name) {
          noteCopies(1, of: slot)
          parts.append(.slot(slot))
        } else {
          reportUnknown(name, at: span)
          isResolved = false
        }
      }
    }
    return isResolved ? Template(parts: parts) : nil
  }

  private mutating func reportUnknown(_ name: String, at span: SourceSpan) {
    let scope = surroundings.scope
    guard !scope.isOpen else { return }
    let nearest = suggester.nearest(to: name, among: scope.names)
    report(.unknownName(name, owner: scope.owner, nearest: nearest), at: span)
  }

  /// Resolves the names in a text that may be anything.
  mutating func checkText(_ operand: Operand) {
    if operand.isInterpolated { _ = template(of: operand) }
  }

  /// Resolves the names in a text that must be as `kind` says once they have values.
  ///
  /// Texts without a name in them were checked as they were read.
  mutating func checkText(_ operand: Operand, as kind: Requirement.Kind) {
    guard operand.isInterpolated, let template = template(of: operand) else { return }
    let requirement = Requirement(kind: kind, template: template, unit: surroundings.unit, span: operand.span)
    if !requirement.isMet(byAnyValuesOf: template) { require(requirement) }
  }

  /// Resolves the names in a device profile or a language, which may also stand as it is.
  mutating func checkName(_ operand: Operand, as kind: Requirement.Kind) {
    guard let template = template(of: operand) else { return }
    if template.firstSlot == nil {
      if let problem = kind.problem(with: template.text(with: []), known: surroundings.known, suggester: &suggester) {
        report(problem, at: operand.span)
      }
    } else {
      require(Requirement(kind: kind, template: template, unit: surroundings.unit, span: operand.span))
    }
  }

  /// Resolves the names in a count.
  mutating func checkCount(_ count: Count) {
    if case .interpolated(let operand) = count.value { checkText(operand, as: .count) }
  }

  /// Resolves the names in a duration.
  mutating func checkLength(_ length: TimeSpan) {
    if case .interpolated(let operand) = length.value { checkText(operand, as: .duration) }
  }

  /// Resolves the names in what a stubbed function does.
  mutating func checkStub(_ stub: Stub) {
    switch stub.outcome {
    case .fails(let text): checkText(text)
    case .returns(let value): checkValue(value)
    }
    if let delay = stub.delay { checkLength(delay) }
  }

  /// Resolves the names in what a launch hands over.
  mutating func checkLaunch(_ launch: Launch) {
    switch launch {
    case .with(let arguments):
      for argument in arguments { checkValue(argument.value) }
    case .argument(let text): checkText(text)
    }
  }

  private mutating func checkValue(_ value: ScriptValue) {
    switch value {
    case .text(let operand): checkText(operand)
    case .list(let elements, _):
      for element in elements { checkValue(element) }
    case .nothing, .number, .truth: break
    }
  }
}
