import ProbeSyntax

/// Checks the steps of one scenario, one definition or one `setup`, and sums up what others must know of it.
struct BodyChecker {
  /// What the names in the steps mean.
  struct Surroundings {
    /// The tree of the file.
    var tree: SyntaxTree
    /// The file, as an index of the checker's units.
    var unit: Int
    /// The names that texts may hold.
    var scope: NameScope
    /// All definitions.
    var definitions: [PlanSource.Definition]
    /// The summaries of the definitions that are checked already, at the same indices.
    var summaries: [BodySummary?]
    /// The definitions that may be called, as indices of `definitions`.
    var visible: [ExactText: Int]
    /// The names that are defined more than once.
    var ambiguous: Set<ExactText>
    /// Whether there may be definitions that could not be read.
    var isMissingDefinitions: Bool
    /// The models that may be named.
    var models: ModelNames
    /// The device profiles and languages.
    var known: KnownNames
    /// The files of all units.
    var files: [SourceFile]
  }

  let surroundings: Surroundings
  /// What is found out about the body.
  private(set) var summary: BodySummary
  /// The mistakes in it.
  private(set) var log = StatementLog()
  var suggester: NameSuggester
  /// The statement that is being read, without the block behind it.
  var statement = SourceSpan(start: 0, end: 0)
  private var requirementKeys: Set<Requirement.Key> = []
  private var previous: BodySummary.Neighbour
  /// Whether `device` and `language` may stand here.
  private var takesSettings: Bool
  private var hasReportedSize = false
  /// The models that the steps run on; nil where others decide that.
  private let ownModels: [String]?

  /// A checker of steps behind `previous`; `takesSettings` unless it is a definition. A scenario runs on `models`.
  init(
    _ surroundings: Surroundings, after previous: BodySummary.Neighbour, takesSettings: Bool, suggester: NameSuggester,
    models: [String]? = nil
  ) {
    self.surroundings = surroundings
    self.summary = BodySummary(nameCount: surroundings.scope.names.count, after: previous)
    self.previous = previous
    self.takesSettings = takesSettings
    self.suggester = suggester
    self.ownModels = models
  }

  var tree: SyntaxTree { surroundings.tree }

  /// Checks all steps; in `setup` settings may stand between them.
  mutating func check(_ steps: StepSource, isSetup: Bool = false) {
    for step in steps {
      if case .file = steps, case .broken = step.kind {
        // It may have been a file statement with names of its own: its block is checked apart.
        noteIncomplete()
        continue
      }
      check(step, inSameStatement: false)
      if !isSetup, takesSettings { takesSettings = Self.isSetting(step) }
    }
    summary.last = previous
  }

  /// Counts a text that is no step's: the name of a scenario.
  mutating func checkName(_ operand: Operand, statement: SourceSpan) {
    self.statement = statement
    checkText(operand)
  }

  private static func isSetting(_ step: Step) -> Bool {
    switch step.kind {
    case .broken, .device, .language, .launch, .stub: true
    case .call, .choose, .clear, .clearClipboard, .close, .copy, .expect, .failsOn, .on, .pick, .relaunch,
      .setClipboard, .swipeDown, .swipeRow, .tap, .tapOutside, .timed, .turn, .type, .wait:
      false
    }
  }

  private mutating func check(_ block: Block, of step: Step) {
    let tookSettings = takesSettings
    takesSettings = false
    for inner in block { check(inner, inSameStatement: !block.isBraced) }
    takesSettings = tookSettings
  }

  private mutating func check(_ step: Step, inSameStatement: Bool) {
    if !inSameStatement { statement = step.headSpan }
    noteClipboard(step)
    switch step.kind {
    case .broken(let block):
      summary.isIncomplete = true
      previous = .unknown
      if let block { check(block, of: step) }
    case .call(let call): checkCall(call, of: step)
    case .choose(let label), .clear(let label), .swipeRow(_, let label), .tap(let label), .turn(_, let label):
      checkText(label, as: .label)
      countStep(.action)
    case .clearClipboard, .close, .copy, .relaunch, .swipeDown, .tapOutside: countStep(.action)
    case .device(let name):
      checkSetting("device", of: step)
      checkName(name, as: .device)
      countStep(.action)
    case .expect(let expectation):
      if summary.firstCheck == nil { summary.firstCheck = statement }
      checkExpectation(expectation)
      countStep(.check)
    case .failsOn(let block), .on(let block):
      for name in block.models { checkModel(name) }
      check(block.steps, of: step)
    case .language(let code):
      checkSetting("language", of: step)
      checkName(code, as: .language)
      countStep(.action)
    case .launch(let launch):
      checkSetting("launch", of: step)
      checkLaunch(launch)
      countStep(.action)
    case .pick(let option, let picker):
      checkText(option, as: .label)
      checkText(picker, as: .label)
      countStep(.action)
    case .setClipboard(let text):
      checkText(text)
      countStep(.action)
    case .stub(let stub):
      checkStub(stub)
      countStep(.action)
    case .timed(let timed): checkTimed(timed, of: step)
    case .type(let text, let field):
      checkText(text)
      checkText(field, as: .label)
      countStep(.action)
    case .wait(let length):
      checkLength(length)
      report(.fixedWait, at: statement)
      countStep(.action)
    }
  }

  private mutating func checkTimed(_ timed: Timed, of step: Step) {
    switch timed.timing {
    case .atOnce:
      switch previous {
      case .action, .unknown: break
      case .caller: summary.beginsAtOnce = true
      case .check, .start: report(.atOnceWithoutAction, at: timed.modifierSpan)
      }
    case .throughout(let length), .within(let length): checkLength(length)
    }
    check(timed.steps, of: step)
  }

  private mutating func checkSetting(_ keyword: String, of step: Step) {
    guard !takesSettings else { return }
    report(
      .lateSetting(keyword: keyword), at: SourceSpan(start: step.span.start, end: step.span.start + keyword.utf8.count))
  }

  private mutating func countStep(_ kind: BodySummary.Neighbour) {
    previous = kind
    if kind == .action { summary.lastAction = statement }
    summary.stepCount += 1
    if summary.stepCount == PlanLimits.stepCount + 1 {
      report(.tooManySteps(limit: PlanLimits.stepCount), at: statement)
    }
  }

  /// Follows what is on the clipboard, as far as the steps say it.
  private mutating func noteClipboard(_ step: Step) {
    switch step.kind {
    case .setClipboard(let text):
      summary.clipboard = text.isInterpolated ? nil : ExactText(tree.text(of: text))
      summary.mayHaveCopied = false
    case .clearClipboard, .call, .broken: summary.clipboard = nil
    case .choose, .copy: summary.mayHaveCopied = true
    case .clear, .close, .device, .expect, .failsOn, .language, .launch, .on, .pick, .relaunch, .stub, .swipeDown,
      .swipeRow, .tap, .tapOutside, .timed, .turn, .type, .wait:
      break
    }
  }

  /// The clipboard is as `setup` left it.
  mutating func begin(after setup: BodySummary?) {
    summary.clipboard = setup?.clipboard
  }

  private mutating func checkModel(_ name: Name) {
    let text = tree.text(of: name)
    if let problem = surroundings.models.problem(with: text, suggester: &suggester) {
      report(problem, at: name.span)
    } else if let ownModels, !surroundings.isMissingDefinitions,
      !ownModels.contains(where: { $0.utf8.elementsEqual(text.utf8) })
    {
      report(.unusedBlock(model: text), at: name.span)
    }
  }

  // MARK: What the parts of a check ask for

  /// Puts the summary of a called definition behind what came before.
  mutating func follow(_ callee: BodySummary, definition: String, at span: SourceSpan) {
    if callee.beginsAtOnce {
      switch previous {
      case .action, .unknown: break
      case .caller: summary.beginsAtOnce = true
      case .check, .start: report(.atOnceWithoutActionInCall(definition: definition), at: span)
      }
    }
    switch callee.last {
    case .action, .check, .unknown: previous = callee.last
    case .caller, .start: break
    }
    noteEvidence(callee.evidence)
    if callee.last == .action { summary.lastAction = statement }
    if callee.isIncomplete { summary.isIncomplete = true }
    guard !callee.isTooLarge, !summary.isTooLarge else {
      summary.isTooLarge = true
      return
    }
    let added = callee.stepCount.saturatingAdd(callee.expandedCount).saturatingAdd(1)
    summary.expandedCount = summary.expandedCount.saturatingAdd(added)
    if summary.expandedCount > PlanLimits.expandedStepCount {
      report(.expansionTooLarge(limit: PlanLimits.expandedStepCount), at: span)
      summary.isTooLarge = true
    }
  }

  /// Something could not be resolved: what follows from its absence is not reported.
  mutating func noteIncomplete() {
    summary.isIncomplete = true
    previous = .unknown
  }

  /// Remembers what a check would prove.
  mutating func noteEvidence(_ evidence: BodySummary.Evidence) {
    if evidence.rawValue > summary.evidence.rawValue { summary.evidence = evidence }
  }

  /// Counts `count` places into which the value in `slot` is put.
  mutating func noteCopies(_ count: Int, of slot: Int) {
    summary.copies[slot] = summary.copies[slot].saturatingAdd(count)
  }

  /// Counts bytes of arguments.
  mutating func noteInserted(_ length: Int) {
    summary.insertedLength = summary.insertedLength.saturatingAdd(length)
  }

  /// What the body comes to is more than a test may have.
  mutating func noteTooLarge() { summary.isTooLarge = true }

  /// Asks `requirement` of the rows or callers, once.
  mutating func require(_ requirement: Requirement) {
    if requirementKeys.insert(requirement.key).inserted { summary.requirements.append(requirement) }
  }

  /// Notes a mistake in the statement that is being read.
  mutating func report(_ problem: SemanticProblem, at span: SourceSpan, notes: [Diagnostic.Note] = []) {
    log.report(Diagnostic(problem, file: tree.file, span: span, notes: notes), statement: statement)
  }
}
