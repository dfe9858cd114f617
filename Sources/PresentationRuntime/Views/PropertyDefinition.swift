/// One stored property of a view.
public struct PropertyDefinition {
  /// What holds its value.
  public enum Kind {
    /// `@Binding`, `@Bindable`: given by an argument, and read through it.
    case binding
    /// `@Environment(…)`.
    case environment(EnvironmentKey)
    /// `@EnvironmentObject`: the nearest object of that type, or a crash where it is read.
    case environmentObject(type: String)
    /// `@ObservedObject`: given by an argument; each of its changes evaluates the body again (R12).
    case observedObject
    /// A plain `let` or `var`, given by an argument.
    case plain
    /// `@AppStorage(key)`: one location for all views of that key, kept over launches.
    case shared(key: String)
    /// `@State`, `@FocusState` and their like, with the value that a new identity starts with.
    ///
    /// An argument takes the place of the initial value (`_draft = State(initialValue: …)`).
    case state(initial: (ViewArguments) throws(AppCrash) -> Value)
    /// `@StateObject`: made once for each identity.
    case stateObject(make: (ViewArguments) throws(AppCrash) -> ObservedObject)
  }

  /// Its name.
  public var name: String
  /// What holds its value.
  public var kind: Kind
  /// Whether its type is `Equatable`: only then can a write be no change (R3).
  public var isEquatable: Bool
  /// Where it is declared.
  public var place: SourcePlace?

  /// The property `name`.
  public init(_ name: String, _ kind: Kind, isEquatable: Bool = true, at place: SourcePlace? = nil) {
    self.name = name
    self.kind = kind
    self.isEquatable = isEquatable
    self.place = place
  }
}
