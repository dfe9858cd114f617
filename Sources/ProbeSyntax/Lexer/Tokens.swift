extension SyntaxTree {
  /// The pieces of the file in their order: each byte belongs to exactly one.
  public var tokens: Tokens { Tokens(tree: self) }
}

/// The pieces of a script, found one by one as they are read.
///
/// What a word is depends on where it stands, so the pieces are read off the tree: its leaves and comments first, and what
/// lies between them by its bytes.
public struct Tokens: Sequence, Sendable {
  let tree: SyntaxTree

  /// Reads the pieces from the first on.
  public func makeIterator() -> Iterator { Iterator(tree: tree) }

  /// Reads one piece after the other.
  public struct Iterator: IteratorProtocol {
    private let tree: SyntaxTree
    private let bytes: [UInt8]
    private var position = 0
    private var node = 0
    private var comment = 0

    init(tree: SyntaxTree) {
      self.tree = tree
      bytes = tree.file.bytes
    }

    /// The next piece, or nil at the end of the file.
    public mutating func next() -> Token? {
      guard position < bytes.count else { return nil }
      let start = position
      let kind = scan()
      return Token(kind: kind, span: SourceSpan(start: start, end: position))
    }

    private mutating func scan() -> Token.Kind {
      if position == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        position = 3
        return .byteOrderMark
      }
      if let comment = nextComment, comment.start == position {
        position = comment.end
        return .comment
      }
      if let leaf = nextLeaf, leaf.span.start == position {
        position = leaf.span.end
        return leaf.kind
      }
      return scanBytes(to: Swift.min(nextLeaf?.span.start ?? bytes.count, nextComment?.start ?? bytes.count))
    }

    private var nextComment: SourceSpan? {
      mutating get {
        while comment < tree.comments.count, tree.comments[comment].start < position { comment += 1 }
        return comment < tree.comments.count ? tree.comments[comment] : nil
      }
    }

    /// The next part of a statement at or behind the position.
    private var nextLeaf: (kind: Token.Kind, span: SourceSpan)? {
      mutating get {
        while node < tree.nodes.count {
          let candidate = tree.nodes[node]
          if candidate.kind.isLeaf, candidate.extent > 0, Int(candidate.start) >= position,
            let kind = Iterator.kind(of: candidate)
          {
            return (kind, candidate.span)
          }
          node += 1
        }
        return nil
      }
    }

    private static func kind(of node: SyntaxNode) -> Token.Kind? {
      switch node.kind {
      case .count: return .count
      case .duration: return .duration
      case .name: return .name
      case .tag: return .tag
      case .value: return .value
      case .cell, .operand:
        switch Operand.Form(rawValue: node.tag & 0x0F) {
        case .bare: return .bareText
        case .cell: return .cell
        case .literal: return .literal
        case .multiline: return .multiline
        case .quoted: return .quoted
        case .regex: return .regex
        case nil: return nil
        }
      case .list: return nil
      case .block, .define, .examples, .ignore, .model, .modelList, .row, .scenario, .setup, .tagLine, .tags, .use,
        .atOnce,
        .broken, .choose, .clear, .clearClipboard, .close, .copy, .device, .call, .expect, .failsOn, .language,
        .launchArgument, .launchWith, .on, .pick, .relaunch, .setClipboard, .stub, .swipe, .swipeDown, .tap,
        .tapOutside, .throughout, .turn, .type, .wait, .within:
        return nil
      }
    }

    /// A piece that is known by its bytes, which ends before `end`.
    private mutating func scanBytes(to end: Int) -> Token.Kind {
      let first = bytes[position]
      position += 1
      switch first {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        while position < end, bytes[position].isBlank { position += 1 }
        return .blank
      case UInt8(ascii: "\n"): return .newline
      case UInt8(ascii: "\r"):
        if position < end, bytes[position] == UInt8(ascii: "\n") { position += 1 }
        return .newline
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"):
        return .punctuation
      default: break
      }
      let isWord = first.isNameByte
      while position < end, bytes[position].isNameByte == isWord, !isSeparate(bytes[position]) { position += 1 }
      return isWord ? .word : .unknown
    }

    private func isSeparate(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "|"):
        true
      default: false
      }
    }
  }
}
