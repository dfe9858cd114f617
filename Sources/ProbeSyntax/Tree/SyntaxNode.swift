/// One node of the flat tree: twelve bytes, in the order of the file, a parent before its children.
///
/// A statement's own operands follow it as leaves; a block, if there is one, comes last and knows how many nodes it holds.
struct SyntaxNode: Sendable {
  /// What the node is.
  var kind: SyntaxKind
  /// The subject of a check, the form of an operand, the role of a name; each kind has its own meaning for it.
  var tag: UInt8
  /// Small facts: see `Flags` of the kinds that have them.
  var flags: UInt16
  /// The offset of its first byte.
  var start: UInt32
  /// The number of bytes; for a block the number of nodes in it.
  var extent: UInt32

  /// A node of `kind` over the bytes from `start` up to `end`.
  init(_ kind: SyntaxKind, tag: UInt8 = 0, flags: UInt16 = 0, start: Int, end: Int) {
    self.kind = kind
    self.tag = tag
    self.flags = flags
    self.start = UInt32(truncatingIfNeeded: start)
    self.extent = UInt32(truncatingIfNeeded: end - start)
  }

  /// Whether it is a text between quotes without a character; one of several lines is not looked at.
  var isEmptyText: Bool {
    guard kind == .operand, extent == 2 else { return false }
    switch Operand.Form(rawValue: tag & 0x0F) {
    case .literal, .quoted, .regex: return true
    case .bare, .cell, .multiline, nil: return false
    }
  }

  /// The bytes it covers; of a block only the start is known here.
  var span: SourceSpan {
    SourceSpan(start: Int(start), end: Int(start) + (kind == .block ? 1 : Int(extent)))
  }
}

/// What a node of the flat tree is.
enum SyntaxKind: UInt8, Sendable {
  // Leaves: parts of the statement before them.
  case cell
  case count
  case duration
  case list
  case name
  case operand
  case tag
  case value

  // The contents of a statement, last among its parts.
  case block

  // Statements of a file.
  case define
  case examples
  case ignore
  case model
  case modelList
  case row
  case scenario
  case setup
  case tagLine
  case tags
  case use

  // Steps.
  case atOnce
  case broken
  case choose
  case clear
  case clearClipboard
  case close
  case copy
  case device
  case call
  case expect
  case failsOn
  case language
  case launchArgument
  case launchWith
  case on
  case pick
  case relaunch
  case setClipboard
  case stub
  case swipe
  case swipeDown
  case tap
  case tapOutside
  case throughout
  case turn
  case type
  case wait
  case within

  /// Whether it is a part of the statement before it.
  var isLeaf: Bool { rawValue < SyntaxKind.block.rawValue }
}
