import ProbeSyntax

extension Program {
  /// The values that a row or a call gives to the names in its steps.
  public struct Values: Equatable, Sendable {
    /// The columns or parameters.
    public var names: [String]
    /// Their values, in the same order.
    public var values: [String]

    /// The `values` of `names`, in the same order.
    public init(names: [String], values: [String]) {
      self.names = names
      self.values = values
    }

    /// `statement` as it reads with the values, for people: literal texts and regular expressions stay as they are.
    public func inserted(into statement: String) -> String {
      let tree = ParsedFile(parsing: SourceFile(path: "", text: statement)).tree
      var result: [UInt8] = []
      var end = 0
      for token in tree.tokens {
        guard let template = token.template else { continue }
        for case .name(let name, let span) in tree.pieces(of: template) {
          guard let slot = names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else { continue }
          result += tree.file.bytes[end..<span.start]
          result += values[slot].utf8
          end = span.end
        }
      }
      result += tree.file.bytes[end...]
      return String(decoding: result, as: UTF8.self)
    }
  }
}

extension Token {
  /// The token as a text in which a `\(name)` has a value.
  fileprivate var template: Operand? {
    switch kind {
    case .bareText, .count, .duration: template(.bare)
    case .multiline: template(.multiline)
    case .quoted: template(.quoted)
    case .blank, .byteOrderMark, .cell, .comment, .literal, .name, .newline, .punctuation, .regex, .tag, .unknown,
      .value, .word:
      nil
    }
  }

  private func template(_ form: Operand.Form) -> Operand {
    Operand(span: span, form: form, needsDecoding: true, isInterpolated: true)
  }
}
