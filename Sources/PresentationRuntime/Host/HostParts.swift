/// Who reads while the graph updates.
enum Reader {
  case body(ViewNode)
  case content(Layer)
  case nobody
}

/// What the host keeps of a model object.
struct ObjectState {
  /// The views that hold it (R12).
  var holders: [ViewNode] = []
  /// Who read which property in an update (R13), by the property's number.
  var readers: [Int: [ObjectIdentifier: Reader]] = [:]
  /// Who receives its changes by `onReceive`.
  var receivers: [ObjectReceiver] = []
}

/// An `onReceive` of an object's publisher.
struct ObjectReceiver {
  var node: ViewNode
  var property: Int?
  var action: (Value) throws(AppCrash) -> Void
}

/// Work that runs outside the update, at the end of a turn (R9).
struct QueuedAction {
  /// What it is, for the name of a cycle: `onChange of 'level'`.
  var name: StaticString
  var node: ViewNode?
  var run: () throws(AppCrash) -> Void
}

/// A step of a presentation's way up or down, which settling performs (R11, R29).
enum Transition {
  case dismissed(Layer, left: Int)
  case populated(Layer, left: Int)
  case presented(Layer)
}

/// A presentation or dismissal that code asked of a controller.
enum CodeRequest {
  case dismiss(layer: Int, completion: Handler?)
  case present(Controller, base: Int, completion: Handler?)
}

/// A list row whose swipe actions are shown.
struct RevealedRow {
  var node: ViewNode
  var edge: SwipeActionsModifier.Edge
}
