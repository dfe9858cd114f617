extension TextDifference {
  /// The difference in words; for texts that plainly differ, where they part.
  public var message: String {
    switch kind {
    case .composition:
      "they look the same, but their letters are composed in another way: \(first(foundRest)) instead of \(first(expectedRest))"
    case .end where foundRest.isEmpty: "what was found ends before \(VisibleText.quoted(expectedRest))"
    case .end: "what was found goes on with \(VisibleText.quoted(foundRest))"
    case .invisible:
      "only characters that cannot be seen differ: \(first(foundRest)) instead of \(first(expectedRest))"
    case .letterCase: "only upper and lower case differ"
    case .lineBreak: "only the kind of the line breaks differs"
    case .other: "\(first(foundRest)) instead of \(first(expectedRest)) at character \(common.count + 1)"
    case .outerSpace: "only white space at the beginning or the end differs"
    case .space: "only the kind of white space differs: \(first(foundRest)) instead of \(first(expectedRest))"
    }
  }

  /// Whether a person who looks at both texts would hardly see it.
  public var isHardToSee: Bool {
    switch kind {
    case .composition, .invisible, .letterCase, .lineBreak, .outerSpace, .space: true
    case .end, .other: false
    }
  }

  /// Both texts from shortly before the difference, ready to be shown one below the other.
  public var excerpts: (lead: String, expected: String, found: String) {
    let lead = common.suffix(Self.leadLimit)
    let isCut = lead.startIndex > common.startIndex
    return ((isCut ? "…" : "") + VisibleText.of(lead), excerpt(expectedRest), excerpt(foundRest))
  }

  private static let leadLimit = 40
  private static let restLimit = 60

  private func excerpt(_ rest: String) -> String {
    var shown = ""
    var characters = rest.prefix(Self.restLimit)[...]
    if kind.isOfScalars, let character = characters.popFirst() { shown = numbers(of: character) }
    shown += VisibleText.of(characters)
    return rest.count > Self.restLimit ? shown + "…" : shown
  }

  /// The first character of `rest` in quotes, with its scalars where it is not plain.
  private func first(_ rest: String) -> String {
    guard let character = rest.first else { return "the end" }
    let isPlain = character.isASCII && VisibleText.of(String(character)) == String(character)
    if isPlain { return VisibleText.quoted(String(character)) }
    let scalars = character.unicodeScalars.map { "U+\(hexadecimal($0))" }.joined(separator: " ")
    if let name = Self.spaceName(of: character) { return "\(name) (\(scalars))" }
    return "\(VisibleText.quoted(String(character))) (\(scalars))"
  }

  private static func spaceName(of character: Character) -> String? {
    switch character {
    case "\u{A0}": "a no-break space"
    case "\u{202F}": "a narrow no-break space"
    case "\u{200B}": "a zero-width space"
    case "\u{FEFF}": "a byte-order mark"
    case "\u{3000}": "an ideographic space"
    default: nil
    }
  }

  /// Letters that look alike are shown by the numbers of their scalars, plain ones as they are.
  private func numbers(of character: Character) -> String {
    var shown = ""
    for scalar in character.unicodeScalars {
      shown += scalar.isASCII && VisibleText.escape(of: scalar) == nil ? String(scalar) : VisibleText.number(of: scalar)
    }
    return shown
  }

  private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension TextDifference.Kind {
  /// Whether the two texts can only be told apart by the numbers of their scalars.
  fileprivate var isOfScalars: Bool {
    switch self {
    case .composition, .invisible, .space: true
    case .end, .letterCase, .lineBreak, .other, .outerSpace: false
    }
  }
}
