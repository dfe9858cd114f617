import ProbeInterpreter

/// A report: a fold from the events of a run to text. Someone else writes the text.
public protocol Reporter {
  /// The text that `event` adds to the report; empty if none.
  mutating func render(_ event: RunEvent) -> String
}
