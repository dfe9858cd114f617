import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// Tells `--list`: a line for each scenario or row, with the models that it runs on.
struct ListTeller: Teller {
  private struct Line {
    var selector: String
    var name: String
    var models: [String] = []
    var controls: [String] = []
  }

  private var line: Line?
  private(set) var unresolvedModels: [String]
  /// What became of the list so far.
  private(set) var tally = RunTally()
  /// Where things are said.
  var console: Console

  /// A teller of the tests that `options` choose.
  init(options: RunOptions, console: Console) {
    self.unresolvedModels = options.models
    self.console = console
  }

  mutating func tell(_ news: RunSchedule.News) throws(SystemError) -> Bool {
    switch news {
    case .opened(let script):
      try tellOpened(script)
    case .results(let results):
      for result in results { try add(result.identity) }
    case .closed:
      try endLine()
    }
    try console.flushNowAndThen()
    return true
  }

  mutating func pause() throws(SystemError) {
    try console.flush()
  }

  private mutating func tellOpened(_ script: OpenedScript) throws(SystemError) {
    switch script.content {
    case .unreadable(let problem):
      tally.hasUnreadableInput = true
      try console.report(problem)
    case .chosen(let choice, _):
      tally.take(choice)
      unresolvedModels.removeAll { !choice.unknownModels.contains($0) && !choice.plan.hasErrors }
      for problem in choice.problems { try console.report(problem) }
      if choice.plan.hasErrors {
        try console.writeError(DiagnosticText.text(of: choice.plan.diagnostics, isColored: console.areErrorsColored))
      }
    }
  }

  /// Adds a test: tests of one scenario and row come one after the other.
  private mutating func add(_ test: TestIdentity) throws(SystemError) {
    if line?.selector != test.selector {
      try endLine()
      line = Line(selector: test.selector, name: test.name)
    }
    if test.isControl {
      line?.controls.append(test.model)
    } else {
      line?.models.append(test.model)
    }
  }

  private mutating func endLine() throws(SystemError) {
    guard let line else { return }
    self.line = nil
    var parts: [String] = []
    if !line.models.isEmpty { parts.append("on " + line.models.joined(separator: ", ")) }
    if !line.controls.isEmpty { parts.append("catches " + line.controls.joined(separator: ", ")) }
    try console.write(
      "\(VisibleText.of(line.selector))  '\(VisibleText.of(line.name))'  \(parts.joined(separator: " "))\n")
  }
}
