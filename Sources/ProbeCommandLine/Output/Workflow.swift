/// A workflow of GitHub Actions that the program may run in.
struct Workflow: Equatable, Sendable {
  /// Whether it runs in one: then failures become annotations.
  var isRunning = false
  /// The file that takes a summary of the run.
  var summaryPath: String?

  /// No workflow.
  init() {}

  /// The workflow that `variable`, the environment, tells of.
  init(environment variable: (String) -> String?) {
    isRunning = variable("GITHUB_ACTIONS") == "true"
    let path = variable("GITHUB_STEP_SUMMARY") ?? ""
    summaryPath = isRunning && !path.isEmpty ? path : nil
  }
}
