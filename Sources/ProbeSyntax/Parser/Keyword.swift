/// A word that means something where the grammar looks for one, and is text everywhere else.
public enum Keyword: String, CaseIterable, Sendable {
  // Statements of a file.
  case define, examples, ignore, model, scenario, setup, tags, use

  // Steps.
  case choose, clear, close, copy, device, `do`, expect, language, launch, pick, relaunch, require, set, stub, swipe
  case tap, turn, type, wait

  // Modifiers.
  case at, fails, `for`, on, within

  // Words inside a statement.
  case after, argument, because, catches, down, from, `in`, into, left, off, once, outside, returns, right, view, with
  case `false`, nothing, `true`

  // Subjects.
  case activity, alert, button, caption, cells, clipboard, completion, cover, crash, dialog, dismissals, evaluations
  case field, menu, popover, presentations, screen, share, sheet, text, toggle, warning

  // Words of checks.
  case cancelled, completed, contains, disabled, empty, enabled, ends, `is`, matches, no, starts, unchanged

  /// The words that can begin a step.
  static let steps: [Keyword] = [
    .at, .choose, .clear, .close, .copy, .device, .do, .expect, .fails, .for, .language, .launch, .on, .pick, .relaunch,
    .require, .set, .stub, .swipe, .tap, .turn, .type, .wait, .within,
  ]

  /// The words that can begin a modifier.
  static let modifiers: [Keyword] = [.at, .fails, .for, .on, .within]

  /// The words that can begin a statement of a file, besides the steps.
  static let fileStatements: [Keyword] = [.define, .examples, .ignore, .model, .scenario, .setup, .tags, .use]

  /// The words that can stand after `expect`.
  static let subjects: [Keyword] = [
    .activity, .alert, .button, .caption, .cells, .clipboard, .completion, .cover, .crash, .dialog, .dismissals,
    .evaluations, .field, .menu, .no, .popover, .presentations, .screen, .share, .sheet, .text, .toggle, .warning,
  ]

  /// Whether it is the first word of a statement that only a file can hold, `examples` aside.
  @inline(__always)
  var beginsFileStatement: Bool {
    self == .define || self == .ignore || self == .model || self == .scenario || self == .setup || self == .tags
      || self == .use
  }

  /// Whether a statement can begin with it.
  var beginsStatement: Bool { Keyword.steps.contains(self) || Keyword.fileStatements.contains(self) }
}
