import ProbeSyntax

extension ScriptChecker {
  /// A call of a definition of the same file.
  private struct CallSite {
    var callee: Int
    var name: SourceSpan
    var statement: SourceSpan
  }

  /// The definitions of a file, each behind those that it calls; recursion is reported.
  mutating func inCallOrder(_ definitions: Range<Int>, of unit: Int) -> [Int] {
    var order: [Int] = []
    var isFinished = Array(repeating: false, count: definitions.count)
    var trailPositions: [Int?] = Array(repeating: nil, count: definitions.count)
    for root in definitions where !isFinished[root - definitions.lowerBound] {
      var trail = [(definition: root, calls: calls(of: root, among: definitions), next: 0)]
      trailPositions[root - definitions.lowerBound] = 0
      while let top = trail.last {
        guard top.next < top.calls.count else {
          trail.removeLast()
          trailPositions[top.definition - definitions.lowerBound] = nil
          isFinished[top.definition - definitions.lowerBound] = true
          order.append(top.definition)
          continue
        }
        trail[trail.count - 1].next += 1
        let call = top.calls[top.next]
        let callee = call.callee - definitions.lowerBound
        if let position = trailPositions[callee] {
          let names = trail[position...].map { source.definitions[$0.definition].name }
          report(
            .recursion(path: names + [names[0]]), in: unit, at: call.name, statement: call.statement)
        } else if !isFinished[callee] {
          trailPositions[callee] = trail.count
          trail.append((call.callee, calls(of: call.callee, among: definitions), 0))
        }
      }
    }
    return order
  }

  private func calls(of definition: Int, among definitions: Range<Int>) -> [CallSite] {
    let unit = source.units[source.definitions[definition].unit]
    var sites: [CallSite] = []
    // Blocks stand in each other only as deep as the parser allows.
    func collect(_ block: Block, statement: SourceSpan?) {
      for step in block {
        let own = statement ?? step.headSpan
        if case .call(let call) = step.kind,
          let callee = unit.visible[ExactText(unit.tree.text(of: call.name))], definitions.contains(callee)
        {
          sites.append(CallSite(callee: callee, name: call.name.span, statement: own))
        }
        if let inner = step.block { collect(inner, statement: inner.isBraced ? nil : own) }
      }
    }
    collect(source.definitions[definition].steps, statement: nil)
    return sites
  }

  /// Checks the steps of a definition and sums them up for its callers.
  mutating func checkDefinition(_ index: Int) {
    let definition = source.definitions[index]
    let (summary, log) = checkBody(
      .block(definition.steps), scope: definition.scope, unit: definition.unit, after: .caller, kind: .definition)
    summaries[index] = summary
    units[definition.unit].log.append(log)
    guard !summary.isIncomplete else { return }
    reportUnusedParameters(of: definition, summary)
  }

  private mutating func reportUnusedParameters(of definition: PlanSource.Definition, _ summary: BodySummary) {
    let file = source.files[definition.unit]
    let unused = definition.parameters.indices.filter { summary.copies[$0] == 0 }
    guard let first = unused.first else { return }
    let others = unused.dropFirst().map { slot in
      Diagnostic.Note("nor is '\(definition.scope.names[slot])'", file: file, span: definition.parameters[slot])
    }
    report(
      .unusedParameter(definition.scope.names[first]), in: definition.unit, at: definition.parameters[first],
      statement: definition.headerSpan, notes: others)
  }
}
