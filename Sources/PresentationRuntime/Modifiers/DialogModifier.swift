/// `alert` or `confirmationDialog`.
public struct DialogModifier {
  /// What it presents as.
  public enum Style: Sendable {
    case alert
    case confirmation
  }

  /// What it presents as.
  public var style: Style
  /// What makes it present.
  public var trigger: PresentationTrigger
  /// `presenting:`; nil where there is none. While it holds `nothing`, nothing is presented.
  public var presenting: Value?
  /// What it says and offers.
  public var content: Content
  /// Where the modifier stands.
  public var place: SourcePlace?

  /// Where a dialog's title, buttons and message come from.
  public enum Content {
    /// Builders that ran in `body`: what they read was read there (R40).
    case built(DialogContent)
    /// `alert(item:) { Alert(…) }`: an escaping closure with the item, called when it is presented.
    case deferred((Value) throws(AppCrash) -> DialogContent)
  }

  /// A dialog of `content`.
  public init(
    _ style: Style, _ trigger: PresentationTrigger, presenting: Value? = nil, at place: SourcePlace? = nil,
    content: Content
  ) {
    self.style = style
    self.trigger = trigger
    self.presenting = presenting
    self.place = place
    self.content = content
  }
}

/// A dialog's title, buttons and message.
public struct DialogContent {
  /// Its title.
  public var title: String
  /// Whether the title is shown; a confirmation dialog hides it by default.
  public var isTitleVisible: Bool
  /// Its buttons and fields; an alert without any has OK.
  public var actions: Element
  /// Its message.
  public var message: Element

  /// A dialog that says `title`.
  public init(title: String, isTitleVisible: Bool = true, actions: Element = .empty, message: Element = .empty) {
    self.title = title
    self.isTitleVisible = isTitleVisible
    self.actions = actions
    self.message = message
  }
}
