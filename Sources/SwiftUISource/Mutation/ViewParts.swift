/// What a view is made of, as far as it decides which faults of an app can make a difference.
public struct ViewParts: Equatable, Sendable {
  /// Whether something is a popover, or has an anchor for one.
  public var hasAnchor = false
  /// Whether a share sheet's end is listened to.
  public var hasCompletionHandler = false
  /// Whether anything is presented, dialogs included.
  public var presents = false
  /// Whether a sheet, cover or popover is presented by item, and shows which one.
  public var presentsVaryingItem = false
  /// Whether a sheet, cover or popover is presented by a Bool.
  public var presentsByBool = false
  /// Whether a sheet, cover, popover or share sheet is presented.
  public var presentsContent = false
  /// Whether something is shared.
  public var shares = false
  /// Whether letters beyond ASCII may be shared.
  public var sharesForeignLetters = false
  /// Whether what is shared may be something else the next time.
  public var sharesVaryingItems = false
  /// Whether two sheets stand on one view.
  public var hasTwoSheets = false

  /// A view with none of them.
  public init() {}
}

extension ViewSource {
  /// What the view `name` is made of, with what it uses of the file; nothing if there is no such view.
  public func parts(ofView name: String) -> ViewParts {
    MutantFinder(self, view: name)?.parts() ?? ViewParts()
  }
}

extension MutantFinder {
  /// What the view is made of.
  func parts() -> ViewParts {
    var parts = ViewParts()
    parts.shares = mentions(["ShareLink", "UIActivityViewController"])
    parts.hasCompletionHandler = mentions(["completionWithItemsHandler"])
    parts.hasAnchor = mentions(["barButtonItem", "popover", "sourceView"])
    parts.presentsContent = mentions(["ShareLink", "fullScreenCover", "popover", "present", "sheet"])
    parts.presentsVaryingItem = presentsVaryingItem()
    parts.sharesForeignLetters = parts.shares && mayShareForeignLetters()
    parts.sharesVaryingItems = parts.shares && sharesVaryingItems()
    parts.presents = parts.presentsContent || mentions(["actionSheet", "alert", "confirmationDialog"])
    for node in outline.nodes where isReachable(node) {
      guard case .expression(let id) = node, case .call(let call) = tree[id].kind,
        case .member(let base, let place) = tree[call.callee].kind,
        ["fullScreenCover", "popover", "sheet"].contains(tree[place.name])
      else { continue }
      for argument in call.arguments {
        guard let label = argument.label.map({ tree[$0.name] }) else { continue }
        if label == "isPresented" { parts.presentsByBool = true }
      }
      if tree[place.name] == "sheet", hasSheet(in: base) { parts.hasTwoSheets = true }
    }
    return parts
  }

  /// Whether a chain of modifiers has a sheet.
  private func hasSheet(in chain: ExpressionID) -> Bool {
    var link = chain
    while case .call(let call) = tree[link].kind, case .member(let base, let place) = tree[call.callee].kind {
      if tree[place.name] == "sheet" { return true }
      link = base
    }
    return false
  }

  private func mentions(_ words: Set<String>) -> Bool { names.contains { words.contains(tree[$0]) } }
}
