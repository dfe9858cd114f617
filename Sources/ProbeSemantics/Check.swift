/// What must be seen: a subject, wanted or not wanted.
public struct Check: Sendable {
  /// What is looked at, and how it must be.
  public var subject: Subject
  /// `expect no …`.
  public var isNegated: Bool

  /// The check that `subject` holds, or with `isNegated` that it does not.
  public init(_ subject: Subject, isNegated: Bool = false) {
    self.subject = subject
    self.isNegated = isNegated
  }

  /// What a check looks at; `on top` unless it says `anywhere`.
  public enum Subject: Sendable {
    /// `activity copy`, `activity TEXT`.
    case activity(ActivityName)
    /// `button TEXT [is enabled | is disabled]`, `screen button TEXT`.
    case button(TextMatch, isEnabled: Bool?, Reach)
    /// `caption [TEXT]`.
    case caption(TextMatch?)
    /// `cells COUNT`, in the share sheet; `screen cells COUNT`, in lists.
    case cells(CountMatch, Reach)
    /// `clipboard TEXT`.
    case clipboard(TextMatch)
    /// `clipboard empty`.
    case clipboardEmpty
    /// `clipboard unchanged`.
    case clipboardUnchanged
    /// `completion completed`, `completion cancelled`.
    case completion(isCompleted: Bool)
    /// `crash [TEXT]`.
    case crash(TextMatch?)
    /// `dismissals COUNT`.
    case dismissals(CountMatch)
    /// `evaluations VIEW COUNT`.
    case evaluations(view: String, CountMatch)
    /// `field TEXT [is TEXT | contains TEXT …]`, `screen field TEXT`.
    case field(TextMatch, value: TextMatch?, Reach)
    /// `sheet`, `cover`, `popover`, `alert`, `dialog`, `menu`, each with an optional text.
    case presentation(PresentationKind, TextMatch?)
    /// `presentations COUNT`.
    case presentations(CountMatch)
    /// `share sheet`.
    case shareSheet
    /// `text TEXT`, `screen text TEXT`.
    case text(TextMatch, Reach)
    /// `toggle TEXT [is on | is off]`.
    case toggle(TextMatch, isOn: Bool?)
    /// `warning TEXT`.
    case warning(TextMatch)
  }

  /// How far a check looks.
  public enum Reach: Sendable {
    /// Only what is on top.
    case top
    /// `screen …`: also what is behind it.
    case anywhere
  }

  /// An activity of a share sheet.
  public enum ActivityName: Sendable {
    /// The bare word `copy`: by meaning.
    case copy
    /// By its label.
    case label(TextMatch)
  }

  /// A presentation that a check can name.
  public enum PresentationKind: String, CaseIterable, Sendable {
    case alert
    case cover
    case dialog
    case menu
    case popover
    case sheet
  }
}
