import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax
import Testing

@Suite struct FailureExplanationScriptsTests {
  @Test(arguments: FailureExplanation.all.filter { !$0.needsOwnView })
  func theWrongScriptFailsSoAndTheRightOnePasses(_ explanation: FailureExplanation) {
    let wrong = results(of: explanation.wrong)
    let right = results(of: explanation.right)

    #expect(wrong.contains { $0.failures.first?.failure.failureID == explanation.id })
    #expect(!right.isEmpty)
    #expect(right.flatMap(\.failures).map(\.failure.message) == [])
  }

  @Test(arguments: FailureExplanation.all.filter(\.needsOwnView))
  func scriptsForOtherViewsAreValid(_ explanation: FailureExplanation) {
    for script in [explanation.wrong, explanation.right] where explanation.id != .unknownSetting {
      #expect(!plan(of: script).hasErrors)
    }
  }

  private func plan(of script: String) -> TestPlan {
    let checker = Checker(known: ModelCatalogue.knownNames) { _ in .failure(.missing(nearest: nil)) }
    return checker.check(ParsedFile(parsing: SourceFile(path: "script.probe", text: script)))
  }

  private func results(of script: String) -> [TestResult] {
    let plan = plan(of: script)
    #expect(!plan.hasErrors)
    let models = ModelCatalogue { _ in .failure(.missing(nearest: nil)) }.open(plan.models)
    var runner = TestRunner(recordsSteps: true)
    return plan.tests.compactMap { test in
      guard let driver = models.makeDriver(forModel: test.model) else { return nil }
      let identity = TestIdentity(
        path: "script.probe", line: 1, row: test.row, name: plan.name(of: test), model: plan.models[test.model].name,
        isControl: test.isControl)
      return runner.run(plan.program(for: test), as: identity, on: driver)
    }
  }
}
