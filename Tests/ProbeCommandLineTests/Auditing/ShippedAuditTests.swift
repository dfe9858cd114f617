import Foundation
import PresentationModels
import ProbeAudit
import ProbeSemantics
import Testing

@testable import ProbeCommandLine

/// What an audit says of real models agrees with what is known of them.
struct ShippedAuditTests {
  /// The scripts that ship, with their apps.
  static let desk: AuditDesk = {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    var collector = InputCollector()
    collector.add(.path(root.appending(path: "scenarios").path(percentEncoded: false)))
    return desk(of: collector.scripts)
  }()

  static func desk(of scripts: [ScriptInput], mutants: [String] = []) -> AuditDesk {
    var options = AuditOptions()
    options.mutants = mutants
    var desk = AuditDesk(options: options, tools: Tools.shipped(programName: "probe-run"))
    for (number, script) in scripts.enumerated() { _ = desk.open(script, number: number) }
    return desk
  }

  private static func report(of text: String, mutants: [String]) -> AuditReport {
    let desk = desk(of: [ScriptInput(path: "test.probe", source: .script(text))], mutants: mutants)
    return Audit(desk.scripts, settings: desk.settings).report(by: ThreadCrew(workerCount: 1))
  }

  @Test func theShippedScenariosNoticeEverything() {
    let report = Audit(Self.desk.scripts, settings: AuditSettings(suggests: false)).report(
      by: ThreadCrew(workerCount: 2))

    #expect(report.baselineFailures.isEmpty)
    let unnoticed = report.subjects.flatMap(\.mutants).filter { $0.verdict.isValid && !$0.verdict.isDetected }
    #expect(unnoticed.map(\.mutant.id) == [])
    #expect(report.brittle.map { report.scenarios[$0.scenario].name } == [])
    #expect(report.scenarios.filter(\.isUseless).map(\.name) == [])
    let noticed = Set(report.subjects.flatMap(\.mutants).filter { $0.verdict.isDetected }.map(\.mutant.id))
    let known = (1...30).map { $0 < 10 ? "M0\($0)" : "M\($0)" }
    #expect(known.filter { !noticed.contains($0) } == [])
  }

  @Test(arguments: [("bool", "M01"), ("empty", "M02")])
  func whatAScenarioCatchesItKills(_ control: String, _ id: String) {
    let settings = AuditSettings(selection: MutantSelection([id]), suggests: false)
    let report = Audit(Self.desk.scripts, settings: settings).report(by: ThreadCrew(workerCount: 2))

    #expect(report.baselineFailures.isEmpty)
    var count = 0
    for (index, scenario) in report.scenarios.enumerated() {
      let plan = Self.desk.scripts[scenario.script].plan
      let isControlled = plan.tests.contains {
        $0.scenario == scenario.number && $0.isControl && plan.models[$0.model].name == control
      }
      guard isControlled, let mutant = report.subjects.flatMap(\.mutants).first(where: { $0.cells[index] != nil })
      else {
        continue
      }
      count += 1
      #expect(mutant.cells[index]?.isDetected == true, "\(scenario.name)")
    }
    #expect(count > 5)
  }

  @Test func eachListedFaultIsKilledBySomeShippedScenario() {
    let settings = AuditSettings(selection: MutantSelection(["M*"]), suggests: false)
    let report = Audit(Self.desk.scripts, settings: settings).report(by: ThreadCrew(workerCount: 2))

    let mutants = report.subjects.flatMap(\.mutants)
    let killed = Set(mutants.filter { $0.verdict.isDetected }.map(\.mutant.id))
    #expect(Set(mutants.map(\.mutant.id)).subtracting(killed) == [])
    #expect(killed.count == 30)
  }

  /// A script with the variants that it fails on.
  struct BrittleCase: Sendable {
    var script: String
    var variants: [String]

    init(_ script: String, _ variants: String...) {
      self.script = script
      self.variants = variants
    }
  }

  private static let brittle: [BrittleCase] = [
    BrittleCase("tap Share A; expect cells 4", "V1-3", "V1-5", "V1-12", "V5"),
    BrittleCase("tap Share A; expect activity 'Copy'", "V3-ko", "V3-zh-Hans", "V3-de"),
    BrittleCase("tap Share A; tap Close; expect no share sheet", "V6"),
    BrittleCase("expect clipboard empty", "V9"),
    BrittleCase("tap Share A; expect screen cells < 5", "V1-5", "V1-12", "V5", "V11"),
    BrittleCase("tap Share A; expect cells > 0; expect activity copy; close; expect clipboard unchanged"),
  ]

  @Test(arguments: brittle)
  func findsWhatFailsOnAHealthyDevice(_ example: BrittleCase) {
    let report = Self.report(of: example.script, mutants: ["M17"])

    #expect(report.brittle.map { report.variants[$0.variant].id } == example.variants)
  }

  @Test func aVariantOfWhatTheScenarioChoosesIsSkipped() {
    let report = Self.report(of: "language ko; tap Share A; expect activity '복사'", mutants: ["M17"])

    #expect(report.brittle.isEmpty)
    #expect(Set(report.skipped.map { report.variants[$0.variant].setting }) == [.language])
  }

  @Test func onlyAMissingSheetIsNoticedByAskingForASheet() {
    let report = Self.report(of: "tap Share A; expect share sheet", mutants: ["M*"])

    let noticed = report.subjects.flatMap(\.mutants).filter { $0.verdict.isDetected }
    #expect(noticed.map(\.mutant.id) == ["M17"])
  }

  @Test func whatIsSuggestedIsSomethingToBeSeen() {
    let report = Self.report(of: "on item, empty\ntap Share A\nexpect share sheet\n", mutants: [])

    let lines = report.subjects[0].mutants.flatMap { $0.advice?.insertion?.lines ?? [] }
    #expect(!lines.isEmpty)
    #expect(lines.filter { $0.hasPrefix("expect cells 0") || $0.hasPrefix("expect no text") } == [])
  }

  @Test func aMistakeInTheViewThatIsAKnownFaultCountsOnce() {
    let report = Self.report(
      of: "tap Share A; expect no alert", mutants: ["M02", "M23", "emptied-array", "swapped-payloads", "other-state"])

    let names = report.subjects[0].mutants.map(\.mutant.name)
    #expect(names == ["empty-items", "swapped", "other-state"])
  }

  @Test func whatIsThereFromTheStartIsLookedForThere() throws {
    let report = Self.report(of: "# first\ntap Share A\nexpect share sheet\n", mutants: ["M13", "changed-literal"])

    let label = report.subjects[0].mutants.first { $0.mutant.sentence.contains("Read copied text") }
    #expect(
      label?.advice?.insertion?.sentence(quote: "`") == "before `tap Share A`, add: expect button 'Read copied text'")
    // A list that only the broken app has is nothing to look for.
    let list = report.subjects[0].mutants.first { $0.mutant.id == "M13" }
    #expect(list?.advice?.insertion?.lines == ["expect caption 'Share A: 12'"])
    let patch = try #require(report.patches.first)
    #expect(patch.text(of: "test.probe").contains("+expect button 'Read copied text'\n tap Share A\n"), "\(patch.text)")
  }

  @Test(arguments: [
    ("tap Share A; expect share sheet", "; tap Share A; expect share sheet"),
    ("tap Share A\nexpect share sheet\n", "\ntap Share A\nexpect share sheet\n"),
    ("#\r\n  tap Share A\r\n  expect share sheet\r\n", "\r\n  tap Share A\r\n  expect share sheet\r\n"),
  ])
  func linesBeforeTheFirstStepKeepTheShapeOfTheScript(_ text: String, _ rest: String) throws {
    let report = Self.report(of: text, mutants: ["changed-literal"])

    let patch = try #require(report.patches.first)
    let changed = String(decoding: patch.changed, as: UTF8.self)
    #expect(changed.utf8.contains("expect button 'Read copied text'\(rest.prefix(14))".utf8), "\(changed)")
    #expect(Self.report(of: changed, mutants: ["changed-literal"]).baselineFailures.isEmpty)
  }

  @Test func theSuggestedLinesAreTried() throws {
    let text = "tap Share A; expect share sheet\n"
    let report = Self.report(of: text, mutants: ["M*"])
    let patch = try #require(report.patches.first)

    let improved = Self.report(of: String(decoding: patch.changed, as: UTF8.self), mutants: ["M*"])

    #expect(improved.baselineFailures.isEmpty)
    #expect(improved.brittle.isEmpty)
    let helped = patch.insertions
    for mutant in report.subjects.flatMap(\.mutants) {
      guard let insertion = mutant.advice?.insertion, helped.contains(insertion) else { continue }
      let same = improved.subjects.flatMap(\.mutants).first { $0.mutant.id == mutant.mutant.id }
      #expect(same?.verdict.isDetected == true, "\(mutant.mutant.id)")
    }
    #expect(improved.score.detected > report.score.detected)
  }
}
