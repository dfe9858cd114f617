/// What a layer shows, with the nodes behind it.
struct ResolvedLayer {
  /// What a person sees.
  var screen: ScreenLayer
  /// The nodes of `screen.controls`, in their order.
  var targets: [Target] = []
  /// Elements that react to a tap without being controls.
  var taps: [Tap] = []
  /// The rows of its lists.
  var rows: [Row] = []

  /// What a control does.
  enum Target {
    case activity(ShareState.Offer, ShareState)
    case back(NavigationPage, navigation: ViewNode)
    case button(ButtonElement, ViewNode)
    case delete(row: Int, forEach: ViewNode)
    case dismissDialog
    case field(FieldElement, ViewNode)
    case link(LinkElement, ViewNode)
    case menu(MenuElement, ViewNode)
    case more(ShareState)
    case picker(PickerElement, options: [PickerOption], ViewNode)
    case shareLink(ShareLinkElement, ViewNode)
    case toggle(ToggleElement, ViewNode)
  }

  /// An option of a picker.
  struct PickerOption {
    var label: String
    var tag: Value
  }

  /// An element with a tap gesture.
  struct Tap {
    var label: String
    var isEnabled: Bool
    var handler: Handler
  }

  /// A row of a list.
  struct Row {
    var label: String
    var texts: [String]
    var node: ViewNode
    var swipes: [SwipeSource]
  }

  /// Where a row's swipe actions come from.
  enum SwipeSource {
    case actions(SwipeActionsModifier.Edge, ViewNode)
    case delete(row: Int, forEach: ViewNode)
  }
}
