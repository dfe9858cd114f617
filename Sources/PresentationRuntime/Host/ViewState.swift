/// What a view keeps from one body evaluation to the next.
final class ViewState {
  let definition: ViewDefinition
  var arguments: ViewArguments
  /// The frame of the last body evaluation.
  var frame: Frame?
  /// How often the body was evaluated.
  var evaluations = 0
  /// Whether the body is to be evaluated in this update.
  var isDirty = false
  /// Why, when it is.
  var reason = EvaluationReason.appeared
  /// The event that led there.
  var cause = -1
  /// Its place in the host's counts.
  let count: Int
  /// The state locations whose bindings it holds.
  var heldSlots: [Int] = []
  /// The objects whose changes evaluate it.
  var objects: [ObservedObject] = []

  init(_ instance: ViewInstance, count: Int) {
    self.count = count
    definition = instance.definition
    arguments = instance.arguments
  }
}
