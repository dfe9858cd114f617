import PresentationModels
import ProbeAudit
import Testing

/// Which scenarios fail on a healthy device that differs, and what they are told.
struct BrittleScenarioTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var script: String
    var variants: [String]
    var testDescription: String { script }
  }

  static let rows = [
    Row(script: "tap Share A; expect cells 4", variants: ["V1-3", "V1-5", "V1-12", "V5"]),
    Row(script: "tap Share A; expect no button Copy; expect caption 'Share A: 12'", variants: ["V2"]),
    Row(script: "tap Share A; expect activity 'Copy'", variants: ["V3-ko", "V3-zh-Hans", "V3-de"]),
    Row(script: "language en; tap Share A; expect activity 'Copy'", variants: []),
    Row(script: "tap Share A; tap Close; expect completion cancelled", variants: ["V6"]),
    Row(
      script: "tap Share A; tap Copy; expect completion completed", variants: ["V3-ko", "V3-zh-Hans", "V3-de", "V7"]),
    Row(script: "expect clipboard empty", variants: ["V9"]),
    Row(script: "clear clipboard; expect clipboard empty", variants: []),
    Row(script: "tap Share A; expect screen cells 4", variants: ["V1-3", "V1-5", "V1-12", "V5", "V11"]),
    Row(script: "device iphone; tap Share A; tap Close; expect completion cancelled", variants: []),
  ]

  @Test(arguments: rows) func aBrittleScenarioIsCaught(_ row: Row) {
    let report = audit(row.script)

    #expect(report.baselineFailures.isEmpty)
    #expect(report.brittle.map { report.variants[$0.variant].id } == row.variants)
    for brittle in report.brittle { #expect(report.variants[brittle.variant].advice != nil) }
  }

  @Test func aVariantOfWhatTheScenarioSetsIsLeftOut() {
    let report = audit("device iphone; language en; tap Share A; expect caption 'Share A: 12'")
    let skipped = report.skipped.map { report.variants[$0.variant].id }

    #expect(skipped == ["V2", "V3-ko", "V3-zh-Hans", "V3-de", "V6", "V7", "V12"])
  }
}
