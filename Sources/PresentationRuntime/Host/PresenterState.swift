/// What a presenting modifier keeps: whether it asked, and what it shows.
final class PresenterState {
  /// Whether the trigger was on when it was last looked at: only an edge begins a presentation (R17).
  var wasOn = false
  /// The identity of the item that was last looked at.
  var itemIdentity: Identity = .nothing
  /// The item as the content last got it.
  var item: Value = .nothing
  /// The item of the presentation before.
  var itemBefore: Value = .nothing
  /// The write that gave it, if it lives in a state: the same one is no change.
  var itemWrite: Int?
  /// The layer it presents.
  var layer: Layer?
  /// Whether it waits for another presentation to end.
  var isWaiting = false
}

/// What `navigationDestination(isPresented:)` keeps.
final class DestinationState {
  /// Whether the trigger was on when it was last looked at.
  var wasOn = false
  /// The page it pushed.
  var page: NavigationPage?
}

/// What a `ForEach` keeps.
struct KeyedState {
  /// The ids of its children, in order.
  var ids: [Identity]
  /// Rows that a destructive swipe action took out while their data stayed (R38).
  var removed: Set<Identity> = []
}

/// What a navigation container keeps: the pages pushed on its root.
final class NavigationState {
  var pages: [NavigationPage] = []
}

/// One pushed page.
final class NavigationPage {
  let number: Int
  /// The content; set right after the page is made.
  var content: ViewNode?
  /// The value of the path that it stands for.
  var value: Value?
  /// The modifier whose binding pushed it.
  var destination: ViewNode?

  init(number: Int) {
    self.number = number
  }
}

/// A controller that a representable made.
final class MadeController {
  let controller: Controller
  let coordinator: Value
  /// What is offered, if it is an activity controller.
  var share: ShareState?

  init(_ controller: Controller, coordinator: Value) {
    self.controller = controller
    self.coordinator = coordinator
  }
}
