/// One element of the tree with its identity: what it shows, its children, its state.
///
/// A class, because state, presentations and tasks hang on its identity.
final class ViewNode {
  /// What it shows now.
  var element: Element
  /// The node it stands in; of presented content the modifier that presents it.
  let parent: ViewNode?
  var children: [ViewNode] = []
  /// What only some kinds of nodes need.
  var role: Role = .plain
  /// How deep it stands, presented content included.
  let depth: Int
  /// How many elements, and how many views, it stands in within its layer.
  let nesting: Int
  let viewNesting: Int
  /// When it was made, among all nodes of its host.
  let number: Int
  /// The layer it is shown in, by its number.
  let layer: Int
  /// Whether it is still part of the tree.
  var isAlive = true

  /// The part of a node that its kind of element needs.
  enum Role {
    case change(previous: Value)
    case controller(MadeController)
    case destination(DestinationState)
    case keyed(KeyedState)
    case menu(layer: Int)
    case navigation(NavigationState)
    case plain
    case presenter(PresenterState)
    case receiver(RepeatingTimer)
    case task(TaskHandle)
    case view(ViewState)
  }

  init(_ element: Element, parent: ViewNode?, layer: Int, number: Int) {
    self.number = number
    self.element = element
    self.parent = parent
    self.depth = (parent?.depth ?? -1) + 1
    self.layer = layer
    if let parent, parent.layer == layer {
      nesting = parent.nesting + 1
      viewNesting = if case .view = element { parent.viewNesting + 1 } else { parent.viewNesting }
    } else {
      nesting = 0
      viewNesting = 0
    }
  }
}
