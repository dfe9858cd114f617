import ProbeAudit
import Synchronization
import Testing

/// What an audit that is ended early tells.
struct InterruptedAuditTests {
  /// Says that the audit is to end once it was asked so often.
  private final class Patience: Sendable {
    private let left: Atomic<Int>

    init(_ questions: Int) { left = Atomic(questions) }

    var isOver: Bool { left.subtract(1, ordering: .relaxed).newValue < 0 }
  }

  private static func report(afterQuestions count: Int) -> AuditReport {
    let patience = Patience(count)
    var settings = AuditSettings()
    settings.isStopped = { patience.isOver }
    return audit(
      "scenario 'A' { tap Share A; expect caption 'Share A: 12' }\nscenario 'B' { tap Share B }", settings: settings)
  }

  @Test(arguments: [0, 1, 5, 9, 20]) func countsNoMutantThatWasNotTriedEverywhere(_ questions: Int) {
    let report = Self.report(afterQuestions: questions)
    let whole = Self.report(afterQuestions: .max)

    #expect(report.wasInterrupted)
    #expect(report.score.untried > 0)
    for (mutant, other) in zip(report.subjects[0].mutants, whole.subjects[0].mutants) where mutant.verdict != .untried {
      #expect(mutant.verdict == other.verdict, "\(mutant.mutant.name)")
    }
  }

  @Test func keepsWhatWasNoticedBefore() {
    let report = Self.report(afterQuestions: 12)

    #expect(report.verdict(.staleFirst) == .killed)
    #expect(report.verdict(.endless) == .timeout)
    #expect(report.verdict(.misplaced) == .ignored)
    #expect(report.verdict(.cancelCopies) == .untried)
    #expect(report.score.total == FakeFault.allCases.count)
  }

  @Test func saysNothingOfItWhereItRanToTheEnd() {
    let report = Self.report(afterQuestions: .max)

    #expect(!report.wasInterrupted)
    #expect(report.score.untried == 0)
  }
}
