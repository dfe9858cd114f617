import ProbeAudit

/// A kind of mistake that is looked for in a view's source.
enum ViewMistake: String, CaseIterable {
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

  /// It as reports tell it, whatever view it is found in.
  var mutant: Mutant {
    let words = ViewMutantWords(of: rawValue)
    return Mutant(id: rawValue, name: rawValue, sentence: sentence, symptom: words.symptom, killer: words.killer)
  }

  private var sentence: String {
    switch self {
    case .changedLiteral: "a text, a number or a truth value of the view's code is another one"
    case .droppedCall: "a call whose value nobody uses is left out"
    case .droppedOnDismiss: "nothing is done when a sheet is gone: 'onDismiss' is left out"
    case .droppedWrite: "a state is not written where it should be"
    case .emptiedArray: "a list of the view's code is empty"
    case .itemToBool: "a sheet by item is shown for a Bool beside it, and reads the state"
    case .negatedCondition: "a condition is negated"
    case .otherState: "the content of a sheet gets another state than its argument"
    case .removedAwait: "what follows does not wait: 'await' is left out"
    case .removedModifier: "a modifier is left out"
    case .swappedPayloads: "two payloads are swapped"
    }
  }
}
