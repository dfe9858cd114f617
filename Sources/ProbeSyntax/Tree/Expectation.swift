/// `expect [no] SUBJECT`, `require [no] SUBJECT`.
public struct Expectation: Equatable, Sendable {
  /// How far a check looks.
  public enum Reach: Equatable, Sendable {
    /// Only what is on top.
    case top
    /// `screen …`: also what is behind it.
    case screen
  }

  /// What is looked at, and how it must be.
  public enum Subject: Equatable, Sendable {
    /// `activity TEXT`
    case activity(TextCondition)
    /// `activity copy`, the bare word.
    case activityCopy
    /// `button TEXT [is enabled | is disabled]`
    case button(TextCondition, isEnabled: Bool?, Reach)
    /// `caption [TEXT]`
    case caption(TextCondition?)
    /// `cells COUNT`
    case cells(Count, Reach)
    /// `clipboard TEXT`
    case clipboard(TextCondition)
    /// `clipboard empty`, the bare word.
    case clipboardEmpty
    /// `clipboard unchanged`, the bare word.
    case clipboardUnchanged
    /// `completion completed`, `completion cancelled`
    case completion(isCompleted: Bool)
    /// `crash [TEXT]`
    case crash(TextCondition?)
    /// `dismissals COUNT`
    case dismissals(Count)
    /// `evaluations VIEW COUNT`
    case evaluations(view: Name, Count)
    /// `field TEXT [is TEXT | contains TEXT | …]`
    case field(TextCondition, value: TextCondition?, Reach)
    /// `sheet [TEXT]`, `alert [TEXT]` …
    case presentation(Presentation, TextCondition?)
    /// `presentations COUNT`
    case presentations(Count)
    /// `share sheet`
    case shareSheet
    /// `text TEXT`
    case text(TextCondition, Reach)
    /// `toggle TEXT [is on | is off]`
    case toggle(TextCondition, isOn: Bool?)
    /// `warning TEXT`
    case warning(TextCondition)
  }

  /// What can be presented, besides a share sheet.
  public enum Presentation: UInt8, CaseIterable, Sendable {
    case alert
    case cover
    case dialog
    case menu
    case popover
    case sheet
  }

  /// `require`: a failure ends the scenario.
  public var isRequired: Bool
  /// `no`
  public var isNegated: Bool
  /// What is looked at.
  public var subject: Subject
  /// The words of the subject: `screen text`, `caption`.
  public var subjectSpan: SourceSpan
}
