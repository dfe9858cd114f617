/// A `Button`.
public struct ButtonElement {
  /// What the button says of itself.
  public enum Role: Sendable {
    case cancel
    case destructive
  }

  /// What it shows; its texts are the label.
  public var label: Element
  /// Its role, if any.
  public var role: Role?
  /// What a tap does.
  public var action: Handler

  /// A button that shows `label`.
  public init(_ label: Element, role: Role? = nil, action: Handler) {
    self.label = label
    self.role = role
    self.action = action
  }
}
