import SwiftUISource

extension ViewNeed {
  /// What a view made of these parts lacks: the need itself, or what that takes; nil if nothing.
  func lacking(in parts: ViewParts) -> ViewNeed? {
    switch self {
    case .foreignLetters, .varyingShare: if !parts.shares { return .shareSheet }
    case .anchoredPopover, .completionHandler, .content, .presentation, .presentationByBool, .shareSheet, .twoSheets,
      .varyingItem:
      break
    }
    return isMet(by: parts) ? nil : self
  }

  /// Whether a view made of these parts has it.
  private func isMet(by parts: ViewParts) -> Bool {
    switch self {
    case .anchoredPopover: parts.hasAnchor
    case .completionHandler: parts.hasCompletionHandler
    case .content: parts.presentsContent
    case .foreignLetters: parts.sharesForeignLetters
    case .presentation: parts.presents
    case .presentationByBool: parts.presentsByBool
    case .shareSheet: parts.shares
    case .twoSheets: parts.hasTwoSheets
    case .varyingItem: parts.presentsVaryingItem
    case .varyingShare: parts.sharesVaryingItems
    }
  }

  /// Why a fault is not applicable to a view that lacks it.
  var reason: String {
    switch self {
    case .anchoredPopover: "not applicable: no popover, and no share sheet with an anchor"
    case .completionHandler: "not applicable: no completion handler"
    case .content: "not applicable: no sheet"
    case .foreignLetters: "not applicable: all that is shared is ASCII"
    case .presentation: "not applicable: nothing is presented"
    case .presentationByBool: "not applicable: no sheet bound to a Bool"
    case .shareSheet: "not applicable: no share sheet"
    case .twoSheets: "not applicable: no two sheets on one view"
    case .varyingItem: "not applicable: no sheet by item that could be another one"
    case .varyingShare: "not applicable: nothing else is ever shared"
    }
  }
}
