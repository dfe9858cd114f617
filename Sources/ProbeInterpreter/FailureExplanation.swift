/// What `probe-run explain ID` says of a failure: its meaning, a script that fails so, and one that does not.
public struct FailureExplanation: Sendable {
  /// The failure.
  public var id: FailureID
  /// What it means and what usually helps.
  public var summary: String
  /// A script with a step that fails in this way.
  public var wrong: String
  /// A script that passes.
  public var right: String
  /// Whether the scripts need a view that does not ship with the tool; the others run as they stand.
  public var needsOwnView: Bool

  /// The explanation of `id`.
  public init(_ id: FailureID) {
    let (wrong, right, needsOwnView) = id.examples
    self.id = id
    self.summary = id.summary
    self.wrong = wrong
    self.right = right
    self.needsOwnView = needsOwnView
  }

  /// The explanation of the failure named `id`, if there is one.
  public init?(named id: String) {
    guard let id = FailureID(rawValue: id) else { return nil }
    self.init(id)
  }

  /// All of them, by name.
  public static var all: [FailureExplanation] {
    FailureID.allCases.map { FailureExplanation($0) }
  }
}
