/// What a diagnostic means, for an author who asks, with a script that has the mistake and one that has not.
public struct Explanation: Equatable, Sendable {
  /// The name that the diagnostic shows.
  public var id: String
  /// What it means, in a few sentences.
  public var meaning: String
  /// A whole script with this mistake and no other; nil where none can be shown, as for a file that is too large.
  public var wrong: String?
  /// The script without the mistake.
  public var right: String?

  /// The explanation of the diagnostic `id`.
  public init(id: String, meaning: String, wrong: String? = nil, right: String? = nil) {
    self.id = id
    self.meaning = meaning
    self.wrong = wrong
    self.right = right
  }
}
