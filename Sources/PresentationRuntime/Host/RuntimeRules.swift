/// What differs from the rules: switches that take one mechanism out, for tests only, and the fault of a broken app.
package struct RuntimeRules: Sendable {
  /// State is read live, also in an update (against R1).
  package var readsAlwaysLive = false
  /// Every write evaluates its owner's body (against R4).
  package var hasNoGate = false
  /// Making a binding counts as a read (against R2).
  package var countsBindingsAsReads = false
  /// Content closures run outside an update (against R14).
  package var callsContentOutsideUpdates = false
  /// What the platform of a broken app does wrong; only an audit sets it.
  package var fault: RuntimeFault?
  /// Whether the places are noted where a fault would act.
  var watchesFaults = false
  /// Whether there is no fault, and nobody asks where one would act.
  var isSound: Bool { fault == nil && !watchesFaults }

  /// The rules as they are.
  package init() {}
}
