/// Code of the app that runs outside an update: an action, a callback.
public struct Handler {
  /// The code.
  public var run: () throws(AppCrash) -> Void
  /// Where it stands.
  public var place: SourcePlace?

  /// The code `run`, which stands at `place`.
  public init(at place: SourcePlace? = nil, _ run: @escaping () throws(AppCrash) -> Void) {
    self.run = run
    self.place = place
  }
}
