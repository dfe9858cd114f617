import ProbeInterpreter

/// Records a run: each event is a JSON object on a line of its own.
///
/// `RunRecordSchema` says what the members mean, and what readers may rely on.
public struct JSONLinesReporter: Reporter {
  /// The version of the format; it grows when a reader of the version before would misread a line.
  public static let version = 1

  /// A record in which nothing has happened.
  public init() {}

  public mutating func render(_ event: RunEvent) -> String {
    var writer = JSONWriter()
    writer.object { line in
      line.member("version", Self.version)
      switch event {
      case .runStarted(let start):
        line.member("kind", "run-started")
        start.write(to: &line)
      case .fileStarted(let start):
        line.member("kind", "file-started")
        start.write(to: &line)
      case .testFinished(let result):
        line.member("kind", "test-finished")
        result.write(to: &line)
      case .fileFinished(let path):
        line.member("kind", "file-finished")
        line.member("path", path)
      case .runFinished(let end):
        line.member("kind", "run-finished")
        end.write(to: &line)
      }
    }
    writer.endLine()
    return writer.text
  }
}
