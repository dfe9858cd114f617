import ProbeSyntax

extension ScriptChecker {
  /// Makes the names of a used file known in the file `index`.
  mutating func merge(_ use: UsedFiles.Use, into index: Int) {
    let other: Int
    switch use.target {
    case .file(let used): other = used
    case .unread:
      units[index].isMissingDefinitions = true
      units[index].models.isMissingDeclarations = true
      return
    case .problem(let problem):
      report(problem, in: index, at: use.path.span, statement: use.statement)
      units[index].isMissingDefinitions = true
      units[index].models.isMissingDeclarations = true
      return
    }
    if let mistake = units[other].firstMistake {
      let note = Diagnostic.Note(mistake.problem.message, file: mistake.file, span: mistake.span)
      report(
        .brokenUse(path: used.files[other].path), in: index, at: use.path.span, statement: use.statement,
        notes: [note] + mistake.notes)
      units[index].isMissingDefinitions = true
      units[index].models.isMissingDeclarations = true
    }
    for (name, definition) in source.units[other].visible.sorted(by: { $0.value < $1.value }) {
      if let first = source.units[index].visible[name], first != definition {
        reportTwice(first, definition, in: index, at: use)
        source.units[index].ambiguous.insert(name)
      } else {
        source.units[index].visible[name] = definition
      }
    }
    source.units[index].ambiguous.formUnion(source.units[other].ambiguous)
    for declaration in units[other].models.declared { merge(declaration, into: index, at: use) }
  }

  private mutating func reportTwice(_ first: Int, _ second: Int, in index: Int, at use: UsedFiles.Use) {
    let definitions = [source.definitions[first], source.definitions[second]]
    let problem = SemanticProblem.definedTwice(
      name: definitions[0].name, firstPath: source.files[definitions[0].unit].path,
      secondPath: source.files[definitions[1].unit].path)
    report(
      problem, in: index, at: use.path.span, statement: use.statement, notes: definitions.map(definedHere))
  }

  private func definedHere(_ definition: PlanSource.Definition) -> Diagnostic.Note {
    Diagnostic.Note("it is defined here", file: source.files[definition.unit], span: definition.headerSpan)
  }

  private mutating func merge(_ declaration: ModelNames.Declaration, into index: Int, at use: UsedFiles.Use) {
    guard let other = units[index].models.declare(declaration) else { return }
    guard other.file.path != declaration.file.path || other.span != declaration.span else { return }
    let notes = [other, declaration].map { Diagnostic.Note("it is declared here", file: $0.file, span: $0.span) }
    report(
      .duplicateModel(declaration.name), in: index, at: use.path.span, statement: use.statement, notes: notes)
  }

  /// Makes a declared model known in its file.
  mutating func declare(_ declaration: FileOutline.Placed<ModelDeclaration>, in index: Int) {
    let tree = source.units[index].tree
    let name = tree.text(of: declaration.part.name)
    let span = declaration.part.name.span
    if units[index].models.isShipped(name) {
      report(.modelNameTaken(name), in: index, at: span, statement: declaration.statement)
      return
    }
    let path = declaration.part.path
    for case .name(let unknown, let place) in path.isInterpolated ? tree.pieces(of: path) : [] {
      let problem = SemanticProblem.unknownName(unknown, owner: .nobody, nearest: nil)
      report(problem, in: index, at: place, statement: declaration.statement)
    }
    let model = ModelNames.Declaration(
      name: name, path: tree.text(of: path), view: tree.text(of: declaration.part.view), file: tree.file, span: span,
      pathSpan: path.span, viewSpan: declaration.part.view.span, statement: declaration.statement)
    if let first = units[index].models.declare(model) {
      report(
        .duplicateModel(name), in: index, at: span, statement: declaration.statement,
        notes: [Diagnostic.Note("it is declared here", file: first.file, span: first.span)])
    }
  }

  /// Makes the definitions of a file known in it; gives their indices, those of a taken name too.
  mutating func register(_ definitions: [FileOutline.Placed<Definition>], of index: Int) -> Range<Int> {
    let tree = source.units[index].tree
    let start = source.definitions.count
    for placed in definitions {
      let name = tree.text(of: placed.part.name)
      let names = placed.part.parameters.map { tree.text(of: $0) }
      let definition = PlanSource.Definition(
        name: name, unit: index, scope: NameScope(.definition(name), names: names),
        parameters: placed.part.parameters.map(\.span), steps: placed.part.steps, headerSpan: placed.part.headerSpan)
      if let first = source.units[index].visible[ExactText(name)] {
        reportTaken(definition, at: placed, by: source.definitions[first])
        source.units[index].ambiguous.insert(ExactText(name))
      } else {
        source.units[index].visible[ExactText(name)] = source.definitions.count
      }
      reportEqualParameters(of: placed, names: names, in: index)
      source.definitions.append(definition)
      summaries.append(nil)
    }
    return start..<source.definitions.count
  }

  private mutating func reportTaken(
    _ definition: PlanSource.Definition, at placed: FileOutline.Placed<Definition>, by first: PlanSource.Definition
  ) {
    let problem: SemanticProblem =
      first.unit == definition.unit
      ? .duplicateDefinition(definition.name)
      : .definedTwice(
        name: definition.name, firstPath: source.files[first.unit].path,
        secondPath: source.files[definition.unit].path)
    report(
      problem, in: definition.unit, at: placed.part.name.span, statement: placed.statement,
      notes: [definedHere(first)])
  }

  private mutating func reportEqualParameters(
    of placed: FileOutline.Placed<Definition>, names: [String], in index: Int
  ) {
    var seen: Set<ExactText> = []
    for (slot, name) in names.enumerated() where !seen.insert(ExactText(name)).inserted {
      let span = placed.part.parameters[slot].span
      report(.duplicateParameter(name), in: index, at: span, statement: placed.statement)
    }
  }
}
