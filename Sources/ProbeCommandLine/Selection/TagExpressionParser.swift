import ProbeSyntax

/// Reads `--tag`: `or` binds loosest, then `and`, then `not`.
struct TagExpressionParser {
  private struct Token {
    var text: String
    var span: SourceSpan
  }

  private static let depthLimit = 200

  private let text: String
  private var tokens: ArraySlice<Token>
  private var depth = 0

  private init(_ text: String) {
    self.text = text
    self.tokens = Self.tokens(of: text)[...]
  }

  /// The expression that `text` spells.
  static func parse(_ text: String) throws(UsageProblem) -> TagExpression {
    var parser = TagExpressionParser(text)
    let expression = try parser.parseOr()
    if let rest = parser.tokens.first { throw parser.problem(.expectedOperator(found: rest.text), at: rest.span) }
    return expression
  }

  // or = and { "or" and }
  private mutating func parseOr() throws(UsageProblem) -> TagExpression {
    var parts = [try parseAnd()]
    while consume(ifNext: "or") {
      parts.append(try parseAnd())
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  // and = not { "and" not }
  private mutating func parseAnd() throws(UsageProblem) -> TagExpression {
    var parts = [try parseNot()]
    while consume(ifNext: "and") {
      parts.append(try parseNot())
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  // not = "not" not | "(" or ")" | tag
  private mutating func parseNot() throws(UsageProblem) -> TagExpression {
    guard let token = tokens.popFirst() else {
      throw problem(.expectedTag(found: nil), at: SourceSpan(start: text.utf8.count, end: text.utf8.count))
    }
    switch token.text {
    case "not":
      try enter(token)
      defer { depth -= 1 }
      return .not(try parseNot())
    case "(":
      try enter(token)
      defer { depth -= 1 }
      let inner = try parseOr()
      if consume(ifNext: ")") { return inner }
      if let next = tokens.first { throw problem(.expectedOperator(found: next.text), at: next.span) }
      throw problem(.missingParenthesis, at: token.span)
    case "and", "or", ")", "@":
      throw problem(.expectedTag(found: token.text), at: token.span)
    default:
      return .tag(token.text.hasPrefix("@") ? String(token.text.dropFirst()) : token.text)
    }
  }

  private mutating func enter(_ token: Token) throws(UsageProblem) {
    depth += 1
    if depth > Self.depthLimit { throw problem(.tooDeep(limit: Self.depthLimit), at: token.span) }
  }

  private mutating func consume(ifNext word: String) -> Bool {
    guard tokens.first?.text == word else { return false }
    tokens = tokens.dropFirst()
    return true
  }

  private func problem(_ problem: TagExpressionProblem, at span: SourceSpan) -> UsageProblem {
    .invalidTagExpression(problem, in: text, at: span)
  }

  private static func tokens(of text: String) -> [Token] {
    let bytes = Array(text.utf8)
    var tokens: [Token] = []
    var start = 0
    while start < bytes.count {
      if isSpace(bytes[start]) {
        start += 1
        continue
      }
      var end = start + 1
      if !isParenthesis(bytes[start]) {
        while end < bytes.count, !isSpace(bytes[end]), !isParenthesis(bytes[end]) { end += 1 }
      }
      let word = String(decoding: bytes[start..<end], as: UTF8.self)
      tokens.append(Token(text: word, span: SourceSpan(start: start, end: end)))
      start = end
    }
    return tokens
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (byte >= 9 && byte <= 13)
  }

  private static func isParenthesis(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")")
  }
}
