import Testing

/// What is said where nothing is left to run.
struct SelectionProcessTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("a.probe", "@smoke\nscenario 'one' { tap Share A; expect cells > 0 }\n")
  }

  @Test(arguments: [
    (["--tag", "smoek"], "no scenario has the tag 'smoek'", "did you mean 'smoke'?"),
    (["--tag", "other"], "no scenario has the tag 'other'", "'--list' without '--tag' shows what there is"),
    (["--tag", "not smoke"], "no scenario has these tags", "'--list' without '--tag' shows what there is"),
    (["--name", "two"], "no scenario's name holds 'two'", "'--list' without '--name' shows what there is"),
    (
      ["--name", "two", "--tag", "smoke"], "no scenario with these tags has a name that holds 'two'",
      "'--list' without '--name' and '--tag' shows what there is"
    ),
  ])
  func namesWhatSelectedNothing(_ options: [String], _ sentence: String, _ hint: String) throws {
    let ending = try ProbeRun(arguments: options + ["."], directory: directory.path).end()

    #expect(ending.code == 5)
    #expect(ending.output == "")
    #expect(ending.errors == "error[nothing-selected]: \(sentence)\n  = hint: \(hint)\n")
  }

  @Test(arguments: [["missing.probe"], ["check", "missing.probe"]])
  func saysNothingOfATotalWhereNoFileCouldBeRead(_ arguments: [String]) throws {
    let ending = try ProbeRun(arguments: arguments, directory: directory.path).end()

    #expect(ending.code == 66)
    #expect(ending.output == "")
  }

  @Test(arguments: [["--allow-empty", "--name", "two", "."], ["--shard", "2/2", "."]])
  func saysThatAnEmptySelectionIsFine(_ arguments: [String]) throws {
    let ending = try ProbeRun(arguments: arguments, directory: directory.path).end()

    #expect(ending.code == 0)
    #expect(ending.output == "no test to run\n")
  }
}
