/// The colours of what is printed: all escape codes of the tool stand here.
public struct Palette: Sendable {
  /// What a piece of text is, which decides its colour.
  public enum Role: Sendable {
    /// An error, a failure.
    case bad
    /// A warning.
    case doubtful
    /// What passed.
    case good
    /// What matters less: line numbers, frames.
    case faint
    /// A hint, a note.
    case helpful
    /// What matters more.
    case strong
  }

  private let isColored: Bool

  /// No colours: for files and pipes.
  public static let plain = Palette(isColored: false)
  /// The colours of a terminal.
  public static let terminal = Palette(isColored: true)

  /// `text` in the colour of `role`.
  public func paint(_ text: String, _ role: Role) -> String {
    guard isColored, !text.isEmpty else { return text }
    return "\u{1B}[\(code(of: role))m\(text)\u{1B}[0m"
  }

  private func code(of role: Role) -> String {
    switch role {
    case .bad: "1;31"
    case .doubtful: "1;33"
    case .good: "32"
    case .faint: "2"
    case .helpful: "36"
    case .strong: "1"
    }
  }
}
