import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// `probe-run run`: runs what was asked for, and tells it.
struct RunCommand {
  private let options: RunOptions
  private let tools: Tools
  private var console: Console

  /// The command with what was said after it.
  init(_ options: RunOptions, tools: Tools) {
    self.options = options
    self.tools = tools
    self.console = Console(color: options.color)
  }

  /// Runs all, and answers with the exit code.
  mutating func run() throws(SystemError) -> ExitCode {
    let start = Clock.now()
    Interruption.listen()
    var collector = InputCollector()
    for input in options.inputs {
      let known = collector.problems.count
      collector.add(input)
      for problem in collector.problems[known...] { try console.report(problem) }
    }
    let scripts = collector.scripts
    var tally = options.isList ? try list(scripts) : try run(scripts, since: start)
    tally.hasUnreadableInput = tally.hasUnreadableInput || !collector.problems.isEmpty
    return try end(tally)
  }

  private mutating func run(_ scripts: [ScriptInput], since start: Duration) throws(SystemError) -> RunTally {
    let output = RunOutput(options.reports, detail: options.detail, console: console, tools: tools)
    var teller = RunTeller(output, options: options)
    defer { teller.discard() }
    try teller.tell(.runStarted(RunStart(toolVersion: Version.number, command: tools.programName)))
    try loop(scripts, &teller)
    let isInterrupted = Interruption.isRequested
    try teller.tell(
      .runFinished(
        RunEnd(
          elapsed: Clock.now() - start, wasInterrupted: isInterrupted, endedEarly: teller.hasEndedEarly)))
    let tally = try teller.finish()
    console = teller.console
    return try resolved(tally, unresolvedModels: teller.unresolvedModels, isInterrupted: isInterrupted)
  }

  private mutating func list(_ scripts: [ScriptInput]) throws(SystemError) -> RunTally {
    var teller = ListTeller(options: options, console: console)
    try loop(scripts, &teller)
    console = teller.console
    return try resolved(
      teller.tally, unresolvedModels: teller.unresolvedModels, isInterrupted: Interruption.isRequested)
  }

  private func loop(_ scripts: [ScriptInput], _ teller: inout some Teller) throws(SystemError) {
    let selection = TestSelection(
      models: options.models, shippedModels: tools.models.map(\.name), name: options.name, tags: options.tags,
      shard: options.shard)
    let engine = tools.makeEngine(Recording(for: options.reports.map(\.format), detail: options.detail))
    try RunLoop.run(
      scriptCount: scripts.count, workerCount: RunLoop.workerCount(jobs: options.jobs), teller: &teller
    ) { queue in
      Worker(
        queue: queue, inputs: scripts, engine: engine, selection: selection,
        purpose: options.isList ? .list : .run(isTimed: options.detail == .verbose || !options.reports.isEmpty),
        failsFast: options.failsFast)
    }
  }

  private mutating func resolved(
    _ tally: RunTally, unresolvedModels: [String], isInterrupted: Bool
  ) throws(SystemError) -> RunTally {
    var tally = tally
    tally.wasInterrupted = isInterrupted
    if tally.hasReadableScript, !isInterrupted {
      for name in unresolvedModels {
        tally.hasUnknownModel = true
        let nearest = ProbeSyntax.nearest(to: name, among: tools.models.map(\.name))
        try console.report(UsageProblem.unknownModel(name, nearest: nearest))
      }
    }
    return tally
  }

  private mutating func end(_ tally: RunTally) throws(SystemError) -> ExitCode {
    let code = tally.exitCode(allowsEmpty: options.allowsEmpty)
    if code == .nothingSelected, tally.chosenTests == 0 {
      try console.report(options.emptySelection(among: tally.knownTags))
    } else if code == .passed, tally.runningTests == 0, !options.isList {
      try console.write("no test to run\n")
    }
    try console.flush()
    return code
  }
}

extension RunOptions {
  /// Why nothing is selected of scenarios with the tags `known`.
  fileprivate func emptySelection(among known: Set<String>) -> SelectionProblem {
    if let tag = tags?.names.first(where: { !known.contains($0) }) {
      return .unknownTag(tag, nearest: ProbeSyntax.nearest(to: tag, among: known.sorted()))
    }
    if let name { return .noSuchName(name, hasTags: tags != nil) }
    return tags == nil ? .nothingSelected : .unmatchedTags
  }
}
