import PresentationRuntime
import SwiftUISource

// What comes up, with which items, and what Copy does with them.
extension KnownFault {
  /// M01 to M15.
  static let first: [KnownFault] = [
    KnownFault(
      id: "M01", name: "stale-first",
      sentence:
        "as in the model 'bool', a Bool and an array stand for the item, and the sheet reads the array",
      symptom: "the first share sheet is empty, and the next ones are not", killer: "expect caption T",
      edits: [.boolBesideArray]),
    KnownFault(
      id: "M02", name: "empty-items", sentence: "as in the model 'empty', an empty array is handed to the share sheet",
      symptom: "every share sheet is empty", killer: "expect cells > 0", edits: [.emptyItems]),
    KnownFault(
      id: "M03", name: "stale-always",
      sentence: "a Bool and an array stand for the item, and the view never sees a later array",
      symptom: "every share sheet is empty, although the app sets what is shared", killer: "expect caption T",
      edits: [.boolBesideArray], fault: .snapshotsNeverRefreshed, rule: "R5", basis: .derived),
    KnownFault(
      id: "M04", name: "one-behind", sentence: "the sheet gets the item that was presented before",
      symptom: "the second share sheet shares what the first one did, the third what the second one did",
      killer: "expect caption T", fault: .oneBehind, rule: "R16", basis: .documented, need: .varyingItem),
    KnownFault(
      id: "M05", name: "controller-kept",
      sentence: "one controller serves all presentations, and keeps its first items",
      symptom: "every share sheet shares what the first one did", killer: "expect caption T", fault: .controllerKept,
      rule: "R18", basis: .derived, need: .varyingShare),
    KnownFault(
      id: "M06", name: "same-identity", sentence: "all payloads have the same id",
      symptom: "a share sheet that is open stays as it is when there is something else to share",
      killer: "within 2s expect caption T", edits: [.constantIdentity]),
    KnownFault(
      id: "M07", name: "caption-lies", sentence: "the caption is right, and the items are others",
      symptom: "the share sheet looks right, and something else is shared", killer: "expect clipboard T",
      fault: .captionLies, rule: "R24", basis: .documented),
    KnownFault(
      id: "M08", name: "caption-missing", sentence: "the share sheet has no caption",
      symptom: "nobody sees what is about to be shared", killer: "expect caption T", fault: .captionMissing,
      rule: "R26", basis: .observed),
    KnownFault(
      id: "M09", name: "copy-noop", sentence: "Copy dismisses the share sheet and writes nothing",
      symptom: "pasting gives what was copied before", killer: "expect clipboard T", fault: .copyOmitted, rule: "R27",
      basis: .observed),
    KnownFault(
      id: "M10", name: "noop-preseeded", sentence: "the button writes the clipboard, and Copy writes nothing",
      symptom: "the clipboard is lost as soon as the share sheet opens, and Copy does nothing",
      killer: "expect clipboard unchanged", edits: [.buttonWritesClipboard], fault: .copyOmitted, rule: "R27",
      basis: .observed),
    KnownFault(
      id: "M11", name: "copy-excluded", sentence: "Copy is excluded from the share sheet",
      symptom: "the share sheet has no Copy", killer: "expect activity copy", fault: .copyExcluded, rule: "R26",
      basis: .observed),
    KnownFault(
      id: "M12", name: "copy-covered", sentence: "Copy is in the share sheet, and something covers it",
      symptom: "tapping Copy does nothing", killer: "expect activity copy", fault: .copyCovered, rule: "R26",
      basis: .observed),
    KnownFault(
      id: "M13", name: "cells-elsewhere",
      sentence: "an empty array is handed to the share sheet, and a list with cells lies behind it",
      symptom: "the share sheet is empty in front of a full list", killer: "expect cells > 0",
      edits: [.emptyItems, .listBehind]),
    KnownFault(
      id: "M14", name: "text-tail", sentence: "Copy adds a newline to the text",
      symptom: "what is pasted ends in an empty line", killer: "expect clipboard T", fault: .textTail, rule: "R27",
      basis: .observed),
    KnownFault(
      id: "M15", name: "text-doubled", sentence: "Copy writes the text twice", symptom: "the text is pasted twice",
      killer: "expect clipboard T", fault: .textDoubled, rule: "R27", basis: .observed),
  ]
}
