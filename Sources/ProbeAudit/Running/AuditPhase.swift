/// The parts of an audit, one after the other.
public enum AuditPhase: Sendable {
  /// All tests on the unbroken app.
  case baseline
  /// All tests on the broken apps.
  case mutants
  /// All tests on healthy devices that differ.
  case variants
  /// Looking for lines that would notice more.
  case lines
}
