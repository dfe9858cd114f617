import PresentationRuntime
import ProbeAudit

extension DeviceVariant {
  /// The variant as reports tell it.
  var benign: BenignVariant {
    var variant = described
    variant.difference = difference
    return variant
  }

  /// All that a run on it can differ in, where that is known: nothing else in the runtime looks at what is changed.
  private var difference: BenignVariant.Difference? {
    var difference = BenignVariant.Difference()
    switch self {
    case .threeCells, .fiveCells, .twelveCells: difference.cells = true
    case .copyAsButton, .korean, .simplifiedChinese, .german:
      difference.activities = true
      difference.labels = Set(Self.copyLabels)
    case .usualFilling, .untaggedCaptions: break
    case .slowFilling, .verySlowFilling: difference.haste = true
    case .moreActivities:
      difference.activities = true
      difference.cells = true
      difference.labels = Set(Self.addedActivities)
    case .noCloseControl: difference.labels = [Self.closeLabel]
    case .listBehind: difference.background = true
    case .behindViewMore, .slowDismissal, .foreignClipboard, .muchUsedClipboard: return nil
    }
    return difference
  }

  private var described: BenignVariant {
    switch self {
    case .threeCells: Self.cells("V1-3", 3)
    case .fiveCells: Self.cells("V1-5", 5)
    case .twelveCells: Self.cells("V1-12", 12)
    case .copyAsButton:
      BenignVariant(
        id: "V2", sentence: "Copy is a button", advice: "use 'copy' and 'activity copy', which take Copy as what it is",
        setting: .device)
    case .korean: Self.language("V3-ko", "Korean")
    case .simplifiedChinese: Self.language("V3-zh-Hans", "Simplified Chinese")
    case .german: Self.language("V3-de", "German")
    case .usualFilling: BenignVariant(id: "V4-1", sentence: "a share sheet fills as fast as usual", advice: nil)
    case .slowFilling: BenignVariant(id: "V4-5", sentence: "a share sheet takes 5 times as long to fill", advice: nil)
    case .verySlowFilling:
      BenignVariant(id: "V4-20", sentence: "a share sheet takes 20 times as long to fill", advice: nil)
    case .moreActivities:
      BenignVariant(
        id: "V5", sentence: "one more app and one more activity",
        advice: "do not count on an exact number or order: use 'cells > 0'")
    case .noCloseControl:
      BenignVariant(
        id: "V6", sentence: "no close control", advice: "use 'close', which taps outside where there is none",
        setting: .device)
    case .behindViewMore:
      BenignVariant(
        id: "V7", sentence: "what is offered hides behind View More", advice: "use 'copy' and 'choose', which open it",
        setting: .device)
    case .slowDismissal: BenignVariant(id: "V8", sentence: "a dismissal takes 10 times as long", advice: nil)
    case .foreignClipboard:
      BenignVariant(
        id: "V9", sentence: "another program's text is on the clipboard at launch",
        advice: "write 'clear clipboard' first: a device does not promise an empty one")
    case .muchUsedClipboard:
      BenignVariant(id: "V10", sentence: "the clipboard was written 5,000 times before", advice: nil)
    case .listBehind:
      BenignVariant(
        id: "V11", sentence: "a list with cells lies behind the sheet",
        advice: "look at the sheet, not at the whole screen: use 'cells' and 'text' without 'screen'")
    case .untaggedCaptions:
      BenignVariant(id: "V12", sentence: "captions without identifiers", advice: nil, setting: .device)
    }
  }

  private static func cells(_ id: String, _ count: Int) -> BenignVariant {
    BenignVariant(id: id, sentence: "\(count) cells for one text", advice: "do not count cells: use 'cells > 0'")
  }

  private static func language(_ id: String, _ name: String) -> BenignVariant {
    BenignVariant(
      id: id, sentence: "the system speaks \(name)", advice: "use 'activity copy', which means Copy in every language",
      setting: .language)
  }
}

extension BenignVariant {
  /// A variant of something that scripts can choose for themselves.
  fileprivate init(id: String, sentence: String, advice: String?, setting: Setting) {
    self.init(id: id, sentence: sentence, advice: advice)
    self.setting = setting
  }
}
