import ProbeSyntax

/// Writes the pieces of a file one a line: its kind, and its text as a Swift literal.
enum TokenDump {
  static func text(of tree: SyntaxTree) -> String {
    var text = ""
    for token in tree.tokens {
      let kind = token.kind.rawValue.padding(to: 16)
      text += "\(kind)\(tree.text(in: token.span).debugDescription)\n"
    }
    return text
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }
}
