import ProbeAudit
import SwiftUISource

extension MutationOperator {
  /// A mutant of it as reports tell it, whatever view it is found in.
  var mutant: Mutant {
    Mutant(id: rawValue, name: rawValue, sentence: sentence, symptom: symptom, killer: killer)
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

  /// What a person sees of all its mutants.
  var symptom: String {
    switch self {
    case .changedLiteral: "another text or number is shown or shared"
    case .droppedOnDismiss: "nothing follows when the sheet is gone"
    case .emptiedArray, .itemToBool, .otherState: "a sheet comes up with other content, or with none"
    case .removedAwait: "what follows does not wait"
    case .swappedPayloads: "the wrong text is shared"
    case .droppedCall, .droppedWrite, .negatedCondition, .removedModifier: "the view does something else, or nothing"
    }
  }

  /// What may kill its mutants.
  var killer: String {
    switch self {
    case .emptiedArray, .itemToBool, .otherState, .swappedPayloads: "expect caption T"
    case .removedAwait: "within 2s expect text T"
    case .changedLiteral, .droppedCall, .droppedOnDismiss, .droppedWrite, .negatedCondition, .removedModifier:
      "expect text T"
    }
  }
}
