import PresentationModels
import ProbeInterpreter
import ProbeReporting
import ProbeSemantics
import ProbeSyntax

/// Runs a script of the corpus, and tells what its author sees on the console.
struct ScriptRun {
  private let plan: TestPlan
  private let models: OpenedModels

  /// The script `file`; `read` gives the files that it names, by their paths.
  init(_ file: SourceFile, read: @escaping @Sendable (String) -> Result<[UInt8], LoadProblem>) {
    let checker = Checker(known: ModelCatalogue.knownNames) { path in
      read(path).map { ParsedFile(parsing: SourceFile(path: path, bytes: $0)) }
    }
    var plan = checker.check(ParsedFile(parsing: file))
    models = ModelCatalogue(readFile: read).open(plan.models)
    plan.diagnostics += models.diagnostics
    self.plan = plan
  }

  /// The diagnostics, then the report.
  func report() -> String {
    let tests = plan.hasErrors ? [] : plan.tests
    var renderer = DiagnosticRenderer()
    var reporter = ConsoleReporter()
    var text = renderer.render(plan.diagnostics)
    if !text.isEmpty { text += "\n" }
    text += reporter.render(.runStarted(RunStart(toolVersion: "1", command: "probe-run")))
    text += reporter.render(
      .fileStarted(FileStart(path: plan.file.path, diagnostics: plan.diagnostics, testCount: tests.count)))
    var runner = TestRunner()
    for test in tests { text += reporter.render(.testFinished(run(test, &runner))) }
    text += reporter.render(.fileFinished(path: plan.file.path))
    return text + reporter.render(.runFinished(RunEnd(elapsed: .zero)))
  }

  private func run(_ test: TestPlan.Test, _ runner: inout TestRunner) -> TestResult {
    guard let app = models.makeDriver(forModel: test.model) else {
      preconditionFailure("a test runs on a model that could not be opened")
    }
    return runner.run(plan.program(for: test), as: identity(of: test), on: app) {
      others(than: test).compactMap { other in
        models.makeDriver(forModel: other.model).map { app in
          ComparedModel(name: plan.models[other.model].name, program: plan.program(for: other)) { app }
        }
      }
    }
  }

  /// The same scenario and row on the other models.
  private func others(than test: TestPlan.Test) -> [TestPlan.Test] {
    plan.tests.filter {
      $0.scenario == test.scenario && $0.row == test.row && $0.model != test.model && !$0.isControl
    }
  }

  private func identity(of test: TestPlan.Test) -> TestIdentity {
    let scenario = plan.scenarios[test.scenario]
    return TestIdentity(
      path: plan.file.path, line: scenario.line, row: test.row, name: plan.name(of: test),
      model: plan.models[test.model].name, isControl: test.isControl, tags: scenario.tags)
  }
}
