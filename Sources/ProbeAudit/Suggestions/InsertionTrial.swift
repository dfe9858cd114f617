import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// Tries out a script with lines put into it.
struct InsertionTrial<Apps: AuditedApps> {
  let audit: Audit<Apps>
  /// The script, by its number.
  let script: Int
  /// What has been tried so far.
  private var budget = SearchBudget.ofMutant

  init(audit: Audit<Apps>, script: Int) {
    self.audit = audit
    self.script = script
  }

  /// How much work that was.
  var effort: Int { budget.spent }

  /// The script with `insertions`; nil if it is none then.
  mutating func script(with insertions: [Insertion]) -> AuditedScript<Apps>? {
    guard let replan = audit.settings.replan else { return nil }
    var changed = audit.scripts[script]
    let file = changed.plan.file
    let models = changed.plan.models
    budget.spend(onScriptOf: file.bytes.count)
    let count = changed.plan.scenarios.count
    changed.plan = replan(SourceFile(path: file.path, bytes: ScriptInsertion.text(of: file, with: insertions)))
    guard !changed.plan.hasErrors, changed.plan.scenarios.count == count else { return nil }
    changed.plan.models = models
    return changed
  }

  /// Whether `test` passes in `changed` on the unbroken app.
  mutating func passes(_ test: AuditTest, in changed: AuditedScript<Apps>) -> Bool {
    let app = changed.apps.makeDriver(forModel: test.test.model, mutant: nil)
    return passes(test, changed.plan.program(for: test.test), on: app)
  }

  /// Whether `test` passes in `changed` on a healthy variant.
  mutating func passes(_ test: AuditTest, in changed: AuditedScript<Apps>, onVariant variant: Int) -> Bool {
    let program = changed.plan.program(for: test.test)
    guard program.canTell(changed.apps.variants[variant]) else { return true }
    return passes(test, program, on: changed.apps.makeDriver(forModel: test.test.model, variant: variant))
  }

  /// Whether `test` notices the mutant `number` of its app in `changed`.
  mutating func fails(_ test: AuditTest, in changed: AuditedScript<Apps>, onMutant number: Int, of subject: Int) -> Bool
  {
    guard test.subject == subject, let entry = test.entries.first(where: { $0.number == number }) else { return false }
    let app = changed.apps.makeDriver(forModel: test.test.model, mutant: entry.local)
    return !passes(test, changed.plan.program(for: test.test), on: app)
  }

  /// An app that cannot be made does not fail a test.
  private mutating func passes(_ test: AuditTest, _ program: Program, on app: Apps.App?) -> Bool {
    guard let app else { return true }
    var runner = TrialRunner()
    let trial = runner.run(program, model: audit.model(of: test), on: app)
    budget.spend(on: trial.app)
    return trial.failedStep == nil
  }
}
