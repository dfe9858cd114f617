import Testing

@testable import ProbeCommandLine

struct RunTallyTests {
  typealias Fact = any WritableKeyPath<RunTally, Bool> & Sendable

  @Test(
    arguments: [
      ([\RunTally.hasFailure], ExitCode.failed),
      ([\.hasInvalidScript, \.hasFailure], .invalidScript),
      ([\.hasUnreadableInput, \.hasInvalidScript, \.hasFailure], .unreadableInput),
      ([\.hasUnwritableReport, \.hasUnreadableInput, \.hasFailure], .unwritableReport),
      ([\.wasInterrupted, \.hasFailure], .interrupted),
      ([\.hasUnwritableReport, \.wasInterrupted], .unwritableReport),
      ([\.hasUnknownModel, \.hasFailure], .usage),
      ([\.hasEmptySelector], .nothingSelected),
      ([\.hasEmptySelector, \.hasFailure], .failed),
      ([], .passed),
    ] as [([Fact], ExitCode)])
  func endsWithTheGravestCode(_ facts: [Fact], _ code: ExitCode) {
    var tally = RunTally()
    tally.chosenTests = 1
    for fact in facts { tally[keyPath: fact] = true }

    #expect(tally.exitCode(allowsEmpty: false) == code)
  }

  @Test func takesNothingForSuccessOnlyWhenAllowed() {
    #expect(RunTally().exitCode(allowsEmpty: false) == .nothingSelected)
    #expect(RunTally().exitCode(allowsEmpty: true) == .passed)
  }
}
