extension SyntaxTree {
  /// The parts of a text: what stands for itself, and the names whose values belong into it.
  public func pieces(of operand: Operand) -> [TemplatePiece] {
    let content = operand.contentSpan
    guard operand.needsDecoding || operand.form == .multiline else {
      return content.length == 0 ? [] : [.text(file.text(in: content))]
    }
    var decoder = TextDecoder(bytes: file.bytes, form: operand.form, content: content)
    return decoder.pieces()
  }

  /// The text of an operand; a `\(name)` in it stays as it is written.
  public func text(of operand: Operand) -> String {
    guard operand.needsDecoding || operand.form == .multiline else { return file.text(in: operand.contentSpan) }
    var text = ""
    for piece in pieces(of: operand) {
      switch piece {
      case .text(let part): text += part
      case .name(_, let span): text += file.text(in: span)
      }
    }
    return text
  }
}
