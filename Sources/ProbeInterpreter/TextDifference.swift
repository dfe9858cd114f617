/// The first difference between the text that was expected and the one that was found.
public struct TextDifference: Equatable, Sendable {
  /// What sets the two apart.
  public enum Kind: Equatable, Sendable {
    /// The same letters, once composed and once decomposed.
    case composition
    /// One ends where the other goes on.
    case end
    /// A character that cannot be seen is in one only.
    case invisible
    /// Upper and lower case alone.
    case letterCase
    /// Line breaks of another kind alone.
    case lineBreak
    /// Another text.
    case other
    /// White space at the beginning or the end alone.
    case outerSpace
    /// White space of another kind alone.
    case space
  }

  /// What sets the two apart.
  public var kind: Kind
  /// What both have in common before the difference.
  public var common: String
  /// What was expected from there on.
  public var expectedRest: String
  /// What was found from there on.
  public var foundRest: String

  /// How many scalars back the beginning of a character is looked for.
  private static let longestCharacter = 64

  /// The difference of two texts; nil if their scalars are the same.
  public init?(expected: String, found: String) {
    let (left, right) = (expected.unicodeScalars, found.unicodeScalars)
    var (one, other) = (left.startIndex, right.startIndex)
    while one < left.endIndex, other < right.endIndex, left[one] == right[other] {
      left.formIndex(after: &one)
      right.formIndex(after: &other)
    }
    if one == left.endIndex, other == right.endIndex { return nil }
    // A difference inside a character (a letter and its accent, an emoji sequence) begins with that character.
    var steps = 0
    while one > left.startIndex, steps < Self.longestCharacter,
      String.Index(one, within: expected) == nil || String.Index(other, within: found) == nil
    {
      left.formIndex(before: &one)
      right.formIndex(before: &other)
      steps += 1
    }
    common = String(left[..<one])
    expectedRest = String(left[one...])
    foundRest = String(right[other...])
    kind = Self.kind(expected, found)
  }

  private static func kind(_ expected: String, _ found: String) -> Kind {
    if expected == found { return .composition }
    if TextSearch.equal(expected.lowercased(), found.lowercased()) { return .letterCase }
    if TextSearch.equal(withPlainLineBreaks(expected), withPlainLineBreaks(found)) { return .lineBreak }
    if TextSearch.equal(trimmed(expected), trimmed(found)) { return .outerSpace }
    if TextSearch.equal(withPlainSpaces(expected), withPlainSpaces(found)) { return .space }
    if TextSearch.equal(withoutInvisibles(expected), withoutInvisibles(found)) { return .invisible }
    if TextSearch.starts(expected, with: found) || TextSearch.starts(found, with: expected) { return .end }
    return .other
  }

  private static func withPlainLineBreaks(_ text: String) -> String {
    String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }

  private static func withPlainSpaces(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(scalar.properties.isWhitespace ? " " : scalar) }
    return String(plain)
  }

  private static func withoutInvisibles(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 == " " || VisibleText.escape(of: $0) == nil }))
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
