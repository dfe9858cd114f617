import ProbeSyntax

/// Checks a script after the files that it uses, and gathers what a plan is made of.
struct ScriptChecker {
  /// What is known of a file while the script is checked.
  struct Unit {
    /// What stands at its top level, apart from scenarios.
    var outline: FileOutline
    /// The models that may be named in it.
    var models: ModelNames
    /// Whether there may be definitions that could not be read.
    var isMissingDefinitions = false
    /// The mistakes in it besides those that the parser found.
    var log = StatementLog()
    /// What its `setup` comes to.
    var setupSummary: BodySummary?
    /// What is shown at a `use` of it if it has a mistake.
    var firstMistake: Diagnostic?
  }

  let used: UsedFiles
  let known: KnownNames
  var source: PlanSource
  var units: [Unit]
  /// The summaries of the definitions that are checked, at the indices of `source.definitions`.
  var summaries: [BodySummary?] = []
  var suggester = NameSuggester()

  init(_ used: UsedFiles, known: KnownNames) {
    self.used = used
    self.known = known
    source = PlanSource(
      units: used.files.map { PlanSource.Unit(tree: $0.parsed.tree) }, files: used.files.map(\.parsed.tree.file))
    units = used.files.map {
      Unit(outline: FileOutline(of: $0.parsed.tree), models: ModelNames(shipped: known.models))
    }
  }

  /// The script's tests and mistakes.
  mutating func plan() -> TestPlan {
    for index in used.order {
      checkFile(index)
      if index != 0 { units[index].firstMistake = diagnostics(of: index).first { $0.problem.severity == .error } }
    }
    var scenarios = ScenarioChecker(self)
    scenarios.checkAll()
    units[0].log.append(scenarios.log)
    source.scenarios = scenarios.places
    source.models = units[0].models
    return TestPlan(
      file: source.files[0], scenarios: scenarios.scenarios, models: scenarios.models.inOrder,
      tests: scenarios.testsInOrder, diagnostics: diagnostics(of: 0), ignoredMutants: ignoredMutants, source: source)
  }

  /// What the script and the files that it uses say of mutants.
  private var ignoredMutants: [IgnoredMutant] {
    units.indices.flatMap { index in
      let tree = source.units[index].tree
      return units[index].outline.ignored.map(\.part).flatMap { statement in
        statement.mutants.map { mutant in
          IgnoredMutant(
            id: tree.text(of: mutant), reason: tree.text(of: statement.reason), file: tree.file, span: mutant.span)
        }
      }
    }
  }

  private func diagnostics(of index: Int) -> [Diagnostic] {
    units[index].log.merged(with: used.files[index].parsed.diagnostics)
  }

  /// Checks all of a file but its scenarios.
  private mutating func checkFile(_ index: Int) {
    units[index].isMissingDefinitions = units[index].outline.isMissingDefinitions
    units[index].models.isMissingDeclarations = units[index].outline.isMissingModels
    for use in used.files[index].uses { merge(use, into: index) }
    for declaration in units[index].outline.models { declare(declaration, in: index) }
    for ignored in units[index].outline.ignored { refuseNames(in: ignored, of: index) }
    let definitions = register(units[index].outline.definitions, of: index)
    for definition in inCallOrder(definitions, of: index) { checkDefinition(definition) }
    if let setup = units[index].outline.setup {
      source.units[index].setup = setup
      source.setupOrder.append(index)
      let scope = setup.holdsBrokenExamples(source.units[index].tree) ? NameScope(.nobody, isOpen: true) : .empty
      let (summary, log) = checkBody(.block(setup), scope: scope, unit: index, after: .start, kind: .setup)
      units[index].setupSummary = summary
      units[index].log.append(log)
    }
    for block in units[index].outline.brokenBlocks {
      let scope = NameScope(.nobody, isOpen: true)
      units[index].log.append(checkBody(.block(block), scope: scope, unit: index, after: .unknown, kind: .setup).log)
    }
  }

  /// Nothing has a value where a mutant is ignored.
  private mutating func refuseNames(in ignored: FileOutline.Placed<IgnoreStatement>, of index: Int) {
    let tree = source.units[index].tree
    for operand in ignored.part.mutants + [ignored.part.reason] where operand.isInterpolated {
      for case .name(let name, let span) in tree.pieces(of: operand) {
        report(
          .unknownName(name, owner: .nobody, nearest: nil), in: index, at: span, statement: ignored.statement)
      }
    }
  }

  /// What a body belongs to.
  enum BodyKind {
    case definition
    case setup
  }

  /// Checks the steps of a definition or of `setup`.
  mutating func checkBody(
    _ steps: StepSource, scope: NameScope, unit: Int, after previous: BodySummary.Neighbour, kind: BodyKind
  ) -> (summary: BodySummary, log: StatementLog) {
    var checker = BodyChecker(
      surroundings(of: unit, scope: scope), after: previous, takesSettings: kind == .setup, suggester: suggester)
    checker.check(steps, isSetup: kind == .setup)
    suggester = checker.suggester
    return (checker.summary, checker.log)
  }

  /// What the names in a body of the file `unit` mean.
  func surroundings(of unit: Int, scope: NameScope) -> BodyChecker.Surroundings {
    BodyChecker.Surroundings(
      tree: source.units[unit].tree, unit: unit, scope: scope, definitions: source.definitions, summaries: summaries,
      visible: source.units[unit].visible, ambiguous: source.units[unit].ambiguous,
      isMissingDefinitions: units[unit].isMissingDefinitions,
      models: units[unit].models, known: known, files: source.files)
  }

  /// Notes a mistake in a file.
  mutating func report(
    _ problem: SemanticProblem, in unit: Int, at span: SourceSpan, statement: SourceSpan,
    notes: [Diagnostic.Note] = []
  ) {
    units[unit].log.report(
      Diagnostic(problem, file: source.files[unit], span: span, notes: notes), statement: statement)
  }
}
