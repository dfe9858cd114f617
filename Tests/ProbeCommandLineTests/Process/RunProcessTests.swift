import Foundation
import Testing

struct RunProcessTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("good.probe", "tap Share A; expect caption 'Share A: 12'\n")
    try directory.write("failing.probe", "tap Share A; expect caption 'Share B: 34'\n")
    try directory.write("broken.probe", "tpa Share A\n")
    try directory.write("definitions.probe", "define share { tap Share A }\n")
    try directory.write(
      "sharing.probe",
      """
      tags @sharing

      @smoke
      scenario 'first' {
        tap Share A
        expect caption 'Share A: 12'
      }

      scenario "sharing \\(button)" on item catches empty {
        tap \\(button)
        expect caption \\(text)
        examples
          | button  | text        |
          | Share A | Share A: 12 |
          | Share B | Share B: 34 |
      }

      """)
  }

  private func end(_ arguments: [String], input: String = "") throws -> ProbeRun.Ending {
    try ProbeRun(arguments: arguments, input: input, directory: directory.path).end()
  }

  @Test(arguments: [
    ("good.probe", 0), ("run good.probe", 0), ("good.probe sharing.probe", 0), ("good.probe --model item", 0),
    ("failing.probe", 1), ("good.probe --model bool", 1), ("good.probe --model empty", 1),
    ("good.probe failing.probe", 1),
    ("broken.probe", 2), ("broken.probe failing.probe good.probe", 2), ("check broken.probe good.probe", 2),
    ("check good.probe definitions.probe", 0), ("check failing.probe", 0),
    ("definitions.probe", 5), ("definitions.probe --allow-empty", 0), ("good.probe --name other", 5),
    ("good.probe --tag smoke", 5), ("good.probe:9", 5), ("good.probe:9 --allow-empty", 0),
    ("good.probe:9 sharing.probe", 5), ("good.probe:9 failing.probe", 1), ("sharing.probe:9[3]", 5),
    ("good.probe --model nobody", 64), ("failing.probe --model bool,nobody", 64),
    ("missing.probe", 66), ("missing.probe good.probe", 66), ("missing.probe broken.probe failing.probe", 66),
    ("none/*.probe", 66), ("check missing.probe broken.probe", 66), (".", 2),
  ])
  func endsWithTheCodeOf(_ arguments: String, _ code: Int32) throws {
    let ending = try end(arguments.split(separator: " ").map(String.init))

    #expect(ending.code == code, "\(ending.output)\(ending.errors)")
  }

  @Test func runsTheOthersBesideAScriptThatIsNotValid() throws {
    let ending = try end(["broken.probe", "good.probe"])

    #expect(ending.output.contains("good.probe  1 test"))
    #expect(ending.errors.contains("error[unknown-step]"))
    #expect(ending.errors.contains("--> broken.probe:1:1"))
    #expect(!ending.output.contains("unknown-step"))
  }

  @Test func runsAScriptFromStandardInputAndFromTheCommandLine() throws {
    let ending = try end(
      ["-", "-e", "expect button 'Share A'", "-e", "expect button 'Share B'"], input: "expect button 'Share B'\n")

    #expect(ending.code == 0)
    for name in ["<standard input>", "<script 1>", "<script 2>"] { #expect(ending.output.contains(name)) }
  }

  @Test func endsWith5WhenStandardInputIsEmpty() throws {
    #expect(try end(["-"]).code == 5)
  }

  @Test func reportsWhatIsWrongOnStandardOutputWhenItChecks() throws {
    let ending = try end(["check", "broken.probe", "good.probe"])

    #expect(ending.errors == "")
    #expect(ending.output.contains("error[unknown-step]"))
    #expect(ending.output.contains("--> broken.probe:1:1"))
    #expect(ending.output.hasSuffix("2 scripts checked: 1 error, no warnings\n"))
  }

  @Test(arguments: [
    (
      "sharing.probe",
      """
      sharing.probe:4  'first'  on item
      sharing.probe:9[1]  'sharing Share A'  on item catches empty
      sharing.probe:9[2]  'sharing Share B'  on item catches empty

      """
    ),
    ("sharing.probe:11[2]", "sharing.probe:9[2]  'sharing Share B'  on item catches empty\n"),
    ("sharing.probe:5", "sharing.probe:4  'first'  on item\n"),
    ("sharing.probe:3", "sharing.probe:4  'first'  on item\n"),
    ("sharing.probe --tag smoke", "sharing.probe:4  'first'  on item\n"),
    ("sharing.probe --model bool,item --name irst", "sharing.probe:4  'first'  on bool, item\n"),
  ])
  func listsWhatItWouldRun(_ arguments: String, _ list: String) throws {
    let ending = try end(arguments.split(separator: " ").map(String.init) + ["--list"])

    #expect(ending == ProbeRun.Ending(code: 0, output: list, errors: ""))
  }

  @Test func saysThatALineSelectsNothing() throws {
    let ending = try end(["sharing.probe:8", "good.probe"])

    #expect(
      ending.errors == """
        warning[line-outside-scenarios]: 'sharing.probe:8' selects nothing: no scenario has that line
          = hint: the nearest scenario is 'sharing.probe:9'

        """)
  }

  @Test func takesControlsForPlainTestsOnTheModelsOfTheCommandLine() throws {
    #expect(try end(["sharing.probe", "--model", "empty"]).code == 1)
  }

  @Test func coversAllTestsWithItsShards() throws {
    let all = try end(["sharing.probe", "good.probe", "failing.probe", "--list", "--model", "item,bool"])

    var lines: [String] = []
    for number in 1...3 {
      let part = try end([
        "sharing.probe", "good.probe", "failing.probe", "--list", "--model", "item,bool", "--shard", "\(number)/3",
      ])
      lines += part.output.split(separator: "\n").map(String.init)
    }

    // A line of the whole list names two models; its parts name them one by one.
    let models = { (lines: [String]) in lines.reduce(0) { $0 + $1.split(separator: ",").count } }
    #expect(models(lines) == models(all.output.split(separator: "\n").map(String.init)))
  }

  @Test func stopsAfterTheFirstFailure() throws {
    try directory.write(
      "many.probe", (1...300).map { "scenario '\($0)' { tap Share A; expect caption 'Share A: \($0)' }\n" }.joined())

    let alone = try end(["--fail-fast", "--jobs", "1", "many.probe", "good.probe"])
    let together = try end(["--fail-fast", "--jobs", "4", "many.probe", "good.probe"])

    #expect(alone.code == 1)
    #expect(alone == together)
    #expect(alone.output.contains("1 test: 1 failed"))
    #expect(!alone.output.contains("good.probe"))
  }

  @Test func saysTheSameWithAnyNumberOfThreads() throws {
    for number in 0..<60 {
      let lines = (0...(number == 7 ? 300 : number)).map { line in
        line % 17 == 5
          ? "scenario '\(line)' { tap Share B; expect caption 'Share A: 12' }\n"
          : "scenario '\(line)' catches empty { tap Share A; expect caption 'Share A: 12' }\n"
      }
      try directory.write("tests/\(number).probe", (number % 20 == 19 ? "tpa\n" : "") + lines.joined())
    }

    let alone = try end(["--jobs", "1", "tests", "missing.probe", "good.probe"])
    let together = try end(["--jobs", "4", "tests", "missing.probe", "good.probe"])

    #expect(alone.code == 66)
    #expect(alone == together)
    #expect(alone.output.contains("tests/59.probe"))
  }

  @Test func readsAUsedFileRelativeToTheFileThatUsesIt() throws {
    try directory.write("common/steps.probe", "use '../more.probe'\ndefine open { do opened }\n")
    try directory.write("more.probe", "define opened { tap Share A }\n")
    try directory.write(
      "sub/using.probe", "use '../common/steps.probe'\nscenario 'one' { do open; expect caption 'Share A: 12' }\n")

    #expect(try end(["sub/using.probe"]).code == 0)
  }

  @Test func reportsAUsedFileThatIsMissingWithTheNearest() throws {
    try directory.write(
      "using.probe", "use 'definitons.probe'\nscenario 'one' { do share; expect caption 'Share A: 12' }\n")

    let ending = try end(["using.probe"])

    #expect(ending.code == 2)
    #expect(ending.errors.contains("definitions.probe"))
  }

  @Test func listsTheModelsWithTheirBasis() throws {
    let ending = try end(["models"])

    #expect(ending.code == 0)
    #expect(ending.output.split(separator: "\n").map { $0.split(separator: " ")[0] } == ["item", "bool", "empty"])
    #expect(ending.output.split(separator: "\n").allSatisfy { $0.hasSuffix(")") })
  }

  @Test func explainsAnIdAndProposesTheNearest() throws {
    let known = try end(["explain", "error[caption-missing]"])
    let unknown = try end(["explain", "caption-mising"])

    #expect(known.code == 0)
    #expect(known.output.hasPrefix("caption-missing\n"))
    #expect(try end(["explain", "empty-items"]).output.hasPrefix("M02\n"))
    #expect(unknown.code == 64)
    #expect(unknown.errors.contains("did you mean 'caption-missing'?"))
  }
}
