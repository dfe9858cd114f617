/// A kind of mistake that is looked for in the code of a view.
public enum MutationOperator: String, CaseIterable, Sendable {
  case changedLiteral = "changed-literal"
  case droppedCall = "dropped-call"
  case droppedOnDismiss = "dropped-on-dismiss"
  case droppedWrite = "dropped-write"
  case emptiedArray = "emptied-array"
  case itemToBool = "item-to-bool"
  case negatedCondition = "negated-condition"
  case otherState = "other-state"
  case removedAwait = "removed-await"
  case removedModifier = "removed-modifier"
  case swappedPayloads = "swapped-payloads"
}
