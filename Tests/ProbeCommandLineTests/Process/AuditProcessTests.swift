import Foundation
import Testing

struct AuditProcessTests {
  private static let good = """
    scenario 'A, then B' {
      tap Share A
      require share sheet
      expect cells > 0
      expect caption 'Share A: 12'
      expect activity copy
      copy
      expect clipboard 'Share A: 12'
      tap Share B
      expect caption 'Share B: 34'
      copy
      expect clipboard 'Share B: 34'
    }

    """
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("good.probe", Self.good)
    try directory.write("presence.probe", "tap Share A; expect share sheet\n")
    try directory.write("failing.probe", "tap Share A; expect caption 'Share B: 34'\n")
    try directory.write(
      "controls.probe", "scenario 'empty' on bool catches bool { tap Share A; expect caption 'Share A: 12' }\n")
    try directory.write("broken.probe", "tpa Share A\n")
    try directory.write("empty.probe", "scenario 'nothing' {}\n")
    try directory.write("stripped.probe", "tap Share A; copy\n")
    try directory.write("reasonless.probe", "ignore M07\ntap Share A; expect caption 'Share A: 12'\n")
    try directory.write("brittle.probe", Self.good + "scenario 'counts' { tap Share A; expect cells 4 }\n")
    try directory.write("useless.probe", Self.good + "scenario 'looks' { expect no share sheet }\n")
    try directory.write("unknown.probe", "ignore M77 because 'x'\ntap Share A; expect caption 'Share A: 12'\n")
  }

  private func audit(_ arguments: String...) throws -> ProbeRun.Ending {
    try ProbeRun(arguments: ["audit"] + arguments, directory: directory.path).end()
  }

  /// A command line behind `audit`, and the code that it ends with.
  struct CodeCase: Sendable {
    var arguments: [String]
    var code: Int32

    init(_ code: Int32, _ arguments: String...) {
      self.arguments = arguments
      self.code = code
    }
  }

  private static let codes: [CodeCase] = [
    CodeCase(0, "good.probe"), CodeCase(0, "good.probe", "--threshold", "50"),
    CodeCase(1, "good.probe", "--threshold", "100"), CodeCase(0, "presence.probe"),
    CodeCase(1, "presence.probe", "--strength-threshold", "90"), CodeCase(1, "failing.probe"),
    CodeCase(0, "good.probe", "--strict"), CodeCase(0, "brittle.probe"), CodeCase(1, "brittle.probe", "--strict"),
    CodeCase(0, "useless.probe"), CodeCase(1, "useless.probe", "--strict"), CodeCase(1, "empty.probe"),
    CodeCase(1, "stripped.probe", "--threshold", "90"), CodeCase(2, "broken.probe"),
    CodeCase(2, "broken.probe", "failing.probe"), CodeCase(2, "reasonless.probe"), CodeCase(2, "unknown.probe"),
    CodeCase(66, "missing.probe"), CodeCase(64), CodeCase(64, "good.probe", "--threshold", "101"),
    CodeCase(64, "good.probe", "--mutants", "M99"), CodeCase(64, "good.probe", "--report", "junit=x"),
    CodeCase(73, "good.probe", "--report", "json=none/x.json"), CodeCase(5, "good.probe", "--name", "no such"),
    CodeCase(0, "good.probe", "--list-mutants"), CodeCase(5, "controls.probe"),
    CodeCase(0, "controls.probe", "--allow-empty"), CodeCase(1, "controls.probe", "--threshold", "90"),
    CodeCase(5, "controls.probe", "--suggest"), CodeCase(1, "failing.probe", "--suggest"),
    CodeCase(0, "presence.probe", "--mutants", "M02"),
    CodeCase(1, "presence.probe", "--mutants", "M02", "--threshold", "1"),
  ]

  @Test(arguments: codes)
  func endsWithACodeThatSaysWhatCameOut(_ example: CodeCase) throws {
    let ending = try ProbeRun(arguments: ["audit"] + example.arguments, directory: directory.path).end()

    #expect(ending.code == example.code, "\(ending.output)\(ending.errors)")
  }

  @Test func namesTheLineThatWouldNotice() throws {
    let ending = try audit("presence.probe")

    #expect(ending.output.contains("presence.probe:1:14: warning: M02 empty-items survived: "))
    #expect(ending.output.contains("hint: after `expect share sheet`, add: expect caption 'Share A: 12'\n"))
    #expect(ending.output.contains("[audit-survived]"))
  }

  @Test func aMutantThatNoModelCanHaveIsFoundByCheck() throws {
    try directory.write("several.probe", "ignore M22, M077, 'changed-literal@X.swift:1:1' because 'x'\ntap Share A\n")

    let ending = try ProbeRun(arguments: ["check", "several.probe"], directory: directory.path).end()

    #expect(ending.code == 2)
    #expect(ending.output.contains("error[unknown-mutant]: the models of this script have no mutant 'M077'"))
    #expect(ending.output.contains("did you mean 'M07'?"))
    #expect(ending.output.contains("1 error"))
  }

  @Test func ignoresSeveralMutantsForOneReason() throws {
    try directory.write(
      "two.probe", "ignore M22, late-data because \"one\\ntwo\"\ntap Share A; expect caption 'Share A: 12'\n")

    let ending = try audit("two.probe", "-v")

    #expect(ending.output.contains(/M21 late-data +one\\ntwo\n/))
    #expect(ending.output.contains(/M22 delay-crutch +one\\ntwo\n/))
  }

  @Test func saysWhyTheBaselineFails() throws {
    let ending = try audit("failing.probe")

    #expect(ending.output.hasPrefix("failing.probe:1:14: error: baseline failing: expected caption 'Share B: 34'"))
    #expect(!ending.output.contains("Mutation score"))
  }

  @Test func suggestsNothingWhereNothingWasAudited() throws {
    let failing = try audit("failing.probe", "--suggest")
    #expect(failing.output.isEmpty)
    #expect(failing.errors.hasPrefix("failing.probe:1:14: error: baseline failing: expected caption 'Share B: 34'"))
    #expect(!failing.errors.contains("nothing to suggest"))

    let controls = try audit("controls.probe", "--suggest")
    #expect(controls.errors.hasPrefix("error[nothing-selected]: nothing to audit: "))
    #expect(controls.output.isEmpty)
  }

  @Test func aSuggestedPatchAppliesAndHelps() throws {
    let patch = try audit("--suggest", "presence.probe", "good.probe").output
    try directory.write("all.patch", patch)
    let applied = try run("/usr/bin/env", "git", "apply", "all.patch")
    try #require(applied == 0, "\(patch)")

    let before = try audit("good.probe", "presence.probe").output
    let after = try audit("good.probe", "presence.probe", "--threshold", "90")
    #expect(after.code == 0, "\(before)\n\(patch)\n\(after.output)\(after.errors)")
  }

  @Test func aPatchNamesFilesFromTheWorkingDirectory() throws {
    let patch = try audit("--suggest", directory.path("presence.probe"), "-e", "tap Share A; expect share sheet")

    #expect(patch.output.hasPrefix("--- a/presence.probe\n+++ b/presence.probe\n"))
    #expect(!patch.output.contains("<script 1>"))
    #expect(patch.errors.contains("warning[not-patchable]: a patch cannot name '<script 1>'"))
  }

  @Test(arguments: [
    ["--suggest", "--matrix"], ["--suggest", "-v"], ["--suggest", "--report", "json"], ["--list-mutants", "--suggest"],
    ["--list-mutants", "--threshold", "3"], ["--list-mutants", "--matrix"],
  ])
  func refusesOptionsThatWouldBeWithoutEffect(_ options: [String]) throws {
    let ending = try ProbeRun(arguments: ["audit", "good.probe"] + options, directory: directory.path).end()

    #expect(ending.code == 64)
    #expect(ending.errors.hasPrefix("error[exclusive-options]: "))
  }

  @Test(arguments: ["broken.probe", "controls.probe"]) func writesAReportWhereNothingWasAudited(_ script: String) throws
  {
    _ = try audit(script, "--report", "json=nothing.json")

    let report = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: directory.path("nothing.json"))))
    #expect(((report as? [String: Any])?["files"] as? [String: Any])?.isEmpty == true)
  }

  @Test func hintsAtLinesOnlyWhereThereAreSome() throws {
    let some = try audit("presence.probe", "--threshold", "90")
    let none = try audit("good.probe", "--mutants", "M28", "--threshold", "90")

    #expect(some.errors.contains("--suggest"))
    #expect(none.errors.contains("error[below-threshold]"))
    #expect(!none.errors.contains("--suggest"))
  }

  @Test func isTheSameByteForByteWhateverTheNumberOfThreads() throws {
    let one = try audit("good.probe", "presence.probe", "--matrix", "-v", "--jobs", "1")

    for jobs in ["2", "3", "8"] {
      #expect(try audit("good.probe", "presence.probe", "--matrix", "-v", "--jobs", jobs) == one)
    }
  }

  @Test func writesTheReportOfViewersWithTheSources() throws {
    _ = try audit("good.probe", "--report", "json=audit.json")

    let report = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: directory.path("audit.json"))))
    let members = try #require(report as? [String: Any])
    #expect(members["schemaVersion"] as? String == "2")
    let files = try #require(members["files"] as? [String: Any])
    let mutants = files.values.compactMap { ($0 as? [String: Any])?["mutants"] as? [[String: Any]] }.flatMap(\.self)
    #expect(mutants.contains { $0["id"] as? String == "M07" && $0["status"] as? String == "Killed" })
    #expect(mutants.contains { $0["id"] as? String == "M25" && $0["status"] as? String == "NoCoverage" })
    #expect(mutants.allSatisfy { $0["location"] != nil && $0["mutatorName"] != nil })
    #expect((members["testFiles"] as? [String: Any])?.keys.contains("good.probe") == true)
  }

  @Test func annotatesAWorkflow() throws {
    let ending = try audit("presence.probe", "--report", "github")

    #expect(ending.output.contains("::warning file=presence.probe,line=1,col=14,title=M02 empty-items survived::"))
  }

  @Test func aScenarioThatOnlyExpectsASheetNoticesLittle() throws {
    let ending = try audit("presence.probe", "-v")

    for mutant in ["M01", "M02", "M07", "M08", "M11", "M12"] where ending.output.contains("\(mutant) ") {
      #expect(!ending.output.contains(try Regex("\(mutant) [a-z-]+ +killed")), "\(mutant)")
    }
    #expect(ending.output.contains(/M17 never-opens +killed/))
  }

  @Test(arguments: [
    ("changed-literal", "expect text T"), ("changed-literal@ItemApp.swift:20:14", "Found in a view's source"),
    ("V11", "a list with cells lies behind the sheet"), ("V1", "V1-12 12 cells for one text"),
    ("V3-de", "activity copy"), ("V8", "shows a defect of this tool"),
  ])
  func explainsMistakesInViewsAndHealthyDevices(_ id: String, _ words: String) throws {
    let ending = try ProbeRun.end("explain", id)

    #expect(ending.code == 0)
    #expect(ending.output.contains(words), "\(ending.output)")
  }

  @Test func explainsAMutant() throws {
    let ending = try ProbeRun.end("explain", "M07")

    #expect(ending.code == 0)
    #expect(ending.output.contains("caption-lies"))
    #expect(ending.output.contains("expect clipboard T"))
  }

  private func run(_ program: String, _ arguments: String...) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory.path)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
