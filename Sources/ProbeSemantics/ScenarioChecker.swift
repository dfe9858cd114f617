import ProbeSyntax

/// Checks the scenarios of the script and makes their tests.
struct ScenarioChecker {
  /// The parts of a scenario, whether it has a header or is the file.
  struct Parts {
    var name: Operand?
    var models: [Name] = []
    var catches: [Name] = []
    var steps: StepSource
    var examples: Examples?
    /// Whether `examples` could not be read.
    var isMissingExamples = false
    /// Where what is wrong with the whole of it is told.
    var head: SourceSpan
  }

  var checker: ScriptChecker
  let tree: SyntaxTree
  private let outline: FileOutline
  private let lines: LineIndex
  private let previous: BodySummary.Neighbour
  private var fileTags: [String]
  private var defaultModels: [Int] = []
  private var firstNames: [ExactText: SourceSpan] = [:]
  private var tests: [TestPlan.Test] = []

  /// The mistakes in the scenarios.
  var log = StatementLog()
  /// The scenarios.
  private(set) var scenarios: [TestPlan.Scenario] = []
  /// Where they stand.
  private(set) var places: [PlanSource.ScenarioPlace] = []
  /// The models that the script names.
  private(set) var models = ModelTable()

  /// A checker of the script's scenarios; everything else is checked already.
  init(_ checker: ScriptChecker) {
    self.checker = checker
    tree = checker.source.units[0].tree
    outline = checker.units[0].outline
    lines = LineIndex(tree.file)
    fileTags = Self.unique(outline.tags.map { [tree] in tree.text(of: $0) })
    var last = BodySummary.Neighbour.start
    for unit in checker.source.setupOrder {
      switch checker.units[unit].setupSummary?.last {
      case .action, .check, .unknown: last = checker.units[unit].setupSummary?.last ?? last
      case .caller, .start, nil: break
      }
    }
    previous = last
  }

  /// What the last `setup` comes to.
  private var setupSummary: BodySummary? {
    checker.source.setupOrder.last.flatMap { checker.units[$0].setupSummary }
  }

  /// The tests, with models as positions in `models.inOrder`.
  var testsInOrder: [TestPlan.Test] {
    let positions = models.newPositions
    guard positions != Array(positions.indices) else { return tests }
    return tests.map { test in
      var test = test
      test.model = positions[test.model]
      return test
    }
  }

  /// Checks all scenarios in source order.
  mutating func checkAll() {
    if let names = outline.defaultModels { defaultModels = positions(of: names.part, statement: names.statement) }
    for place in outline.scenarios {
      guard let statement = tree.statement(at: place), case .scenario(let scenario) = statement.kind else {
        preconditionFailure("the place of a scenario does not lead to it")
      }
      check(scenario, span: statement.span, at: place)
    }
    if outline.scenarios.isEmpty, !outline.isMissingScenarios, let firstStep = outline.firstStep {
      checkFile(firstStep: firstStep)
    }
    nameOtherModels()
  }

  private mutating func check(_ scenario: ProbeSyntax.Scenario, span: SourceSpan, at place: TreePlace) {
    let name = tree.text(of: scenario.name)
    if outline.scenarios.count > 1 { checkName(name, of: scenario) }
    let own = scenario.tags.map { tree.text(of: $0) }
    let line = lines.line(at: span.start)
    let firstLine = scenario.tags.first.map { lines.line(at: $0.span.start) } ?? line
    let parts = Parts(
      name: scenario.name, models: scenario.models, catches: scenario.catches, steps: .block(scenario.steps),
      examples: scenario.examples, isMissingExamples: hasBrokenExamples(scenario), head: scenario.headerSpan)
    add(
      TestPlan.Scenario(
        name: name, line: line, span: span, tags: own.isEmpty ? fileTags : Self.unique(fileTags + own), rowCount: nil,
        lines: firstLine...lines.line(at: max(span.start, span.end - 1))),
      parts, place: place)
  }

  /// Two scenarios of one name cannot be told apart.
  private mutating func checkName(_ name: String, of scenario: ProbeSyntax.Scenario) {
    let key = ExactText(name)
    if let first = firstNames[key] {
      let note = Diagnostic.Note("the first one stands here", file: tree.file, span: first)
      report(.duplicateScenarioName(name), at: scenario.name.span, statement: scenario.headerSpan, notes: [note])
    } else {
      firstNames[key] = scenario.name.span
    }
  }

  private mutating func checkFile(firstStep: SourceSpan) {
    let parts = Parts(
      name: nil, steps: .file(tree), examples: outline.examples?.part, isMissingExamples: outline.isMissingExamples,
      head: tree.trimmed(firstStep))
    add(
      TestPlan.Scenario(
        name: RelativePath.scenarioName(of: tree.file.path), line: lines.line(at: firstStep.start),
        span: SourceSpan(start: 0, end: tree.file.bytes.count), tags: fileTags, rowCount: nil,
        lines: 1...lines.lineCount),
      parts, place: nil)
  }

  private func hasBrokenExamples(_ scenario: ProbeSyntax.Scenario) -> Bool {
    guard scenario.examples == nil, !checker.used.files[0].parsed.diagnostics.isEmpty else { return false }
    return scenario.steps.holdsBrokenExamples(tree)
  }

  /// Checks a scenario and adds its tests.
  private mutating func add(_ scenario: TestPlan.Scenario, _ parts: Parts, place: TreePlace?) {
    let columns = parts.examples.map { examples in
      NameScope(.columns, names: examples.header.cells.map { [tree] in tree.text(of: $0) })
    }
    let scope = columns ?? NameScope(.nobody, isOpen: parts.isMissingExamples)
    let named = parts.models.isEmpty ? defaults() : positions(of: parts.models, statement: parts.head)
    let controls = positions(of: parts.catches, statement: parts.head)
    let summary = checkSteps(parts, scope: scope, on: named, controls)
    var placed = PlanSource.ScenarioPlace(statement: place, columns: columns)
    if let examples = parts.examples {
      checkHeader(examples, scope: scope, summary)
      placed.rows = checkRows(examples, scope: scope, summary)
    }
    reportEvidence(summary, of: parts)
    var scenario = scenario
    if parts.examples != nil { scenario.rowCount = placed.rows.count }
    addTests(on: named.filter { !controls.contains($0) }, controls: controls, rowCount: scenario.rowCount)
    scenarios.append(scenario)
    places.append(placed)
  }

  private mutating func checkSteps(_ parts: Parts, scope: NameScope, on named: [Int], _ controls: [Int]) -> BodySummary
  {
    // Where no model is named, '--model' may name any.
    let isNamed = !outline.hasBrokenStatements && (!parts.models.isEmpty || outline.defaultModels != nil)
    var body = BodyChecker(
      checker.surroundings(of: 0, scope: scope), after: previous, takesSettings: true, suggester: checker.suggester,
      models: isNamed ? (named + controls).map { models.name(at: $0) } : nil)
    body.begin(after: setupSummary)
    if let name = parts.name { body.checkName(name, statement: parts.head) }
    body.check(parts.steps)
    checker.suggester = body.suggester
    log.append(body.log)
    return body.summary
  }

  private mutating func reportEvidence(_ summary: BodySummary, of parts: Parts) {
    guard !summary.isIncomplete else { return }
    switch summary.evidence {
    case .none: report(.noCheck, at: parts.name?.span ?? parts.head, statement: parts.head)
    case .presence:
      // Without a header the first check itself shows best what is meant.
      let statement = parts.name == nil ? summary.firstCheck ?? parts.head : parts.head
      report(.onlyPresenceChecks, at: parts.name?.span ?? statement, statement: statement)
    case .absence, .content: break
    }
    if summary.evidence != .none, summary.last == .action, let action = summary.lastAction {
      report(.nothingCheckedAfter, at: tree.trimmed(action), statement: action)
    }
  }

  private mutating func addTests(on named: [Int], controls: [Int], rowCount: Int?) {
    let rows: [Int?] = rowCount.map { Array(1..<($0 + 1)) } ?? [nil]
    for row in rows {
      for model in named { add(model, row: row, isControl: false) }
      for model in controls { add(model, row: row, isControl: true) }
    }
  }

  private mutating func add(_ model: Int, row: Int?, isControl: Bool) {
    models.markUsed(model)
    tests.append(TestPlan.Test(scenario: scenarios.count, row: row, model: model, isControl: isControl))
  }

  // MARK: Models

  /// The file's own models, or `item` if it names none.
  private mutating func defaults() -> [Int] {
    if outline.defaultModels == nil, defaultModels.isEmpty, let first = checker.known.models.first {
      defaultModels = [models.position(of: first, origin: .shipped)]
    }
    return defaultModels
  }

  /// The positions of models in `models`, each once; unknown ones are reported.
  private mutating func positions(of names: [Name], statement: SourceSpan) -> [Int] {
    var result: [Int] = []
    for name in names {
      let text = tree.text(of: name)
      guard let origin = checker.units[0].models.origin(of: text) else {
        if let problem = checker.units[0].models.problem(with: text, suggester: &checker.suggester) {
          report(problem, at: name.span, statement: statement)
        }
        continue
      }
      let position = models.position(of: text, origin: origin)
      if !result.contains(position) { result.append(position) }
    }
    return result
  }

  /// Adds the declared models that no test runs on; those of the script itself are reported.
  private mutating func nameOtherModels() {
    for declaration in checker.units[0].models.declared {
      guard let origin = checker.units[0].models.origin(of: declaration.name) else { continue }
      _ = models.position(of: declaration.name, origin: origin)
      let isOwn = declaration.file.path.utf8.elementsEqual(tree.file.path.utf8)
      guard isOwn, !scenarios.isEmpty, !outline.hasBrokenStatements, !models.isUsed(declaration.name) else { continue }
      report(.unusedModel(declaration.name), at: declaration.span, statement: declaration.statement)
    }
  }

  /// Notes a mistake in the script.
  mutating func report(
    _ problem: SemanticProblem, at span: SourceSpan, statement: SourceSpan, notes: [Diagnostic.Note] = []
  ) {
    log.report(Diagnostic(problem, file: tree.file, span: span, notes: notes), statement: statement)
  }

  private static func unique(_ tags: [String]) -> [String] {
    var seen: Set<ExactText> = []
    return tags.filter { seen.insert(ExactText($0)).inserted }
  }
}
