import ProbeInterpreter

extension RunStart {
  /// Writes the members of the first event.
  func write(to line: inout JSONWriter) {
    line.member("toolVersion", toolVersion)
    line.member("command", command)
  }
}

extension RunEnd {
  /// Writes the members of the last event.
  func write(to line: inout JSONWriter) {
    line.member("nanoseconds", elapsed.nanoseconds)
    line.member("isInterrupted", wasInterrupted)
    line.member("endedEarly", endedEarly)
  }
}

extension FileStart {
  /// Writes the members of the event, with each source line that a diagnostic shows once.
  func write(to line: inout JSONWriter) {
    line.member("path", path)
    line.member("number", number)
    line.member("testCount", testCount)
    line.member("script", script)
    var sources = RecordedSources()
    line.member("diagnostics", array: diagnostics) { $0.value($1, &sources) }
    line.member("sources", array: sources.lines) { writer, source in
      writer.object { source.write(to: &$0) }
    }
  }
}

extension Duration {
  /// The whole duration in nanoseconds, as far as a number goes.
  var nanoseconds: Int {
    let (seconds, attoseconds) = components
    let (product, overflow) = Int(seconds).multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return seconds < 0 ? Int.min : Int.max }
    let (sum, sumOverflow) = product.addingReportingOverflow(Int(attoseconds / 1_000_000_000))
    return sumOverflow ? (seconds < 0 ? Int.min : Int.max) : sum
  }
}
