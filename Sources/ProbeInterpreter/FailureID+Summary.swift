extension FailureID {
  /// What the failure means and what usually helps, in one or two sentences.
  public var summary: String {
    switch self {
    case .activityDisabled: "The share sheet shows the activity, but it cannot be tapped."
    case .activityMissing:
      "The share sheet does not offer the activity. What it offers follows the kind of its items: a text has no Save Image."
    case .activityUnavailable: "'choose' found no activity of that label in the open share sheet."
    case .activityUnwanted: "The share sheet offers an activity that it should not offer."
    case .appCrashed:
      "The app ended with an error while this step ran or settled. If that is what you expect, write 'expect crash' as the very next step."
    case .appEnded:
      "The app has ended with an error, so nothing can be seen or tapped. Only the clipboard, warnings and 'relaunch' are left."
    case .buttonMissing: "No button on top has that label. 'screen button' also looks behind what is on top."
    case .buttonState: "The button is there, but it is enabled where it should be disabled, or the other way round."
    case .buttonUnwanted: "A button is there that should not be there."
    case .cannotClose: "'close' ends a share sheet, and something else is on top."
    case .cannotDismiss:
      "What is on top does not go in that way: an alert, a dialog and a cover stay when a finger swipes down."
    case .captionDiffers:
      "The share sheet shows another text than expected: often the text of an earlier share, read from an old snapshot."
    case .captionMissing:
      "The share sheet is open and has no caption: it was made without items, or with items that have no text."
    case .captionUnwanted: "The share sheet shows a caption that it should not show."
    case .cellsDiffer:
      "The share sheet has another number of cells. Without items it has none; how many it has with items depends on the device."
    case .clipboardChanged:
      "Somebody wrote the clipboard since the scenario's own steps began; an equal text counts too."
    case .clipboardDiffers: "The clipboard holds another text, or none."
    case .clipboardEmpty: "The clipboard is empty, and should not be."
    case .clipboardNotEmpty: "The clipboard holds a text, and should be empty."
    case .clipboardUnchanged: "Nobody wrote the clipboard since the scenario's own steps began."
    case .clipboardUnwanted: "The clipboard holds what it should not hold."
    case .completionDiffers: "The last share sheet ended in the other way: 'copy' completes it, 'close' cancels it."
    case .controlAmbiguous: "Two controls on top have that label, so that a person could not say which one is meant."
    case .controlCovered: "The control is there, but behind what is presented. A person would dismiss that first."
    case .controlDisabled: "The control is there and cannot be used."
    case .controlMissing:
      "The state of a control was asked for, and there is no such control. No check passes for want of something to look at."
    case .controlNotFound: "Nothing on top has that label. Labels are compared exactly, by Unicode scalars."
    case .controlPassed:
      "The scenario says 'catches' for this model, where the app is broken, and all its steps passed: it would not notice the fault. It needs a check that looks at the content."
    case .copyUnavailable: "The share sheet does not offer Copy. A share sheet without items never does."
    case .crashDiffers: "The app ended with another error than expected."
    case .crashMissing: "The app did not end with an error."
    case .crashUnwanted: "The app ended with an error."
    case .dismissalsDiffer: "Another number of presentations has gone since the scenario's own steps began."
    case .evaluationsDiffer: "The bodies of that view were evaluated another number of times since the launch."
    case .fieldDiffers: "The field is there and holds another text."
    case .fieldMissing: "No text field on top has that label or placeholder."
    case .fieldUnwanted: "A text field is there that should not be there."
    case .noCompletion: "No share sheet has ended yet, so that nothing can be said of how it ended."
    case .noShareSheet:
      "The step needs an open share sheet, and none is open. That a caption is absent then proves nothing."
    case .noSwipeActions: "The list row has no actions on that side."
    case .nothingToDismiss: "Nothing is presented that could go."
    case .optionNotFound: "The picker has no option of that label."
    case .passedUnexpectedly:
      "The step stands under 'fails on' for this model and passes there: either the model has been cured, or the step does not look at what is broken."
    case .presentationMissing: "Nothing of that kind is presented, or nothing with that title or text."
    case .presentationsDiffer:
      "Another number of things came up since the scenario's own steps began. What was refused or still waits does not count."
    case .presentationUnwanted: "Something of that kind is presented, and should not be."
    case .shareSheetMissing: "No share sheet is presented."
    case .shareSheetUnwanted: "A share sheet is presented, and should not be."
    case .textMissing:
      "The text is not shown on top. Labels of buttons and what fields hold are no texts; 'screen text' also looks behind what is on top."
    case .textUnwanted: "A text is shown that should not be shown."
    case .toggleIsAlready: "The toggle is already so: a person would not touch it."
    case .toggleMissing: "No toggle on top has that label."
    case .toggleState: "The toggle is there and is in the other state."
    case .toggleUnwanted: "A toggle is there that should not be there."
    case .unknownSetting: "The tool knows no such device or language, or the view's initialiser has no such argument."
    case .viewUnknown:
      "No view of that name has been evaluated since the launch, so that its evaluations cannot be counted."
    case .warningMissing: "The runtime gave no such warning since the launch."
    case .warningUnwanted: "The runtime gave a warning that it should not give."
    }
  }
}
