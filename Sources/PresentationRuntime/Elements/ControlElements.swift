/// A `Toggle`.
public struct ToggleElement {
  /// What it shows; its texts are the label.
  public var label: Element
  /// What it shows as on or off, and writes.
  public var isOn: Binding
  /// Where it stands.
  public var place: SourcePlace?

  /// A toggle of `isOn`.
  public init(_ label: Element, isOn: Binding, at place: SourcePlace? = nil) {
    self.label = label
    self.isOn = isOn
    self.place = place
  }
}

/// A text field.
public struct FieldElement {
  /// Its label or placeholder; empty for a `TextEditor`.
  public var label: String
  /// What it shows and writes.
  public var text: Binding
  /// `SecureField`.
  public var isSecure: Bool
  /// `onSubmit` or `onCommit`; nothing in a script submits.
  public var place: SourcePlace?

  /// A field of `text`.
  public init(_ label: String, text: Binding, isSecure: Bool = false, at place: SourcePlace? = nil) {
    self.label = label
    self.text = text
    self.isSecure = isSecure
    self.place = place
  }
}

/// A `Picker`: its options are the elements of `content` that carry a `tag`.
public struct PickerElement {
  /// What it shows; its texts are the label.
  public var label: Element
  /// The tag that is chosen.
  public var selection: Binding
  /// The options.
  public var content: Element
  /// Where it stands.
  public var place: SourcePlace?

  /// A picker of `selection`.
  public init(_ label: Element, selection: Binding, content: Element, at place: SourcePlace? = nil) {
    self.label = label
    self.selection = selection
    self.content = content
    self.place = place
  }
}

/// A `Menu`: a tap opens its content, which lives only while it is open (R37).
public struct MenuElement {
  /// What it shows; its texts are the label.
  public var label: Element
  /// What is in it.
  public var content: Element
  /// Where it stands.
  public var place: SourcePlace?

  /// A menu of `content`.
  public init(_ label: Element, content: Element, at place: SourcePlace? = nil) {
    self.label = label
    self.content = content
    self.place = place
  }
}

/// A `NavigationLink`: a tap pushes its destination on the navigation of the same layer.
public struct LinkElement {
  /// Where it leads.
  public enum Target {
    /// To this content, made when it is pushed.
    case content(ContentClosure)
    /// To what `navigationDestination(for:)` of the value's type makes of it.
    case value(Value, type: String)
  }

  /// What it shows; its texts are the label.
  public var label: Element
  /// Where it leads.
  public var target: Target
  /// Where it stands.
  public var place: SourcePlace?

  /// A link to `target`.
  public init(_ label: Element, to target: Target, at place: SourcePlace? = nil) {
    self.label = label
    self.target = target
    self.place = place
  }
}

/// A `ShareLink`: it takes its items as arguments, and a tap presents a share sheet of them.
public struct ShareLinkElement {
  /// What it shows; its texts are the label.
  public var label: Element
  /// Its items.
  public var items: [Value]
  /// Where it stands.
  public var place: SourcePlace?

  /// A link that shares `items`.
  public init(_ label: Element, items: [Value], at place: SourcePlace? = nil) {
    self.label = label
    self.items = items
    self.place = place
  }
}
