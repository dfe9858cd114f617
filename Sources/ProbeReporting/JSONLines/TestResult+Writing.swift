import ProbeInterpreter

extension TestResult {
  /// Writes the members of the event.
  func write(to line: inout JSONWriter) {
    line.member("path", identity.path)
    line.member("line", identity.line)
    line.member("row", identity.row)
    line.member("name", identity.name)
    line.member("model", identity.model)
    line.member("isControl", identity.isControl)
    line.member("tags", identity.tags)
    line.member("number", number)
    line.member("outcome", outcome.rawValue)
    line.member("stepCount", stepCount)
    line.member("nanoseconds", elapsed.nanoseconds)
    var shown = JSONWriter()
    if !steps.isEmpty {
      line.member("steps", array: steps) { writer, step in
        writer.object { step.write(to: &$0, behind: &shown) }
      }
    }
    if !failures.isEmpty {
      line.member("failures", array: failures) { writer, failure in writer.object { failure.write(to: &$0) } }
    }
    if let lastScreen { line.member("lastScreen", object: lastScreen.write) }
  }
}

extension StepResult {
  /// Writes the members of a step; a screen that is as the last one `shown` is only said to be so.
  fileprivate func write(to writer: inout JSONWriter, behind shown: inout JSONWriter) {
    writer.member("outcome", outcome.rawValue)
    writer.member("statement", place.statement)
    writer.member("path", place.path)
    writer.member("line", place.line)
    writer.member("column", place.column)
    writer.members(of: place.calls)
    if isSetup { writer.member("isSetup", true) }
    if !account.isEmpty { writer.member("account", account) }
    if let touch { writer.member("touch", object: touch.write) }
    guard let screen else { return }
    // Compared as written: equal texts may have other scalars.
    var written = JSONWriter()
    written.object(screen.write)
    if written.bytes == shown.bytes {
      writer.member("hasSameScreen", true)
    } else {
      writer.name("screen")
      writer.append(written)
      shown = written
    }
  }
}

extension FailureReport {
  /// Writes the members of a failure.
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("id", failure.id)
    writer.member("message", failure.message)
    writer.member("expected", failure.expected)
    writer.member("found", failure.found)
    if let comparison = failure.comparison {
      writer.member(
        "comparison",
        object: { writer in
          writer.member("lead", comparison.lead)
          writer.member("expected", comparison.expected)
          writer.member("found", comparison.found)
          writer.member("message", comparison.message)
          writer.member("isOfOneText", comparison.isOfOneText)
          writer.member("isHardToSee", comparison.isHardToSee)
        })
    }
    if !failure.hints.isEmpty { writer.member("hints", failure.hints) }
    writer.member("step", step)
    writer.member("path", place.path)
    writer.member("line", place.line)
    writer.member("column", place.column)
    writer.member("statement", place.statement)
    let excerpt = RecordedExcerpt(place)
    writer.member("source", excerpt.text)
    writer.member("caretColumn", excerpt.caretColumn)
    writer.member("caretLength", place.caretLength)
    writer.members(of: place.calls)
    writer.member("causes", array: causes) { writer, cause in writer.object { cause.write(to: &$0) } }
    writer.member("followsFrom", followsFrom)
    if !passingModels.isEmpty { writer.member("passingModels", passingModels) }
    writer.member("screen", object: screen.write)
  }
}

extension Cause {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("sentence", sentence)
    writer.member("rule", rule)
    writer.member("basis", basis)
    guard let place else { return }
    writer.member("path", place.path)
    writer.member("line", place.line)
    writer.member("column", place.column)
    writer.member("statement", place.statement)
  }
}

extension StepTouch {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("on", name)
    writer.member("label", label)
  }
}

extension JSONWriter {
  fileprivate mutating func members(of calls: [StepPlace.CallPlace]) {
    guard !calls.isEmpty else { return }
    member("calls", array: calls) { writer, call in
      writer.object { writer in
        writer.member("name", call.name)
        writer.member("path", call.path)
        writer.member("line", call.line)
      }
    }
  }
}
