/// What a body, a content closure or a builder yields: a description of what is shown, without state.
///
/// Positions are identity: a builder yields the same number of elements each time, and its `if` is a `branch`.
public indirect enum Element {
  /// `AnyView(…)`.
  case anyView(Element)
  /// The taken way of an `if`, `if let` or `switch`, by its number; another number starts anew (R18).
  case branch(Int, Element)
  case button(ButtonElement)
  /// Stacks, lists, forms, scroll views and their like.
  case container(ContainerKind, [Element])
  case empty
  /// `TextField`, `SecureField`, `TextEditor`.
  case field(FieldElement)
  case forEach(ForEachElement)
  /// `Group`, and the elements of a builder side by side.
  case group([Element])
  /// `Image`; the label is what assistive technology says, nil for a decoration.
  case image(label: String?)
  /// What can be drawn but says nothing and does nothing: a colour, a shape, `Spacer`, `Divider`.
  case inert(String)
  /// `NavigationLink`.
  case link(LinkElement)
  case menu(MenuElement)
  case modified(Element, Modifier)
  case picker(PickerElement)
  case representable(RepresentableElement)
  case section(header: Element, content: Element, footer: Element)
  case shareLink(ShareLinkElement)
  case text(String)
  case toggle(ToggleElement)
  case view(ViewInstance)
}
