/// What was so when the scenario's own steps began; counts and `clipboard unchanged` are told from there.
public struct Baseline: Equatable, Sendable {
  /// The clipboard's change count.
  public var clipboardChanges: Int
  /// How often something had come up.
  public var presentations: Int
  /// How often something had gone.
  public var dismissals: Int

  /// A test that has just begun: nothing was written, nothing came up.
  public init() {
    clipboardChanges = 0
    presentations = 0
    dismissals = 0
  }

  /// The moment of `snapshot`.
  public init(_ snapshot: ScreenSnapshot) {
    clipboardChanges = snapshot.clipboard.changeCount
    presentations = snapshot.presentations
    dismissals = snapshot.dismissals
  }
}
