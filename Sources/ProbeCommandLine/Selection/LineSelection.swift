import ProbeSemantics
import ProbeSyntax

/// `FILE:LINE` and `FILE:LINE[ROW]`, for one script: any line of a scenario stands for all of it.
struct LineSelection {
  private var wholeScenarios: Set<Int> = []
  private var rows: [Int: Set<Int>] = [:]
  /// The places at which there is no test.
  private(set) var problems: [LineProblem] = []

  /// What `references` mean in `plan`.
  init(_ references: [LineReference], in plan: TestPlan) {
    for reference in references { add(reference, in: plan) }
  }

  /// Whether `test` was asked for.
  func contains(_ test: TestPlan.Test) -> Bool {
    if wholeScenarios.contains(test.scenario) { return true }
    guard let row = test.row else { return false }
    return rows[test.scenario]?.contains(row) ?? false
  }

  private mutating func add(_ reference: LineReference, in plan: TestPlan) {
    let path = plan.file.path
    let selector = "\(path):\(reference.line)" + (reference.row.map { "[\($0)]" } ?? "")
    guard let index = plan.scenarios.firstIndex(where: { $0.lines.contains(reference.line) }) else {
      let nearest = plan.scenarios.min { abs($0.line - reference.line) < abs($1.line - reference.line) }
      problems.append(.lineOutsideScenarios(selector: selector, nearest: nearest.map { "\(path):\($0.line)" }))
      return
    }
    guard let row = reference.row else {
      wholeScenarios.insert(index)
      return
    }
    guard let rowCount = plan.scenarios[index].rowCount else {
      problems.append(.noRows(selector: selector))
      return
    }
    guard row >= 1, row <= rowCount else {
      problems.append(.noSuchRow(selector: selector, rowCount: rowCount))
      return
    }
    rows[index, default: []].insert(row)
  }
}
