import PresentationRuntime
import SwiftUISource

// What goes, what comes late, and what only some views have.
extension KnownFault {
  /// M16 to M30.
  static let second: [KnownFault] = [
    KnownFault(
      id: "M16", name: "unicode-fold", sentence: "Copy takes letters apart and drops emoji",
      symptom: "pasted Hangul and accents are not the same text any more, and emoji are gone",
      killer: "expect clipboard T", fault: .unicodeFolded, rule: "R27", basis: .observed,
      need: .foreignLetters),
    KnownFault(
      id: "M17", name: "never-opens", sentence: "what is to be presented never comes up",
      symptom: "tapping the button does nothing", killer: "expect share sheet", fault: .presentationsDropped,
      rule: "R9", basis: .derived, need: .presentation),
    KnownFault(
      id: "M18", name: "stuck-binding", sentence: "the Bool of the sheet stays true when the sheet goes",
      symptom: "the sheet opens once and never again", killer: "expect share sheet", fault: .bindingStuck, rule: "R17",
      basis: .reported, need: .presentationByBool, base: .bool),
    KnownFault(
      id: "M19", name: "no-dismiss", sentence: "Copy leaves the share sheet open",
      symptom: "the share sheet stays until somebody closes it", killer: "expect no share sheet",
      fault: .dismissalOmitted, rule: "R27", basis: .observed),
    KnownFault(
      id: "M20", name: "double-present", sentence: "what was dismissed comes up once more",
      symptom: "the share sheet has to be closed twice", killer: "expect presentations 1", fault: .presentedTwice,
      rule: "R17", basis: .reported, need: .content),
    KnownFault(
      id: "M21", name: "late-data", sentence: "the sheet comes first, and what is shared 10 ms later",
      symptom: "every share sheet is empty", killer: "expect cells > 0", edits: [.lateData]),
    KnownFault(
      id: "M22", name: "delay-crutch", sentence: "what is shared is loaded half a second after the launch",
      symptom: "who taps straight after the launch gets an empty share sheet", killer: "expect caption T",
      edits: [.delayedLoad]),
    KnownFault(
      id: "M23", name: "swapped", sentence: "one button shares what another one is for",
      symptom: "the wrong text is shared", killer: "expect caption T", edits: [.swappedPayloads]),
    KnownFault(
      id: "M24", name: "label-lies", sentence: "Copy writes nothing, and the label shows what should have been copied",
      symptom: "the app says that it was copied, and pasting gives something else", killer: "expect clipboard T",
      edits: [.labelShowsPayload], fault: .copyOmitted, rule: "R27", basis: .observed),
    KnownFault(
      id: "M25", name: "cancel-copies", sentence: "closing the share sheet writes the clipboard",
      symptom: "what was on the clipboard is lost although nothing was copied", killer: "expect clipboard unchanged",
      fault: .cancelCopies, rule: "R28", basis: .assumed),
    KnownFault(
      id: "M26", name: "cleared-early", sentence: "the items are read when Copy runs, and are gone by then",
      symptom: "copying empties the clipboard", killer: "expect clipboard T", fault: .clearedEarly, rule: "R24",
      basis: .documented),
    KnownFault(
      id: "M27", name: "completion-false", sentence: "the completion handler is told the opposite",
      symptom: "the app takes a finished share for a cancelled one", killer: "expect completion completed",
      fault: .completionInverted, rule: "R27", basis: .observed, need: .completionHandler),
    KnownFault(
      id: "M28", name: "pad-no-anchor", sentence: "the share sheet is presented by code, without an anchor",
      symptom: "the app ends on an iPad", killer: "device ipad", edits: [.withoutAnchor]),
    KnownFault(
      id: "M29", name: "pad-form-sheet", sentence: "what is a popover on an iPad is a form sheet",
      symptom: "a form sheet takes the middle of the iPad's screen", killer: "expect popover",
      fault: .popoverAsFormSheet, rule: "R31", basis: .documented, need: .anchoredPopover),
    KnownFault(
      id: "M30", name: "last-modifier-only", sentence: "of several sheets on one view only the last one opens",
      symptom: "one of the buttons does nothing", killer: "expect caption T", fault: .lastModifierOnly, rule: "R21",
      basis: .reported, need: .twoSheets),
  ]

  /// The whole list.
  static let all = first + second
}
