/// One script to be read, with the lines of it that were asked for.
struct ScriptInput: Equatable, Sendable {
  /// Where its text is.
  enum Source: Equatable, Sendable {
    /// In the file at the path.
    case file
    /// At hand, as it was given with `-e`.
    case script(String)
    /// At hand, as it was read from standard input.
    case standardInput([UInt8])
  }

  /// Its name for messages: the path as it was given, `<standard input>` or `<script 1>`.
  var path: String
  /// Where its text is.
  var source: Source
  /// The places asked for; nil: all of it.
  var lines: [LineReference]?

  /// The text that was given with `-e`.
  var script: String? {
    switch source {
    case .script(let text): text
    case .file, .standardInput: nil
    }
  }
}

/// `FILE:LINE` or `FILE:LINE[ROW]`, without the file.
struct LineReference: Hashable, Sendable {
  /// The line, from one.
  var line: Int
  /// The row of `examples`, from one.
  var row: Int?
}
