import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// The language itself, on the apps of a catalogue.
struct LanguageEngine: ScriptEngine {
  private let catalogue: ModelCatalogue
  private let known: KnownNames
  private let files: UsedFileCache
  private let recording: Recording

  /// An engine for one run, in which each used file is read once.
  init(_ catalogue: ModelCatalogue, known: KnownNames, recording: Recording) {
    self.catalogue = catalogue
    self.known = known
    self.files = UsedFileCache()
    self.recording = recording
  }

  func plan(for file: SourceFile) -> TestPlan {
    let checker = Checker(known: known) { files.file(at: $0) }
    return checker.check(ParsedFile(parsing: file))
  }

  func prepare(_ plan: inout TestPlan) -> any ReadyScript {
    let apps = catalogue.open(plan.models)
    plan.diagnostics += apps.diagnostics
    return LanguageScript(plan: plan, apps: apps, recording: recording)
  }
}

/// A checked script with its apps. A class, because all who run its tests look at the same one.
final class LanguageScript: ReadyScript {
  fileprivate let plan: TestPlan
  fileprivate let apps: OpenedModels
  private let recording: Recording

  init(plan: TestPlan, apps: OpenedModels, recording: Recording) {
    self.plan = plan
    self.apps = apps
    self.recording = recording
  }

  func makeRunner() -> any ScriptRunner {
    LanguageRunner(script: self, runner: TestRunner(recordsSteps: recording.steps, recordsScreens: recording.screens))
  }
}

/// Runs the tests of a checked script.
struct LanguageRunner: ScriptRunner {
  fileprivate let script: LanguageScript
  fileprivate var runner: TestRunner

  mutating func run(_ test: TestPlan.Test) -> TestResult {
    let script = script
    let program = script.plan.program(for: test)
    let identity = script.plan.identity(of: test)
    return runner.run(program, as: identity, on: script.app(of: test)) { script.others(than: test) }
  }
}

extension LanguageScript {
  fileprivate func app(of test: TestPlan.Test) -> PresentationDriver {
    guard let app = apps.makeDriver(forModel: test.model) else {
      preconditionFailure("a test is about to run on a model that could not be opened")
    }
    return app
  }

  /// The same scenario and row on the other models that the file names for it.
  fileprivate func others(than test: TestPlan.Test) -> [ComparedModel] {
    plan.tests[plan.neighbours(of: test)].filter { $0.model != test.model && !$0.isControl }.map { other in
      ComparedModel(name: plan.models[other.model].name, program: plan.program(for: other)) { self.app(of: other) }
    }
  }
}
