/// What is still to be done of a tree that is being built or updated, one entry for each place.
///
/// The tree is worked off from a list, so that how deep elements are nested costs no stack.
enum TreeWork {
  /// A new node for `element` comes to the children of `parent`.
  case add(Element, to: ViewNode)
  /// The child of that number shows `element` from now on.
  case change(Int, of: ViewNode, to: Element)
  /// A body's elements are in place: what comes now has the cause that the body had.
  case endBody(cause: Int)
  /// All that stands in a new node is built.
  case endBuild(ViewNode)
  /// All that stands in a node is updated; it showed `previous` before.
  case endUpdate(ViewNode, previous: Element)
  /// A child that stays comes next in the children of `parent`, and shows `element` from now on.
  case keep(ViewNode, in: ViewNode, to: Element)
  /// A node that has no place any more goes.
  case remove(ViewNode)
  /// Children beyond that number go.
  case trim(ViewNode, count: Int)
}

extension PresentationHost {
  /// Makes the node of an element, with all that stands in it.
  func build(_ element: Element, in parent: ViewNode?, layer: Int) throws(AppCrash) -> ViewNode {
    treeChanged(inLayer: layer)
    let base = work.count
    let node = try open(element, in: parent, layer: layer)
    do throws(AppCrash) {
      try workOff(downTo: base)
    } catch {
      // Nobody holds it yet: its nodes would keep each other alive.
      cut(node)
      throw error
    }
    return node
  }

  /// Lets `node` show `element`, or puts a new node in its place.
  func update(_ node: ViewNode, to element: Element) throws(AppCrash) -> ViewNode {
    treeChanged(inLayer: node.layer)
    let base = work.count
    let kept = try change(node, to: element)
    try workOff(downTo: base)
    return kept
  }

  /// Evaluates the body of `node`, and updates what it shows.
  func evaluate(
    _ node: ViewNode, _ state: ViewState, _ reason: EvaluationReason, cause: Int
  ) throws(AppCrash) {
    treeChanged(inLayer: node.layer)
    let base = work.count
    try beginEvaluation(node, state, reason, cause: cause)
    try workOff(downTo: base)
  }

  /// Does all that was added to the list since it had `base` entries, the last entry first.
  func workOff(downTo base: Int) throws(AppCrash) {
    while work.count > base {
      switch work.removeLast() {
      case .add(let element, let parent):
        parent.children.append(try open(element, in: parent, layer: parent.layer))
      case .change(let index, let parent, let element):
        parent.children[index] = try change(parent.children[index], to: element)
      case .endBody(let cause):
        self.cause = cause
      case .endBuild(let node):
        try endBuild(node)
      case .endUpdate(let node, let previous):
        try endUpdate(node, from: previous)
      case .keep(let child, let parent, let element):
        parent.children.append(try change(child, to: element))
      case .remove(let node):
        tearDown(node)
      case .trim(let node, let count):
        while node.children.count > count { tearDown(node.children.removeLast()) }
      }
    }
  }
}
