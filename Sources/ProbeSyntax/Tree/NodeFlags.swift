/// Small facts in the flags of a node; each belongs to the kinds that its comment names.
enum NodeFlags {
  /// Operands, cells: the content is not the text as it stands.
  static let needsDecoding: UInt16 = 1
  /// Operands, counts, durations: a `\(name)` is in it.
  static let interpolated: UInt16 = 2
  /// Blocks: written with braces.
  static let braced: UInt16 = 1
  /// Checks: `require`.
  static let required: UInt16 = 1
  /// Checks: `no`.
  static let negated: UInt16 = 2
  /// Checks: `screen …`.
  static let screen: UInt16 = 4
  /// Checks: `is enabled`, `is on`.
  static let stateOn: UInt16 = 8
  /// Checks: `is disabled`, `is off`.
  static let stateOff: UInt16 = 16
}

/// What a name stands for in its statement.
enum NameRole: UInt8 {
  /// The statement's own name, a model after `on`, a view.
  case plain
  /// A model after `catches`.
  case catches
  /// A parameter of a definition.
  case parameter
}

/// The subject of a check, as a node keeps it.
enum SubjectKind: UInt8 {
  case activity
  case activityCopy
  case alert
  case button
  case caption
  case cells
  case clipboard
  case clipboardEmpty
  case clipboardUnchanged
  case completionCancelled
  case completionCompleted
  case cover
  case crash
  case dialog
  case dismissals
  case evaluations
  case field
  case menu
  case popover
  case presentations
  case shareSheet
  case sheet
  case text
  case toggle
  case warning
}
