/// What ends the app under test: a result of the test, never a trap of ours.
public struct AppCrash: Error, Equatable, Sendable {
  /// What went wrong.
  public enum Reason: Equatable, Sendable {
    /// The views are nested deeper than the runtime follows: a view that contains itself, or a very deep one.
    case endlessRecursion(view: String, limit: Int)
    /// Work that always leaves more work: the app never comes to rest.
    case endlessWork(what: String, limit: Int)
    /// Turn after turn wrote again (R9); what wrote, in order.
    case endlessTurns(cycle: [String], limit: Int)
    /// An exception of the platform.
    case exception(name: String, reason: String)
    /// An error of the Swift run time, in its own words: "Index out of range".
    case fatal(String)
    /// `@EnvironmentObject` that nobody gave (R39).
    case missingEnvironmentObject(type: String, view: String)
    /// The view cannot be made: what its initialiser lacks, and what to write.
    case notLaunched(view: String, advice: String)
    /// What something that is not in the view file gives back is needed; its name as a script stubs it.
    case unknownValue(name: String)
    /// `!` on nil.
    case unwrappedNil
    /// A piece of a view file that is read but not interpreted was used; what to do about it.
    case unsupported(piece: String, advice: String)
  }

  /// What to do about it in the script, where the app itself is not to blame.
  public var advice: String? {
    switch reason {
    case .unknownValue(let name): "say it in the script: stub \(name) returns …"
    case .notLaunched(_, let advice), .unsupported(_, let advice): advice
    case .endlessRecursion, .endlessTurns, .endlessWork, .exception, .fatal, .missingEnvironmentObject, .unwrappedNil:
      nil
    }
  }

  /// What went wrong.
  public var reason: Reason
  /// Where in the view's source.
  public var place: SourcePlace?

  /// A crash for `reason` at `place`.
  public init(_ reason: Reason, at place: SourcePlace? = nil) {
    self.reason = reason
    self.place = place
  }
}
