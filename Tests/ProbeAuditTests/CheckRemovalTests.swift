import ProbeAudit
import Testing

@Suite struct CheckRemovalTests {
  private static let lines = [
    "tap Share A", "require share sheet", "expect cells > 0", "expect caption 'Share A: 12'", "expect activity copy",
    "copy", "expect no share sheet", "expect clipboard 'Share A: 12'", "tap Share B", "expect caption 'Share B: 34'",
    "close", "expect clipboard 'Share A: 12'",
  ]
  private static let checks = lines.indices.filter { lines[$0].hasPrefix("expect") || lines[$0].hasPrefix("require") }

  @Test(arguments: checks)
  func deletingACheckNeverRaisesAScore(_ check: Int) {
    let whole = audit(Self.lines.joined(separator: "\n")).score
    var fewer = Self.lines
    fewer.remove(at: check)

    let score = audit(fewer.joined(separator: "\n")).score

    #expect(score.detected <= whole.detected)
    #expect(score.valid == whole.valid)
  }

  @Test func withoutAnyCheckOnlyActionsNotice() {
    let actions = Self.lines.filter { !$0.hasPrefix("expect") && !$0.hasPrefix("require") }

    let score = audit(actions.joined(separator: "\n")).score

    #expect(score.killed == 0)
    #expect(score.killedByAction > 0)
  }
}
