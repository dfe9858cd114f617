import PresentationRuntime
import ProbeAudit
import SwiftUISource

/// A fault of the curated list: edits of the view, a fault of the runtime, or one of each.
struct KnownFault: Sendable {
  /// `M01` to `M30`.
  var id: String
  /// What it is called, in kebab case.
  var name: String
  /// What is broken: lower case, no full stop.
  var sentence: String
  /// What a person who uses the app sees.
  var symptom: String
  /// The least check that kills it.
  var killer: String
  /// The edits of the view, all of which must be possible.
  var edits: [CuratedEdit] = []
  /// What the platform does wrong.
  var fault: RuntimeFault?
  /// The rule that is broken.
  var rule: String?
  /// How sure the rule is.
  var basis: Basis?
  /// What a view must have for it.
  var need: ViewNeed = .shareSheet
  /// The model that ships on which it is based.
  var base: ShippedModel = .item
}

extension Mutant {
  /// The fault as reports tell it, whatever app it is made of.
  init(_ known: KnownFault) {
    self.init(id: known.id, name: known.name, sentence: known.sentence, symptom: known.symptom, killer: known.killer)
    rule = known.rule
    basis = known.basis?.rawValue
  }
}

/// What a view must have for a fault to make sense.
enum ViewNeed: Sendable {
  case anchoredPopover
  case completionHandler
  case content
  case foreignLetters
  case presentation
  case presentationByBool
  case shareSheet
  case twoSheets
  case varyingItem
  case varyingShare
}
