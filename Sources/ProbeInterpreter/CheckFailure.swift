import ProbeSemantics

/// Why a check did not hold, as data; its words stand in `CheckFailure+Message.swift`.
public struct CheckFailure: Sendable {
  /// What was found instead.
  public enum Found: Equatable, Sendable {
    /// A number.
    case count(Int)
    /// Nothing of that kind is there.
    case nothing
    /// The thing to look at is not there, so that neither yes nor no can be said.
    case nothingToLookAt(MissingSubject)
    /// A state, as a word: `enabled`, `off`, `cancelled`.
    case state(String)
    /// One text.
    case text(String)
    /// Several texts, none of which fits.
    case texts([String])
  }

  /// The check.
  public var check: Check
  /// What was found.
  public var found: Found

  /// `check`, for which `found` was found.
  public init(_ check: Check, found: Found) {
    self.check = check
    self.found = found
  }
}
