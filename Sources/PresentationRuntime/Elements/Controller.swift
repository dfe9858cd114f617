/// A view controller or a plain platform view that code makes.
///
/// A reference, because the app keeps it and changes it.
public final class Controller {
  /// What it is.
  public enum Content {
    /// `UIActivityViewController`.
    case activity(ActivitySheet)
    /// `UIAlertController`.
    case alert(DialogContent, isActionSheet: Bool)
    /// `UIHostingController(rootView:)`: its environment starts empty (R39).
    case hosting(Element)
    /// Any other controller or view: its labels and controls as elements.
    case plain(Element)
  }

  /// What a popover points at.
  public enum Anchor: Sendable {
    case barButtonItem
    case sourceView
  }

  /// What it is; the app may change it, and a later `present` or update shows that.
  public var content: Content { didSet { isChanged = true } }
  /// `popoverPresentationController`'s source view or bar item.
  public var anchor: Anchor?
  /// `modalPresentationStyle = .fullScreen`.
  public var isFullScreen = false
  /// `isModalInPresentation`.
  public var refusesInteractiveDismissal = false
  /// The instance that the maker of the views keeps with it.
  public var instance: AnyObject?
  /// Whether what it shows is to be made anew.
  var isChanged = false
  /// Whether a share sheet was shown with it before.
  var wasShown = false

  /// A controller of `content`.
  public init(_ content: Content) {
    self.content = content
  }
}

/// A controller on which code calls `present` and `dismiss`.
public enum ControllerReference {
  /// The window's root controller.
  case root
  /// The controller that nothing is presented on.
  case top
  /// A controller that was presented by code or made by a representable.
  case made(Controller)
}
