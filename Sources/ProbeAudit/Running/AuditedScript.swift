import ProbeSemantics
import ProbeSyntax

/// A checked script that an audit runs, with the apps of its models.
public struct AuditedScript<Apps: AuditedApps>: Sendable {
  /// Its plan, without errors.
  public var plan: TestPlan
  /// The tests that are wanted; controls among them are not run.
  public var tests: [TestPlan.Test]
  /// The apps of the plan's models.
  public var apps: Apps

  /// The tests `tests` of `plan` on `apps`.
  public init(plan: TestPlan, tests: [TestPlan.Test], apps: Apps) {
    self.plan = plan
    self.tests = tests
    self.apps = apps
  }
}

/// What is asked of an audit.
public struct AuditSettings: Sendable {
  /// Which mutants are run.
  public var selection: MutantSelection
  /// Whether checks that would kill what survived are looked for.
  public var suggests: Bool
  /// Reads a script with lines put into it, as it was read before; nil: no lines are tried out.
  public var replan: (@Sendable (SourceFile) -> TestPlan)?
  /// Whether the audit is to end now, with what is finished.
  public var isStopped: @Sendable () -> Bool = { false }

  /// All mutants with suggestions, unless said otherwise.
  public init(
    selection: MutantSelection = MutantSelection(), suggests: Bool = true,
    replan: (@Sendable (SourceFile) -> TestPlan)? = nil
  ) {
    self.selection = selection
    self.suggests = suggests
    self.replan = replan
  }
}
