/// A healthy device that differs from the usual one: a scenario that fails on it is brittle.
public struct BenignVariant: Equatable, Sendable {
  /// `V1` to `V12`.
  public var id: String
  /// What differs, in a few words.
  public var sentence: String
  /// What a scenario that fails on it is told to write instead; nil where failing shows a defect of the tool.
  public var advice: String?
  /// What a scenario may choose for itself: one that does is not run on this variant.
  public var setting: Setting?
  /// All that a run on it can differ in; nil if that is not known.
  public var difference: Difference?

  /// What a variant changes that scenarios can set.
  public enum Setting: String, Sendable {
    case device
    case language
  }

  /// What a run on a variant can differ in: a scenario that looks at nothing of it need not be run there.
  public struct Difference: Equatable, Sendable {
    /// Which activities a share sheet has, and what they and their buttons are called.
    public var activities = false
    /// What lies behind what is on top.
    public var background = false
    /// How many cells there are.
    public var cells = false
    /// What can be seen before the app is at rest.
    public var haste = false
    /// Controls and activities with these labels.
    public var labels: Set<String> = []

    /// A run on the variant differs in nothing that scripts could see.
    public init() {}
  }

  /// A variant with the advice for scenarios that fail on it.
  public init(id: String, sentence: String, advice: String?) {
    self.id = id
    self.sentence = sentence
    self.advice = advice
  }
}
