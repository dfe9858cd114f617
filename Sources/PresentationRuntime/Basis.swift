/// How sure we are of a presentation rule.
public enum Basis: String, Sendable {
  /// Seen on a simulator.
  case observed
  /// Said by the platform's documentation.
  case documented
  /// Somebody ran it and published what they saw.
  case measured
  /// Several independent accounts agree.
  case reported
  /// Read in an open reimplementation of SwiftUI's core.
  case derived
  /// A deterministic choice of ours where nobody knows.
  case assumed
}
