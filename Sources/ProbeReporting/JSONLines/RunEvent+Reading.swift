import ProbeInterpreter

extension RunEvent {
  /// The event in `line` (from one) of a record; nil for a kind that this version does not know.
  init?(recorded bytes: ArraySlice<UInt8>, line: Int) throws(RecordProblem) {
    let value: JSONValue
    do throws(JSONProblem) {
      value = try JSONReader.value(of: bytes)
    } catch {
      throw .invalidLine(line: line, reason: error.message)
    }
    let object = try RecordedObject(value, line: line)
    let version = try object.number("version")
    guard version <= JSONLinesReporter.version else { throw .unknownVersion(line: line, version: version) }
    switch try object.text("kind") {
    case "run-started":
      self = .runStarted(
        RunStart(toolVersion: try object.text("toolVersion"), command: try object.text("command")))
    case "file-started": self = .fileStarted(try FileStart(recorded: object))
    case "test-finished": self = .testFinished(try TestResult(recorded: object))
    case "file-finished": self = .fileFinished(path: try object.text("path"))
    case "run-finished":
      self = .runFinished(
        RunEnd(
          elapsed: .nanoseconds(try object.number("nanoseconds")), wasInterrupted: try object.flag("isInterrupted"),
          endedEarly: try object.flag("endedEarly")))
    default: return nil
    }
  }
}

extension FileStart {
  fileprivate init(recorded object: RecordedObject) throws(RecordProblem) {
    self.init(
      path: try object.text("path"), diagnostics: try SparseFiles.diagnostics(of: object),
      testCount: try object.number("testCount", from: 0), script: try object.optionalText("script"),
      number: try object.number("number", from: 0))
  }
}
