/// A healthy device that differs from the usual one in one thing that scripts should not depend on.
package enum DeviceVariant: CaseIterable, Sendable {
  /// A share sheet of one text has 3 cells.
  case threeCells
  /// A share sheet of one text has 5 cells.
  case fiveCells
  /// A share sheet of one text has 12 cells.
  case twelveCells
  /// Copy is a button.
  case copyAsButton
  case korean
  case simplifiedChinese
  case german
  /// A share sheet fills as fast as it does by default.
  case usualFilling
  /// A share sheet takes five times as long to fill.
  case slowFilling
  /// A share sheet takes twenty times as long to fill.
  case verySlowFilling
  /// One more app and one more activity.
  case moreActivities
  /// A share sheet without a close control of its own.
  case noCloseControl
  /// What a share sheet offers hides behind View More.
  case behindViewMore
  /// A dismissal takes ten times as long.
  case slowDismissal
  /// Another program's text is on the clipboard before the launch.
  case foreignClipboard
  /// The clipboard was written 5,000 times before the launch.
  case muchUsedClipboard
  /// A list with cells of its own lies behind what is presented.
  case listBehind
  /// The captions carry no identifiers.
  case untaggedCaptions
}

extension DeviceVariant {
  /// The activities of `moreActivities`.
  package static let addedActivities = ["Notebook", "Add to Notebook"]
  /// What Copy is called, in whatever language.
  package static let copyLabels = ActivityLabels.languages.map { ActivityLabels.label(of: .copy, in: $0) }
  /// What closes a share sheet, where there is such a control.
  package static let closeLabel = "Close"

  /// The device and language of a launch on this variant of the one that was asked for.
  func applied(to settings: DeviceSettings) -> DeviceSettings {
    var varied = settings
    switch self {
    case .threeCells: varied.profile.cellsForOneText = 3
    case .fiveCells: varied.profile.cellsForOneText = 5
    case .twelveCells: varied.profile.cellsForOneText = 12
    case .copyAsButton: varied.profile.copyElement = .button
    case .korean: varied.language = "ko"
    case .simplifiedChinese: varied.language = "zh-Hans"
    case .german: varied.language = "de"
    case .usualFilling: varied.profile.fillLength *= 1
    case .slowFilling: varied.profile.fillLength *= 5
    case .verySlowFilling: varied.profile.fillLength *= 20
    case .moreActivities: varied.profile.installed += Self.addedActivities
    case .noCloseControl: varied.profile.closeControl = .none
    case .behindViewMore: varied.profile.moreLabel = "View More"
    case .slowDismissal: varied.profile.dismissalLength *= 10
    case .untaggedCaptions: varied.profile.hasCaptionTags = false
    case .foreignClipboard, .listBehind, .muchUsedClipboard: break
    }
    return varied
  }
}

extension PresentationHost {
  /// Makes the device that variant of itself; before the first launch.
  package func use(_ variant: DeviceVariant) {
    self.variant = variant
    if variant == .foreignClipboard { clipboard = Clipboard(text: "a text of another program", changeCount: 1) }
    if variant == .muchUsedClipboard { clipboard = Clipboard(changeCount: 5_000) }
  }
}

extension Screen {
  /// Adds a list with three rows behind what is presented; where nothing is, there is nothing behind.
  mutating func addListBehind() {
    guard layers.count > 1 else { return }
    layers[0].cells += 3
    layers[0].texts += ["Row 1", "Row 2", "Row 3"]
  }
}
