/// One thing that is done or must be seen, or steps under a modifier.
public struct Step: Sendable {
  /// What kind of step, with its parts; the few large ones are kept aside, so that a step is small.
  public enum Kind: Sendable {
    /// A statement that could not be read; it has its diagnostic. The block behind it was read.
    indirect case broken(Block?)
    /// `do share(Share A)`
    case call(Call)
    /// `choose TEXT`
    case choose(label: Operand)
    /// `clear TEXT`
    case clear(field: Operand)
    /// `clear clipboard`, the bare word.
    case clearClipboard
    /// `close`
    case close
    /// `copy`
    case copy
    /// `device ipad`
    case device(Operand)
    /// `expect …`, `require …`
    case expect(Expectation)
    /// `fails on bool { … }`
    indirect case failsOn(ModelBlock)
    /// `language ko`
    case language(Operand)
    /// `launch with …`, `launch argument …`
    indirect case launch(Launch)
    /// `on bool { … }`
    indirect case on(ModelBlock)
    /// `pick TEXT in TEXT`
    case pick(option: Operand, picker: Operand)
    /// `relaunch`
    case relaunch
    /// `set clipboard TEXT`
    case setClipboard(Operand)
    /// `stub NAME() returns VALUE`
    indirect case stub(Stub)
    /// `swipe down`
    case swipeDown
    /// `swipe left TEXT`, `swipe right TEXT`
    case swipeRow(isLeft: Bool, label: Operand)
    /// `tap TEXT`
    case tap(label: Operand)
    /// `tap outside`, the bare word.
    case tapOutside
    /// `within 2s …`, `for 2s …`, `at once …`
    indirect case timed(Timed)
    /// `turn on TEXT`, `turn off TEXT`
    case turn(isOn: Bool, toggle: Operand)
    /// `type TEXT into TEXT`
    case type(text: Operand, field: Operand)
    /// `wait DURATION`
    case wait(TimeSpan)
  }

  /// What it is.
  public var kind: Kind
  /// The statement, its block included.
  public var span: SourceSpan
}

/// Steps under `on` or `fails on`.
public struct ModelBlock: Sendable {
  /// The models that are named.
  public var models: [Name]
  /// The steps.
  public var steps: Block
}

/// Checks under `within`, `for` or `at once`.
public struct Timed: Sendable {
  /// When the checks are judged.
  public enum Timing: Equatable, Sendable {
    /// `at once`
    case atOnce
    /// `for DURATION`
    case throughout(TimeSpan)
    /// `within DURATION`
    case within(TimeSpan)
  }

  /// When the checks are judged.
  public var timing: Timing
  /// The words of the modifier: `within 2s`.
  public var modifierSpan: SourceSpan
  /// The checks.
  public var steps: Block
}

/// `do share(Share A, 'Share A: 12')`
public struct Call: Sendable {
  /// The definition that is named.
  public var name: Name
  /// The arguments in their order.
  public var arguments: [Operand]
}
