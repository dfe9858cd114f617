/// The colours of a report on a terminal; without colour, texts stay as they are.
public struct Palette: Sendable {
  /// What a piece of text is, which decides how it looks.
  public enum Role: Sendable {
    /// A failure, and what was found.
    case bad
    /// A success, and what was expected.
    case good
    /// A heading.
    case heading
    /// What leads the eye to a place.
    case place
    /// What can be skipped.
    case quiet
  }

  /// Whether control codes may be written.
  public var isColoured: Bool

  /// A palette; `isColoured` only for a terminal that wants it.
  public init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  /// `text` as its role wants it.
  public func paint(_ text: String, _ role: Role) -> String {
    guard isColoured, !text.isEmpty else { return text }
    return "\u{1B}[\(code(of: role))m\(text)\u{1B}[0m"
  }

  private func code(of role: Role) -> String {
    switch role {
    case .bad: "1;31"
    case .good: "32"
    case .heading: "1"
    case .place: "34"
    case .quiet: "2"
    }
  }
}
