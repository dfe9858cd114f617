/// `sheet`, `fullScreenCover` or `popover`.
public struct PresentationModifier {
  /// What it presents as.
  public enum Style: Sendable {
    case cover
    case popover
    case sheet
  }

  /// What it presents as.
  public var style: Style
  /// What makes it present.
  public var trigger: PresentationTrigger
  /// `onDismiss`.
  public var onDismiss: Handler?
  /// `presentationCompactAdaptation(.popover)`: a popover is one on a phone too, not a sheet.
  public var staysPopover = false
  /// Its content.
  public var content: ContentClosure
  /// Where the modifier stands.
  public var place: SourcePlace?

  /// A presentation of `content`.
  public init(
    _ style: Style, _ trigger: PresentationTrigger, onDismiss: Handler? = nil, at place: SourcePlace? = nil,
    content: ContentClosure
  ) {
    self.style = style
    self.trigger = trigger
    self.onDismiss = onDismiss
    self.place = place
    self.content = content
  }
}

/// What makes a modifier present.
public enum PresentationTrigger {
  /// `isPresented:`.
  case flag(Binding)
  /// `item:`: presents while it is not nil; another id presents anew (R16).
  case item(Binding)
}
