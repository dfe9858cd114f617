import ProbeSemantics
import ProbeSyntax

/// Which tests of each script run: the options of a run that choose, whatever the script.
struct TestSelection: Sendable {
  /// `--model`: the models to run on, instead of those that the script names.
  var models: [String] = []
  /// The models that every script may name.
  var shippedModels: [String] = []
  /// `--name`: what the name must hold.
  var name: String?
  /// `--tag`.
  var tags: TagExpression?
  /// `--shard`.
  var shard: Shard?

  /// What is chosen of one script.
  struct Choice: Sendable {
    /// The plan; with `--model` its models are those, too.
    var plan: TestPlan
    /// The chosen tests, in order.
    var tests: [TestPlan.Test]
    /// The number of each among all tests of the script; nil: all were chosen.
    var numbers: [Int]?
    /// How many tests were chosen before the shard took its part.
    var countBeforeShard: Int
    /// The places asked for that select nothing.
    var problems: [LineProblem]
    /// The models of `--model` that the script does not know.
    var unknownModels: [String]
  }

  /// The tests of `plan`, which belongs to the script number `file`, that stand at `lines` and are wanted.
  ///
  func choice(of plan: TestPlan, file: Int, lines: [LineReference]?) -> Choice {
    var choice = Choice(
      plan: plan, tests: plan.tests, numbers: nil, countBeforeShard: 0, problems: [], unknownModels: [])
    if !models.isEmpty { onModels(&choice) }
    let places = lines.map { LineSelection($0, in: plan) }
    choice.problems = places?.problems ?? []
    let wantedScenarios = plan.scenarios.map { scenario in tags?.matches(scenario.tags) ?? true }
    let isFiltered = places != nil || name != nil || tags != nil || shard != nil
    guard isFiltered else {
      choice.countBeforeShard = choice.tests.count
      return choice
    }
    var tests: [TestPlan.Test] = []
    var numbers: [Int] = []
    for (index, test) in choice.tests.enumerated() where wantedScenarios[test.scenario] {
      if let places, !places.contains(test) { continue }
      if let name, !holds(plan.name(of: test), name) { continue }
      choice.countBeforeShard += 1
      if let shard, !shard.contains(test: index, ofFile: file) { continue }
      tests.append(test)
      numbers.append(index)
    }
    choice.tests = tests
    choice.numbers = numbers
    return choice
  }

  /// Replaces the tests by those on the models of `--model`: one for each scenario and row, none of them a control.
  private func onModels(_ choice: inout Choice) {
    var indexes: [Int] = []
    for model in models {
      if let index = choice.plan.models.firstIndex(where: { $0.name.utf8.elementsEqual(model.utf8) }) {
        indexes.append(index)
      } else if shippedModels.contains(model) {
        indexes.append(choice.plan.models.count)
        choice.plan.models.append(TestPlan.Model(name: model, origin: .shipped))
      } else {
        choice.unknownModels.append(model)
      }
    }
    var tests: [TestPlan.Test] = []
    var last: (scenario: Int, row: Int?)?
    for test in choice.plan.tests {
      if let last, last == (test.scenario, test.row) { continue }
      last = (test.scenario, test.row)
      for index in indexes {
        tests.append(TestPlan.Test(scenario: test.scenario, row: test.row, model: index, isControl: false))
      }
    }
    choice.tests = tests
  }

  private func holds(_ text: String, _ part: String) -> Bool {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard part.count <= text.count else { return false }
    return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }
}
