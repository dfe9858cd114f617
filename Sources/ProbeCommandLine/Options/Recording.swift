import ProbeReporting

/// What a run keeps of tests beyond how they ended.
struct Recording: Equatable, Sendable {
  /// The steps of tests that passed.
  var steps = false
  /// What could be seen at each step.
  var screens = false
  /// The modifiers of view files that have no effect.
  var inertModifiers = false

  /// What reports of these formats need, on a console with that much detail.
  init(for formats: [ReportFormat] = [], detail: Detail = .normal) {
    steps = detail == .verbose || formats.contains { $0.needsSteps }
    inertModifiers = detail == .verbose
    screens = formats.contains { $0.needsScreens }
  }
}
