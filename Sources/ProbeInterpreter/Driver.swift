import ProbeSemantics

/// The app under test, as the interpreter sees it: one way in, one way out.
public protocol Driver {
  /// Starts the app afresh; the clipboard stays as it is. The clock stands still.
  mutating func launch()

  /// Does one thing as a person would, with the turn that belongs to it, and nothing of what follows from rest.
  ///
  /// `wait` moves the clock, bringing the app to rest at each event on the way. Before a launch only actions that do
  /// not need the app are performed; `device` and `language` after a launch start the app afresh.
  /// - Throws: what a person would say who could not do it; the app is then as it was.
  mutating func perform(_ action: UserAction) throws(ActionFailure)

  /// Brings the app to rest; the clock stands still.
  mutating func settle()

  /// All that a person could see or paste now. A value: later actions do not change it.
  ///
  /// Also asked before the launch: then only the clipboard and the counts matter.
  func snapshot() -> ScreenSnapshot

  /// The error that ended the app; asked after every action, so it should cost less than a snapshot.
  var crash: String? { get }

  /// What to do in the script about that error, where the app itself is not to blame.
  var crashAdvice: String? { get }

  /// The virtual time since the test began.
  var now: Duration { get }

  /// Moves the clock to the app's next event, at most to `limit`, and brings the app to rest there.
  ///
  /// - Returns: whether there was such an event; if not, the clock stands at `limit`.
  mutating func advance(to limit: Duration) -> Bool

  /// A mark in the trace: what has been recorded up to now.
  var traceMark: Int { get }

  /// What happened between two marks, in a few words for a person: "the sheet came up".
  func account(from start: Int, to end: Int) -> [String]

  /// The causes, read off the trace, of what `question` asks about; empty where the trace has none.
  func causes(of question: CausalQuestion) -> [Cause]
}

extension Driver {
  /// The error that ended the app, as the snapshot tells it.
  public var crash: String? { snapshot().crash }

  /// The app itself is to blame.
  public var crashAdvice: String? { nil }
}

/// What a failed check wants to know of the trace.
public enum CausalQuestion: Equatable, Sendable {
  /// Why a share sheet has the activities that it has.
  case activities
  /// Why the share sheet's caption is as it is.
  case caption
  /// Why the share sheet has that many cells.
  case cells
  /// Why the clipboard holds what it holds.
  case clipboard
  /// Why the last share sheet ended as it did.
  case completion
  /// Why the app crashed.
  case crash
  /// Why this view's body was evaluated as often as it was.
  case evaluations(view: String)
  /// Why this is presented, or is not.
  case presentation
  /// Why the texts and controls on top are what they are.
  case screen
}

/// One cause from the trace, as a sentence for a person.
public struct Cause: Equatable, Sendable {
  /// One sentence: lower case, no full stop.
  public var sentence: String
  /// The presentation rule it rests on, as `R5`, and how sure that is, as `derived`; nil for a plain fact of the app.
  public var rule: String?
  /// How sure the rule is: observed, documented, measured, reported, derived, assumed.
  public var basis: String?
  /// The place in the view's own source, where there is one.
  public var place: Place?

  /// A place in a view's source.
  public struct Place: Equatable, Sendable {
    /// The file as the script names it.
    public var path: String
    /// The line, from one.
    public var line: Int
    /// The column in characters, from one.
    public var column: Int
    /// What stands on the line, without the white space around it, where the file is at hand.
    public var statement: String?

    /// A place, line and column from one.
    public init(path: String, line: Int, column: Int, statement: String? = nil) {
      self.statement = statement
      self.path = path
      self.line = line
      self.column = column
    }
  }

  /// A cause with what it rests on.
  public init(_ sentence: String, rule: String? = nil, basis: String? = nil, place: Place? = nil) {
    self.sentence = sentence
    self.rule = rule
    self.basis = basis
    self.place = place
  }
}
