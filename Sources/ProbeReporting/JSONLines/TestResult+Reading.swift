import ProbeInterpreter

extension TestResult {
  /// The test that `object` tells of.
  init(recorded object: RecordedObject) throws(RecordProblem) {
    let row = try object.optionalNumber("row")
    let identity = TestIdentity(
      path: try object.text("path"), line: try object.number("line", from: 0), row: row,
      name: try object.text("name"), model: try object.text("model"), isControl: try object.flag("isControl"),
      tags: try object.texts("tags"))
    self.init(identity: identity, stepCount: try object.number("stepCount", from: 0))
    number = try object.number("number", from: 0)
    outcome = try object.word("outcome") { Outcome(rawValue: $0) }
    elapsed = .nanoseconds(try object.number("nanoseconds"))
    var shown: ScreenSnapshot?
    for step in try object.objects("steps") {
      let step = try StepResult(recorded: step, behind: shown)
      shown = step.screen ?? shown
      steps.append(step)
    }
    for failure in try object.objects("failures") {
      let report = try FailureReport(recorded: failure)
      if let step = report.step, !steps.indices.contains(step) {
        throw failure.wrong("step", "the index of a step")
      }
      if let root = report.followsFrom, !failures.indices.contains(root) {
        throw failure.wrong("followsFrom", "the index of an earlier failure")
      }
      failures.append(report)
    }
    lastScreen = try object.object("lastScreen").map { screen throws(RecordProblem) in
      try ScreenSnapshot(recorded: screen)
    }
  }
}

extension StepResult {
  fileprivate init(recorded object: RecordedObject, behind shown: ScreenSnapshot?) throws(RecordProblem) {
    let place = StepPlace(
      path: try object.text("path"), line: try object.number("line", from: 0),
      column: try object.number("column", from: 0), statement: try object.text("statement"), sourceLine: "",
      caretColumn: 1, caretLength: 1, calls: try object.calls())
    self.init(
      place: place, outcome: try object.word("outcome") { Outcome(rawValue: $0) },
      account: try object.texts("account"), isSetup: try object.flag("isSetup"))
    if let touch = try object.object("touch") {
      let label = try touch.optionalText("label")
      self.touch = try touch.word("on") { StepTouch(named: $0, label: label) }
    }
    if try object.flag("hasSameScreen") {
      screen = shown
    } else if let recorded = try object.object("screen") {
      screen = try ScreenSnapshot(recorded: recorded)
    }
  }
}

extension FailureReport {
  fileprivate init(recorded object: RecordedObject) throws(RecordProblem) {
    var words = FailureWords(
      id: try object.text("id"), message: try object.text("message"), expected: try object.optionalText("expected"),
      found: try object.optionalText("found"), hints: try object.texts("hints"))
    if let comparison = try object.object("comparison") {
      words.comparison = TextComparison(
        lead: try comparison.text("lead"), expected: try comparison.text("expected"),
        found: try comparison.text("found"), message: try comparison.text("message"),
        isOfOneText: try comparison.flag("isOfOneText"), isHardToSee: try comparison.flag("isHardToSee"))
    }
    let place = StepPlace(
      path: try object.text("path"), line: try object.number("line", from: 0),
      column: try object.number("column", from: 0), statement: try object.text("statement"),
      sourceLine: try object.text("source"), caretColumn: try object.number("caretColumn", from: 1),
      caretLength: try object.number("caretLength", from: 1), calls: try object.calls())
    guard let screen = try object.object("screen") else { throw object.wrong("screen", "an object") }
    var causes: [Cause] = []
    for cause in try object.objects("causes") { causes.append(try Cause(recorded: cause)) }
    self.init(
      words, step: try object.optionalNumber("step"), place: place, screen: try ScreenSnapshot(recorded: screen),
      causes: causes)
    followsFrom = try object.optionalNumber("followsFrom")
    passingModels = try object.texts("passingModels")
  }
}

extension Cause {
  fileprivate init(recorded object: RecordedObject) throws(RecordProblem) {
    var place: Place?
    if let path = try object.optionalText("path") {
      place = Place(
        path: path, line: try object.number("line", from: 0), column: try object.number("column", from: 0),
        statement: try object.optionalText("statement"))
    }
    self.init(
      try object.text("sentence"), rule: try object.optionalText("rule"), basis: try object.optionalText("basis"),
      place: place)
  }
}

extension RecordedObject {
  fileprivate func calls() throws(RecordProblem) -> [StepPlace.CallPlace] {
    var calls: [StepPlace.CallPlace] = []
    for call in try objects("calls") {
      calls.append(
        StepPlace.CallPlace(
          name: try call.text("name"), path: try call.text("path"), line: try call.number("line", from: 0)))
    }
    return calls
  }
}
