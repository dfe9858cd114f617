import ProbeSemantics
import ProbeSyntax

/// Something that happened in a run, for reporters: all that they ever see.
///
/// Events come in the order of the files on the command line, whatever the number of workers.
public enum RunEvent: Sendable {
  /// The first event.
  case runStarted(RunStart)
  /// A script was read and checked; its tests follow, unless it has errors.
  case fileStarted(FileStart)
  /// A test ended; its steps are told with it.
  case testFinished(TestResult)
  /// All tests of a script have ended.
  case fileFinished(path: String)
  /// The last event, also of a run that was interrupted.
  case runFinished(RunEnd)
}

/// What is known before the first test.
public struct RunStart: Equatable, Sendable {
  /// The version of the tool.
  public var toolVersion: String
  /// How the tool was called, for the command that runs one test again.
  public var command: String

  /// A run by the tool `toolVersion`, called as `command`.
  public init(toolVersion: String, command: String) {
    self.toolVersion = toolVersion
    self.command = command
  }
}

/// A script that is about to run.
public struct FileStart: Sendable {
  /// Its number among the scripts of the run, from zero.
  public var number: Int
  /// Its path as it was given.
  public var path: String
  /// Its diagnostics; with an error among them nothing of it runs.
  public var diagnostics: [Diagnostic]
  /// How many of its tests were selected.
  public var testCount: Int
  /// The text of a script that was given on the command line (`-e`); nil for a file.
  public var script: String?

  /// The script at `path`; `script` is its text where the path names no file.
  public init(path: String, diagnostics: [Diagnostic], testCount: Int, script: String? = nil, number: Int = 0) {
    self.number = number
    self.path = path
    self.diagnostics = diagnostics
    self.testCount = testCount
    self.script = script
  }
}

/// What is known after the last test.
public struct RunEnd: Equatable, Sendable {
  /// The time the run took, by the wall clock.
  public var elapsed: Duration
  /// Whether it was interrupted: then some tests did not run.
  public var wasInterrupted: Bool
  /// Whether `--fail-fast` ended it.
  public var endedEarly: Bool

  /// The end of a run that took `elapsed`.
  public init(elapsed: Duration, wasInterrupted: Bool = false, endedEarly: Bool = false) {
    self.elapsed = elapsed
    self.wasInterrupted = wasInterrupted
    self.endedEarly = endedEarly
  }
}
