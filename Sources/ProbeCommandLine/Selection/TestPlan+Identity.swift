import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

extension TestPlan {
  /// Which test `test` is, for people.
  func identity(of test: Test) -> TestIdentity {
    let scenario = scenarios[test.scenario]
    return TestIdentity(
      path: file.path, line: scenario.line, row: test.row, name: name(of: test), model: models[test.model].name,
      isControl: test.isControl, tags: scenario.tags)
  }

  /// The tests of the same scenario and row, on all models: they stand side by side.
  func neighbours(of test: Test) -> Range<Int> {
    let key = (test.scenario, test.row ?? 0)
    var low = 0
    var high = tests.count
    while low < high {
      let middle = (low + high) / 2
      if (tests[middle].scenario, tests[middle].row ?? 0) < key { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < tests.count, (tests[end].scenario, tests[end].row ?? 0) == key { end += 1 }
    return low..<end
  }
}
