import ProbeSyntax

extension BodyChecker {
  /// Checks a `do`: its name, the number of its arguments, and what the definition asks of them.
  mutating func checkCall(_ call: Call, of step: Step) {
    let arguments = call.arguments.map { template(of: $0) }
    let name = tree.text(of: call.name)
    guard let index = surroundings.visible[ExactText(name)] else {
      reportUnknownDefinition(name, at: call.name.span)
      noteIncomplete()
      return
    }
    // A name that is defined twice is reported where it is; what its calls lack follows from that.
    guard !surroundings.ambiguous.contains(ExactText(name)) else {
      noteIncomplete()
      return
    }
    let definition = surroundings.definitions[index]
    guard arguments.count == definition.scope.names.count else {
      reportArgumentCount(of: call, of: definition, in: step)
      noteIncomplete()
      return
    }
    // A definition that calls itself has no summary; it is reported where it stands.
    guard let summary = surroundings.summaries[index] else {
      noteIncomplete()
      return
    }
    follow(summary, definition: name, at: call.name.span)
    let isComplete = arguments.allSatisfy { $0 != nil }
    guard isComplete else { return }
    let templates = arguments.compactMap(\.self)
    // Texts that are too large already are not put into each other here either.
    guard !self.summary.isTooLarge else { return }
    noteGrowth(of: summary, with: templates)
    if isTextTooLarge {
      report(.expandedTextTooLarge(limit: PlanLimits.expandedTextLength), at: call.name.span)
      noteTooLarge()
      return
    }
    ask(summary.requirements, of: templates, written: call.arguments)
  }

  private mutating func reportUnknownDefinition(_ name: String, at span: SourceSpan) {
    guard !surroundings.isMissingDefinitions else { return }
    let nearest = suggester.nearest(to: name, among: surroundings.definitions.lazy.map(\.name))
    let isVisible = nearest.map { surroundings.visible[ExactText($0)] != nil } ?? false
    report(.unknownDefinition(name, nearest: isVisible ? nearest : nil), at: span)
  }

  private mutating func reportArgumentCount(of call: Call, of definition: PlanSource.Definition, in step: Step) {
    let expected = definition.scope.names.count
    let found = call.arguments.count
    let span =
      found > expected
      ? call.arguments[expected].span : SourceSpan(start: call.name.span.start, end: step.span.end)
    let note = Diagnostic.Note(
      "it is defined here", file: surroundings.files[definition.unit], span: definition.headerSpan)
    report(
      .wrongArgumentCount(definition: definition.name, expected: expected, found: found), at: span, notes: [note])
  }

  /// Whether the texts come to more bytes than a test may have, even if no value is longer than one byte.
  private var isTextTooLarge: Bool {
    summary.copies.reduce(summary.insertedLength) { $0.saturatingAdd($1) } > PlanLimits.expandedTextLength
  }

  /// Counts the texts that the call makes.
  private mutating func noteGrowth(of callee: BodySummary, with arguments: [Template]) {
    var inserted = callee.insertedLength
    for (slot, argument) in arguments.enumerated() {
      // One more for the argument itself, which is made for the call.
      let copies = callee.copies[slot].saturatingAdd(1)
      for part in argument.parts {
        switch part {
        case .text(let text): inserted = inserted.saturatingAdd(copies.saturatingMultiply(text.text.utf8.count))
        case .slot(let own): noteCopies(copies, of: own)
        }
      }
    }
    noteInserted(inserted)
  }

  /// Checks what a definition asks of its parameters on the arguments of a call.
  private mutating func ask(_ requirements: [Requirement], of arguments: [Template], written: [Operand]) {
    for requirement in requirements {
      let template = requirement.template.inserting(arguments)
      if template.firstSlot != nil {
        if requirement.isMet(byAnyValuesOf: template) { continue }
        let lifted = requirement.lifted(to: template)
        guard lifted.template.parts.count <= PlanLimits.templatePartCount else {
          report(.expandedTextTooLarge(limit: PlanLimits.expandedTextLength), at: statement)
          return
        }
        require(lifted)
      } else if let slot = requirement.template.firstSlot,
        let problem = requirement.kind.problem(
          with: template.text(with: []), known: surroundings.known, suggester: &suggester)
      {
        let note = Diagnostic.Note(
          requirement.kind.purpose, file: surroundings.files[requirement.unit], span: requirement.span)
        report(problem, at: written[slot].span, notes: [note])
        return
      }
    }
  }
}
