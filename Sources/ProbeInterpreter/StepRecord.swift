/// What is kept of each step while a test runs: enough to tell its story afterwards.
struct StepRecord {
  /// How it ended.
  var outcome: StepResult.Outcome
  /// Where the trace was when it began; the next step's mark is its end.
  var mark: Int
  /// What could be seen as it was done or judged, where that is kept.
  var screen: ScreenSnapshot?
}
