import SwiftUISource

extension ViewNeed {
  /// Whether a view made of these parts has it.
  func isMet(by parts: ViewParts) -> Bool {
    switch self {
    case .anchoredPopover: parts.hasAnchor
    case .completionHandler: parts.hasCompletionHandler
    case .content: parts.presentsContent
    case .itemPresentation: parts.presentsByItem
    case .presentation: parts.presents
    case .presentationByBool: parts.presentsByBool
    case .shareSheet: parts.shares
    case .twoSheets: parts.hasTwoSheets
    }
  }

  /// Why a fault is not applicable to a view that lacks it.
  var reason: String {
    switch self {
    case .anchoredPopover: "not applicable: no popover, and no share sheet with an anchor"
    case .completionHandler: "not applicable: no completion handler"
    case .content: "not applicable: no sheet"
    case .itemPresentation: "not applicable: nothing is presented by item"
    case .presentation: "not applicable: nothing is presented"
    case .presentationByBool: "not applicable: no sheet bound to a Bool"
    case .shareSheet: "not applicable: no share sheet"
    case .twoSheets: "not applicable: no two sheets on one view"
    }
  }
}
