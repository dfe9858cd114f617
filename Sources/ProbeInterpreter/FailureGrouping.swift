import ProbeSemantics

/// Decides which failures of a test only follow from an earlier one.
///
/// One failure follows from another in three cases:
/// 1. The trace gives both the same causes, and nothing on the screen or the clipboard has changed in between.
/// 2. Both miss something in the same open share sheet (its caption, cells, activities, Copy), or both need a share
///    sheet and none is open, and nothing came up or went in between.
/// 3. Both want the same text and found the same other text: a wrong caption, once copied, is a wrong clipboard.
enum FailureGrouping {
  /// What a failure looks like where only the symptom counts.
  private enum Symptom: Equatable {
    case emptyShareSheet
    case noShareSheet
    case wrongText(wanted: String, found: String)
  }

  /// How many independent failures of one test are told apart; later ones are compared with these alone.
  private static let rootLimit = 32

  /// Sets `followsFrom` in the reports of `failures`, those of one test.
  static func group(_ reports: inout [FailureReport], of failures: [RecordedFailure]) {
    var roots: [Int] = []
    for index in failures.indices {
      let root = roots.first { follows(failures[index], from: failures[$0]) }
      reports[index].followsFrom = root
      if root == nil, roots.count < rootLimit { roots.append(index) }
    }
  }

  private static func follows(_ later: RecordedFailure, from earlier: RecordedFailure) -> Bool {
    if !later.causes.isEmpty, later.causes == earlier.causes, later.screen == earlier.screen { return true }
    guard let symptom = symptom(of: later.failure), symptom == self.symptom(of: earlier.failure) else { return false }
    switch symptom {
    case .emptyShareSheet, .noShareSheet:
      return later.screen.presentations == earlier.screen.presentations
        && later.screen.dismissals == earlier.screen.dismissals
    case .wrongText:
      return true
    }
  }

  private static func symptom(of failure: StepFailure) -> Symptom? {
    switch failure {
    case .action(let failure): symptom(of: failure)
    case .check(let failure): symptom(of: failure)
    case .controlPassed, .crash, .passedUnexpectedly: nil
    }
  }

  private static func symptom(of failure: ActionFailure) -> Symptom? {
    switch failure {
    case .noShareSheet: .noShareSheet
    case .noCopy(let hasItems, _): hasItems ? nil : .emptyShareSheet
    case .noActivity(_, let offered): offered.isEmpty ? .emptyShareSheet : nil
    case .ambiguous, .appHasCrashed, .cannotClose, .cannotDismiss, .covered, .disabled, .dismissalDisabled,
      .noOption, .noSwipeActions, .notFound, .nothingToDismiss, .toggleIsAlready, .unknownSetting:
      nil
    }
  }

  private static func symptom(of failure: CheckFailure) -> Symptom? {
    switch failure.found {
    case .nothingToLookAt(.shareSheet): .noShareSheet
    case .nothing: symptom(ofNothing: failure.check.subject)
    case .count(let count):
      if count == 0, case .cells(_, .top) = failure.check.subject { .emptyShareSheet } else { nil }
    case .text(let found):
      failure.check.isNegated ? nil : failure.check.subject.wantedText.map { .wrongText(wanted: $0, found: found) }
    case .nothingToLookAt, .state, .texts: nil
    }
  }

  private static func symptom(ofNothing subject: Check.Subject) -> Symptom? {
    switch subject {
    case .activity, .caption: .emptyShareSheet
    case .shareSheet: .noShareSheet
    case .button, .cells, .clipboard, .clipboardEmpty, .clipboardUnchanged, .completion, .crash, .dismissals,
      .evaluations, .field, .presentation, .presentations, .text, .toggle, .warning:
      nil
    }
  }
}
