extension StepFailure {
  /// The stable name of what went wrong: `caption-differs`.
  public var id: String { failureID.rawValue }

  /// The stable name, as one of all that there are.
  public var failureID: FailureID {
    switch self {
    case .action(let failure): failure.id
    case .check(let failure): failure.id
    case .controlPassed: .controlPassed
    case .crash: .appCrashed
    case .passedUnexpectedly: .passedUnexpectedly
    }
  }

  /// One sentence: lower case, no full stop.
  public var message: String {
    switch self {
    case .action(let failure): failure.message
    case .check(let failure): failure.message
    case .controlPassed(let model):
      "this scenario would not notice: it passes on '\(VisibleText.of(model))', where it must fail"
    case .crash(let error, _): "the app ended with an error: \(VisibleText.quoted(error))"
    case .passedUnexpectedly(let model): "the step passes on '\(VisibleText.of(model))', where it must fail"
    }
  }

  /// What was wanted, as words; nil where the sentence says it all.
  public var expected: String? {
    switch self {
    case .action(let failure): failure.phrases?.expected
    case .check(let failure): failure.expectedPhrase
    case .controlPassed: "a failure in a step of the scenario's own"
    case .crash: "no crash"
    case .passedUnexpectedly: "a failure"
    }
  }

  /// What there was, as words; nil where the sentence says it all.
  public var found: String? {
    switch self {
    case .action(let failure): failure.phrases?.found
    case .check(let failure): failure.foundPhrase
    case .controlPassed: "all steps passed"
    case .crash(let error, _): VisibleText.quoted(error)
    case .passedUnexpectedly: "it passed"
    }
  }

  /// The first difference of two texts, where the step was about one.
  public var difference: TextDifference? {
    switch self {
    case .check(let failure): failure.difference
    case .action, .controlPassed, .crash, .passedUnexpectedly: nil
    }
  }
}
