/// A failure as it happened, before its report is written.
struct RecordedFailure {
  /// The step, as an index of the program's steps.
  var step: Int
  /// What went wrong.
  var failure: StepFailure
  /// What could be seen.
  var screen: ScreenSnapshot
  /// Why, read off the trace at that moment.
  var causes: [Cause]
}
