import ProbeSyntax

/// What callers must know of a definition, and scenarios of `setup`, without looking into it again.
struct BodySummary: Sendable {
  /// What the checks of a body would prove.
  enum Evidence: Int, Sendable {
    case none
    /// Only that something is not presented.
    case absence
    /// Only that something is presented.
    case presence
    case content
  }

  /// The kind of the step before another one.
  enum Neighbour: Sendable {
    case action
    case check
    /// The first step of a definition: the caller knows.
    case caller
    /// The first step of a test.
    case start
    /// A statement that could not be read.
    case unknown
  }

  /// The steps that are written in it.
  var stepCount = 0
  /// The steps and calls that come out of its calls.
  var expandedCount = 0
  /// What its checks would prove.
  var evidence = Evidence.none
  /// The statement of its first own check.
  var firstCheck: SourceSpan?
  /// The statement of its last action, over its calls too.
  var lastAction: SourceSpan?
  /// The text that the clipboard was set to last; nil where that is not known.
  var clipboard: ExactText?
  /// Whether something may have been copied since.
  var mayHaveCopied = false
  /// Whether its first step stands under `at once`.
  var beginsAtOnce = false
  /// The kind of its last step; `caller` if there is none.
  var last = Neighbour.caller
  /// Whether something in it could not be read or resolved.
  var isIncomplete = false
  /// Whether it comes to more than a test may have: that is reported once, and not again for its callers.
  var isTooLarge = false
  /// What its texts must be once its names have values.
  var requirements: [Requirement] = []
  /// How often each of its names is put into a text, over its calls too.
  var copies: [Int]
  /// The bytes that are written in the arguments of its calls, as often as they are put into a text.
  var insertedLength = 0

  /// The summary of a body without steps that has `nameCount` names.
  init(nameCount: Int, after last: Neighbour) {
    self.last = last
    self.copies = Array(repeating: 0, count: nameCount)
  }
}

extension Int {
  /// The sum, or the largest number if that is too small for it.
  func saturatingAdd(_ other: Int) -> Int {
    let (sum, overflowed) = addingReportingOverflow(other)
    return overflowed ? .max : sum
  }

  /// The product of two numbers that are not negative, or the largest number if that is too small for it.
  func saturatingMultiply(_ other: Int) -> Int {
    let (product, overflowed) = multipliedReportingOverflow(by: other)
    return overflowed ? .max : product
  }
}
