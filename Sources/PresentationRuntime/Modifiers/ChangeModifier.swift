/// `onChange(of:)`: its value was read in `body` (R10).
public struct ChangeModifier {
  /// The value of this evaluation.
  public var value: Value
  /// Whether the action also runs when the view appears.
  public var isInitial: Bool
  /// What runs on a change, with the old and the new value, outside an update.
  public var action: (_ old: Value, _ new: Value) throws(AppCrash) -> Void
  /// Where it stands.
  public var place: SourcePlace?

  /// The action that watches `value`.
  public init(
    of value: Value, isInitial: Bool = false, at place: SourcePlace? = nil,
    action: @escaping (_ old: Value, _ new: Value) throws(AppCrash) -> Void
  ) {
    self.value = value
    self.isInitial = isInitial
    self.place = place
    self.action = action
  }
}

/// `task` or `task(id:)`: started after the view appears, cancelled when it goes or its id changes.
public struct TaskModifier {
  /// `id:`; nil where there is none.
  public var id: Value?
  /// Makes the task each time it is started.
  public var make: () throws(AppCrash) -> any AppTask
  /// Where it stands.
  public var place: SourcePlace?

  /// The task that `make` makes.
  public init(id: Value? = nil, at place: SourcePlace? = nil, make: @escaping () throws(AppCrash) -> any AppTask) {
    self.id = id
    self.place = place
    self.make = make
  }
}

/// `swipeActions(edge:)` of a list row; its builder ran in `body` (R40).
public struct SwipeActionsModifier {
  /// The side on which the actions appear.
  public enum Edge: Sendable {
    /// Swiping right shows them.
    case leading
    /// Swiping left shows them.
    case trailing
  }

  /// The side.
  public var edge: Edge
  /// The buttons.
  public var actions: Element

  /// The actions on the side `edge`.
  public init(_ edge: Edge = .trailing, actions: Element) {
    self.edge = edge
    self.actions = actions
  }
}

/// `navigationDestination`: where a link's value or a binding leads, on the same layer.
public enum NavigationDestination {
  /// `navigationDestination(isPresented:)` and `(item:)`.
  case bound(PresentationTrigger, ContentClosure)
  /// `navigationDestination(for: Type.self)`.
  case type(String, ContentClosure)

  /// Whether a binding leads there.
  var isBound: Bool {
    if case .bound = self { true } else { false }
  }
}
