extension FailureID {
  /// A script that fails in this way, one that passes, and whether they need a view that does not ship with the tool.
  var examples: (wrong: String, right: String, needsOwnView: Bool) {
    switch self {
    case .activityDisabled: ("tap Share; expect activity Print", "tap Share; expect no activity Print", true)
    case .activityMissing:
      ("tap Share A; expect activity 'Save Image'", "tap Share A; expect no activity 'Save Image'", false)
    case .activityUnavailable:
      ("tap Share A; choose Save Image", "tap Share A; copy; expect clipboard 'Share A: 12'", false)
    case .activityUnwanted: ("tap Share A; expect no activity copy", "tap Share A; expect activity copy", false)
    case .appCrashed: ("tap Open; expect text Details", "tap Open; expect crash contains 'nil'", true)
    case .appEnded: ("tap Open; expect crash; tap Save", "tap Open; expect crash; relaunch; tap Save", true)
    case .buttonMissing: ("expect button 'Share C'", "expect button 'Share A'", false)
    case .buttonState: ("expect button 'Share A' is disabled", "expect button 'Share A' is enabled", false)
    case .buttonUnwanted: ("expect no button 'Share A'", "expect no button 'Share C'", false)
    case .cannotClose: ("tap Delete; close; expect no alert", "tap Delete; tap Cancel; expect no alert", true)
    case .cannotDismiss: ("tap Delete; swipe down; expect no alert", "tap Delete; tap Cancel; expect no alert", true)
    case .captionDiffers:
      ("tap Share A; expect caption 'Share B: 34'", "tap Share A; expect caption 'Share A: 12'", false)
    case .captionMissing:
      (
        "on bool; tap Share A; expect caption 'Share A: 12'", "on item; tap Share A; expect caption 'Share A: 12'",
        false
      )
    case .captionUnwanted:
      ("tap Share A; expect no caption 'Share A: 12'", "tap Share A; expect no caption 'Share B: 34'", false)
    case .cellsDiffer: ("tap Share A; expect cells 0", "tap Share A; expect cells > 0", false)
    case .clipboardChanged:
      ("tap Share A; copy; expect clipboard unchanged", "tap Share A; close; expect clipboard unchanged", false)
    case .clipboardDiffers:
      ("tap Share A; copy; expect clipboard 'Share B: 34'", "tap Share A; copy; expect clipboard 'Share A: 12'", false)
    case .clipboardEmpty:
      ("tap Share A; close; expect no clipboard empty", "tap Share A; copy; expect no clipboard empty", false)
    case .clipboardNotEmpty:
      ("tap Share A; copy; expect clipboard empty", "tap Share A; close; expect clipboard empty", false)
    case .clipboardUnchanged:
      ("tap Share A; close; expect no clipboard unchanged", "tap Share A; copy; expect no clipboard unchanged", false)
    case .clipboardUnwanted:
      (
        "tap Share A; copy; expect no clipboard 'Share A: 12'", "tap Share A; close; expect no clipboard 'Share A: 12'",
        false
      )
    case .completionDiffers:
      ("tap Share A; close; expect completion completed", "tap Share A; close; expect completion cancelled", false)
    case .controlAmbiguous:
      ("tap Delete; expect text Deleted", "swipe left Fern; tap Delete; expect text Deleted", true)
    case .controlCovered:
      (
        "tap Share A; tap Share B; expect caption 'Share B: 34'",
        "tap Share A; close; tap Share B; expect caption 'Share B: 34'", false
      )
    case .controlDisabled: ("tap Save; expect text Saved", "type 'Fern' into 'Name'; tap Save; expect text Saved", true)
    case .controlMissing: ("expect no button 'Share C' is disabled", "expect no button 'Share A' is disabled", false)
    case .controlNotFound:
      ("tap Share C; expect caption 'Share C: 56'", "tap Share A; expect caption 'Share A: 12'", false)
    case .controlPassed:
      (
        "scenario 'sharing' catches bool { tap Share A; expect share sheet }",
        "scenario 'sharing' catches bool { tap Share A; expect caption 'Share A: 12' }", false
      )
    case .copyUnavailable:
      (
        "on bool; tap Share A; copy; expect clipboard 'Share A: 12'",
        "on item; tap Share A; copy; expect clipboard 'Share A: 12'", false
      )
    case .crashDiffers: ("tap Open; expect crash contains 'range'", "tap Open; expect crash contains 'nil'", true)
    case .crashMissing: ("tap Share A; expect crash", "tap Share A; expect no crash", false)
    case .crashUnwanted: ("tap Open; expect no crash", "tap Open; expect crash contains 'nil'", true)
    case .dismissalsDiffer: ("tap Share A; expect dismissals 1", "tap Share A; close; expect dismissals 1", false)
    case .evaluationsDiffer:
      ("tap Share A; expect evaluations ContentView 0", "tap Share A; expect evaluations ContentView > 0", false)
    case .fieldDiffers:
      (
        "type 'Fern' into 'Name'; expect field Name is 'Oak'", "type 'Fern' into 'Name'; expect field Name is 'Fern'",
        true
      )
    case .fieldMissing: ("expect field Name", "expect no field Name", false)
    case .fieldUnwanted: ("tap Edit; expect no field Name", "tap Edit; expect field Name", true)
    case .noCompletion:
      ("tap Share A; expect completion completed", "tap Share A; copy; expect completion completed", false)
    case .noShareSheet: ("expect no caption", "on empty; tap Share A; expect no caption", false)
    case .noSwipeActions:
      ("swipe right Fern; tap Delete; expect no text Fern", "swipe left Fern; tap Delete; expect no text Fern", true)
    case .nothingToDismiss:
      ("swipe down; expect no share sheet", "tap Share A; swipe down; expect no share sheet", false)
    case .optionNotFound:
      ("pick 'Violet' in 'Colour'; expect text Violet", "pick 'Red' in 'Colour'; expect text Red", true)
    case .passedUnexpectedly: ("fails on item expect button 'Share A'", "fails on item expect button 'Share C'", false)
    case .presentationMissing: ("expect sheet", "tap Share A; expect sheet", false)
    case .presentationsDiffer: ("tap Share A; expect presentations 2", "tap Share A; expect presentations 1", false)
    case .presentationUnwanted: ("tap Share A; expect no sheet", "tap Share A; close; expect no sheet", false)
    case .shareSheetMissing: ("expect share sheet", "tap Share A; expect share sheet", false)
    case .shareSheetUnwanted: ("tap Share A; expect no share sheet", "tap Share A; close; expect no share sheet", false)
    case .textMissing:
      (
        "tap Share A; copy; expect text 'Copied: Share A: 12'",
        "tap Share A; copy; tap Read copied text; expect text 'Copied: Share A: 12'", false
      )
    case .textUnwanted:
      (
        "tap Share A; copy; tap Read copied text; expect no text 'Copied: Share A: 12'",
        "tap Share A; copy; expect no text 'Copied: Share A: 12'", false
      )
    case .toggleIsAlready:
      ("turn on Wifi; turn on Wifi; expect toggle Wifi is on", "turn on Wifi; expect toggle Wifi is on", true)
    case .toggleMissing: ("expect toggle Wifi", "expect no toggle Wifi", false)
    case .toggleState: ("turn on Wifi; expect toggle Wifi is off", "turn on Wifi; expect toggle Wifi is on", true)
    case .toggleUnwanted: ("expect no toggle Wifi", "expect toggle Wifi", true)
    case .unknownSetting: ("device toaster; expect text home", "device ipad; expect text home", true)
    case .viewUnknown:
      ("tap Share A; expect evaluations ContentVeiw > 0", "tap Share A; expect evaluations ContentView > 0", false)
    case .warningMissing:
      (
        "tap Share A; expect warning contains 'already presenting'",
        "tap Share A; expect no warning contains 'already presenting'", false
      )
    case .warningUnwanted:
      (
        "tap Show both; expect no warning contains 'already presenting'",
        "tap Show both; expect warning contains 'already presenting'", true
      )
    }
  }
}
