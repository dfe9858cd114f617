import ProbeAudit
import ProbeInterpreter

/// An audit in the JSON schema for mutation testing reports, which viewers of Stryker's reports show.
///
/// A fault of the runtime has no place in a source: it stands at the first character of a file that lists the faults.
public struct MutationReport {
  private let report: AuditReport
  private let version: String
  private let threshold: Int?

  /// The report of `report` by the tool's `version`; scores below `threshold` are shown as too low.
  public init(_ report: AuditReport, version: String, threshold: Int?) {
    self.report = report
    self.version = version
    self.threshold = threshold
  }

  /// The whole text, with a line end.
  public var text: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("$schema", "http://stryker-mutator.io/report.schema.json")
      writer.member("schemaVersion", "2")
      writer.member("thresholds") { writer in
        writer.member("high", max(threshold ?? 100, 1))
        writer.member("low", threshold ?? 80)
      }
      writer.member("framework") { writer in
        writer.member("name", "Probe")
        writer.member("version", version)
      }
      writer.member("files") { writer in
        for file in files { write(file, to: &writer) }
      }
      writer.member("testFiles") { writer in
        for script in report.scripts { write(script, to: &writer) }
      }
    }
    return writer.text + "\n"
  }

  // MARK: Mutants

  /// A file with the mutants that stand in it.
  private struct File {
    var path: String
    var language: String
    var source: String
    var mutants: [(id: String, mutant: AuditedMutant, line: Int)]
  }

  private var files: [File] {
    var files: [File] = []
    for subject in report.subjects {
      let prefix = report.subjects.count > 1 ? "\(subject.models.joined(separator: ",")):" : ""
      let faults = subject.mutants.filter { $0.mutant.place == nil }
      if !faults.isEmpty {
        files.append(
          File(
            path: "faults of \(subject.title)", language: "plain",
            source: faults.map { "\($0.mutant.id) \($0.mutant.name): \($0.mutant.sentence)\n" }.joined(),
            mutants: faults.enumerated().map { ("\(prefix)\($1.mutant.id)", $1, $0 + 1) }))
      }
      for mutant in subject.mutants {
        guard let place = mutant.mutant.place else { continue }
        let entry = ("\(prefix)\(mutant.mutant.id)", mutant, place.start.line)
        if let index = files.firstIndex(where: { $0.path == place.start.path }) {
          files[index].mutants.append(entry)
        } else {
          let source = report.viewSources[place.start.path] ?? ""
          files.append(File(path: place.start.path, language: "swift", source: source, mutants: [entry]))
        }
      }
    }
    return files
  }

  private func write(_ file: File, to writer: inout JSONWriter) {
    writer.member(name: file.path) { writer in
      writer.member("language", file.language)
      writer.member("source", file.source)
      writer.member("mutants", array: file.mutants) { writer, entry in
        write(entry.mutant, id: entry.id, line: entry.line, to: &writer)
      }
    }
  }

  private func write(_ audited: AuditedMutant, id: String, line: Int, to writer: inout JSONWriter) {
    let mutant = audited.mutant
    // A viewer puts the replacement into the source: it gets all of it, at one place.
    let place = mutant.wholePlace ?? mutant.place
    writer.object { writer in
      writer.member("id", id)
      writer.member("mutatorName", mutant.name)
      writer.member("description", mutant.sentence)
      if let place { writer.member("replacement", place.replacement) }
      writer.member("location") { writer in
        let start = place.map { ($0.start.line, $0.start.column) } ?? (line, 1)
        let end = place.map { ($0.endLine, $0.endColumn) } ?? (line, mutant.id.count + mutant.name.count + 2)
        Self.write("start", start, to: &writer)
        Self.write("end", end, to: &writer)
      }
      writer.member("status", audited.verdict.status)
      writer.member("statusReason", reason(of: audited))
      if !audited.kills.isEmpty { writer.member("killedBy", audited.kills.map { testID($0.scenario) }) }
      let covering = audited.cells.indices.filter { audited.cells[$0].map { $0 <= .survived } ?? false }
      if !covering.isEmpty { writer.member("coveredBy", covering.map(testID)) }
    }
  }

  private func reason(of audited: AuditedMutant) -> String? {
    if let reason = audited.reason { return reason }
    if audited.verdict == .equivalent { return "no scenario tells it from the healthy app" }
    if let kill = audited.kills.first {
      let place = kill.place
      return "\(place.path):\(place.line):\(place.column): \(place.statement): \(kill.failure)"
    }
    guard let insertion = audited.advice?.insertion else {
      return audited.verdict.isValid ? "may be killed by: \(audited.mutant.killer)" : nil
    }
    let place = insertion.place
    return "\(place.path):\(place.line): \(insertion.sentence(quote: "'"))"
  }

  private static func write(_ name: StaticString, _ place: (line: Int, column: Int), to writer: inout JSONWriter) {
    writer.member(name) { writer in
      writer.member("line", place.line)
      writer.member("column", place.column)
    }
  }

  // MARK: Scenarios

  private func testID(_ scenario: Int) -> String {
    "\(report.scenarios[scenario].place.path):\(report.scenarios[scenario].place.line)"
  }

  private func write(_ script: ScriptText, to writer: inout JSONWriter) {
    let scenarios = report.scenarios.indices.filter { report.scenarios[$0].place.path == script.path }
    writer.member(name: script.path) { writer in
      writer.member("source", script.text)
      writer.member("tests", array: Array(scenarios)) { writer, scenario in
        writer.object { writer in
          writer.member("id", testID(scenario))
          writer.member("name", report.scenarios[scenario].name)
          writer.member("location") { writer in
            let place = report.scenarios[scenario].place
            Self.write("start", (place.line, place.column), to: &writer)
          }
        }
      }
    }
  }
}

extension Verdict {
  /// The word of the schema; what cannot be told from the original does not count there either.
  fileprivate var status: String {
    switch self {
    case .killed, .killedByAction: "Killed"
    case .timeout: "Timeout"
    case .survived: "Survived"
    case .noCoverage: "NoCoverage"
    case .error: "RuntimeError"
    case .ignored, .equivalent: "Ignored"
    case .untried: "Pending"
    }
  }
}
