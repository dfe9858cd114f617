extension SyntaxTree {
  /// The leaves of the statement at `index`.
  func leaves(of index: Int) -> Range<Int> {
    var end = index + 1
    while end < nodes.count, nodes[end].kind.isLeaf { end += 1 }
    return index + 1..<end
  }

  /// The index of the statement behind the one at `index`, with all that belongs to it.
  func index(after index: Int) -> Int {
    let end = leaves(of: index).upperBound
    guard end < nodes.count, nodes[end].kind == .block else { return end }
    return end + 1 + Int(nodes[end].extent)
  }

  /// The block of the statement at `index`.
  func block(of index: Int) -> Block? {
    let position = leaves(of: index).upperBound
    guard position < nodes.count, nodes[position].kind == .block else { return nil }
    let node = nodes[position]
    return Block(
      tree: self, range: position + 1..<position + 1 + Int(node.extent),
      span: SourceSpan(start: Int(node.start), end: nodes[index].span.end), isBraced: node.flags & NodeFlags.braced != 0
    )
  }

  /// The block of a statement that cannot be in the tree without one.
  func requiredBlock(of index: Int) -> Block {
    guard let block = block(of: index) else { preconditionFailure("the statement has no block in the tree") }
    return block
  }

  /// The leaf of `kind` with `tag` under the statement at `index`; all of them in their order.
  func names(of index: Int, role: NameRole) -> [Name] {
    leaves(of: index).compactMap { leaf in
      nodes[leaf].kind == .name && nodes[leaf].tag == role.rawValue ? Name(span: nodes[leaf].span) : nil
    }
  }

  /// The name at `index`.
  func name(at index: Int) -> Name { Name(span: nodes[index].span) }

  /// The tags under the statement at `index`.
  func tags(of index: Int) -> [Tag] { leaves(of: index).map { Tag(span: nodes[$0].span) } }

  /// The text at `index`.
  func operand(at index: Int) -> Operand {
    let node = nodes[index]
    guard let form = Operand.Form(rawValue: node.tag & 0x0F) else { preconditionFailure("a text has no form") }
    return Operand(
      span: node.span, form: form, needsDecoding: node.flags & NodeFlags.needsDecoding != 0,
      isInterpolated: node.flags & NodeFlags.interpolated != 0)
  }

  /// The condition on a text at `index`.
  func condition(at index: Int) -> TextCondition {
    guard let relation = TextCondition.Relation(rawValue: nodes[index].tag >> 4) else {
      preconditionFailure("a condition has no relation")
    }
    return TextCondition(relation: relation, operand: operand(at: index))
  }

  /// The count at `index`.
  func count(at index: Int) -> Count {
    let node = nodes[index]
    guard let relation = Count.Relation(rawValue: node.tag) else { preconditionFailure("a count has no relation") }
    var start = node.span.start
    while isRelationOrBlank(file.bytes[start]) { start += 1 }
    let number = SourceSpan(start: start, end: node.span.end)
    if node.flags & NodeFlags.interpolated != 0 {
      let operand = Operand(span: number, form: .bare, needsDecoding: true, isInterpolated: true)
      return Count(relation: relation, value: .interpolated(operand), span: node.span)
    }
    return Count(relation: relation, value: .number(self.number(in: number)), span: node.span)
  }

  /// The length of time at `index`.
  func timeSpan(at index: Int) -> TimeSpan {
    let span = nodes[index].span
    if nodes[index].flags & NodeFlags.interpolated != 0 {
      let operand = Operand(span: span, form: .bare, needsDecoding: true, isInterpolated: true)
      return TimeSpan(value: .interpolated(operand), span: span)
    }
    guard let duration = TimeSpan.duration(of: file.bytes[span.start..<span.end]) else {
      preconditionFailure("the parser let a duration through that is none")
    }
    return TimeSpan(value: .duration(duration), span: span)
  }

  /// The number that the parser has found to be one.
  func number(in span: SourceSpan) -> Int {
    guard let number = Count.number(of: file.bytes[span.start..<span.end]) else {
      preconditionFailure("the parser let a number through that is none")
    }
    return number
  }

  private func isRelationOrBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: " "),
      UInt8(ascii: "\t"):
      true
    default: false
    }
  }

  /// The span of `count` words from the first word at `offset` on.
  func words(_ count: Int, from offset: Int) -> SourceSpan {
    var start = offset
    while start < file.bytes.count, file.bytes[start].isBlank { start += 1 }
    var end = start
    for number in 0..<count {
      if number > 0 {
        while end < file.bytes.count, file.bytes[end].isBlank { end += 1 }
      }
      while end < file.bytes.count, file.bytes[end].isNameByte { end += 1 }
    }
    return SourceSpan(start: start, end: end)
  }
}
