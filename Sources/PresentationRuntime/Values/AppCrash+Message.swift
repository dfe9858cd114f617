extension AppCrash {
  /// The error as the system prints it.
  public var message: String {
    switch reason {
    case .endlessRecursion(let view, let limit):
      "the views are nested more than \(limit) deep: '\(view)' contains itself without end"
    case .endlessWork(let what, let limit):
      "the app does not come to rest: \(what) leaves more work after \(limit) rounds"
    case .endlessTurns(let cycle, let limit):
      "the app does not come to rest: after \(limit) turns \(cycle.joined(separator: ", then ")) writes again"
    case .exception(let name, let reason):
      "Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    case .fatal(let text):
      "Fatal error: \(text)"
    case .missingEnvironmentObject(let type, let view):
      "Fatal error: No ObservableObject of type \(type) found. "
        + "A View.environmentObject(_:) for \(type) may be missing as an ancestor of \(view)."
    case .notLaunched(let view, let advice):
      "'\(view)' cannot be launched: \(advice)"
    case .unknownValue(let name):
      "what '\(name)' gives back is not in this file"
    case .unsupported(let piece, let advice):
      "\(piece) is not interpreted: \(advice)"
    case .unwrappedNil:
      "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
    }
  }
}
