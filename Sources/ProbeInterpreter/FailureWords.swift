/// A failure in words, as reports tell it and as a recorded run keeps it.
public struct FailureWords: Equatable, Sendable {
  /// The stable name of what went wrong: `caption-differs`.
  public var id: String
  /// One sentence: lower case, no full stop.
  public var message: String
  /// What was wanted; nil where the sentence says it all.
  public var expected: String?
  /// What there was; nil where the sentence says it all.
  public var found: String?
  /// The two texts side by side, where the step was about one.
  public var comparison: TextComparison?
  /// What may help, most helpful first.
  public var hints: [String]

  /// A failure in the given words.
  public init(
    id: String, message: String, expected: String? = nil, found: String? = nil, comparison: TextComparison? = nil,
    hints: [String] = []
  ) {
    self.id = id
    self.message = message
    self.expected = expected
    self.found = found
    self.comparison = comparison
    self.hints = hints
  }

  /// The words for `failure`, given what could be seen at that moment.
  public init(_ failure: StepFailure, on screen: ScreenSnapshot) {
    self.init(
      id: failure.id, message: failure.message, expected: failure.expected, found: failure.found,
      comparison: failure.difference.map { TextComparison($0, isOfOneText: failure.foundOneText) },
      hints: failure.hints(on: screen))
  }

  /// The stable name, as one of all that there are; nil for one that a later version recorded.
  public var failureID: FailureID? { FailureID(rawValue: id) }
}

/// Two texts from shortly before their first difference, ready to be shown one below the other.
public struct TextComparison: Equatable, Sendable {
  /// What both have in common.
  public var lead: String
  /// What was expected from there on.
  public var expected: String
  /// What was found from there on.
  public var found: String
  /// The difference in words.
  public var message: String
  /// Whether that text was all that was found, rather than the nearest of several.
  public var isOfOneText: Bool
  /// Whether the difference would be overlooked without its words.
  public var isHardToSee: Bool

  /// Two texts that part after `lead`.
  public init(
    lead: String, expected: String, found: String, message: String, isOfOneText: Bool, isHardToSee: Bool = false
  ) {
    self.lead = lead
    self.expected = expected
    self.found = found
    self.message = message
    self.isOfOneText = isOfOneText
    self.isHardToSee = isHardToSee
  }

  init(_ difference: TextDifference, isOfOneText: Bool) {
    (lead, expected, found) = difference.excerpts
    message = difference.message
    self.isOfOneText = isOfOneText
    isHardToSee = difference.isHardToSee
  }
}

extension StepFailure {
  /// Whether one text was found, rather than several that do not fit.
  fileprivate var foundOneText: Bool {
    guard case .check(let failure) = self, case .text = failure.found else { return false }
    return true
  }
}
