import PresentationRuntime

/// What `probe-run models` says of one model.
public struct ModelSummary: Equatable, Sendable {
  /// The name that scripts use.
  public var name: String
  /// One line on what it shows.
  public var summary: String
  /// How sure we are of that.
  public var basis: Basis
}
