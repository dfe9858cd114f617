/// What is said of an element.
public indirect enum Modifier {
  case accessibilityIdentifier(String)
  /// Takes the place of the label that the element's texts make.
  case accessibilityLabel(String)
  /// Its builder ran in `body` (R40); nothing in a script opens it.
  case contextMenu(Element)
  case dialog(DialogModifier)
  case disabled(Bool)
  /// `environment(\.key, value)`, or the type name of an `@Observable` object.
  case environment(String, Value)
  case environmentObject(ObservedObject)
  /// `hidden()`, `opacity(0)`: neither seen nor tapped.
  case hidden(Bool)
  /// `.id(value)`: another value starts anew (R18).
  case id(Value)
  /// A modifier without a meaning for presenting: fonts, paddings, `presentationDetents`.
  case inert(String)
  case interactiveDismissDisabled(Bool)
  case navigationDestination(NavigationDestination)
  case navigationTitle(String)
  case onAppear(Handler)
  case onChange(ChangeModifier)
  case onDisappear(Handler)
  case onReceive(EventSource, action: (Value) throws(AppCrash) -> Void)
  /// `onTapGesture`: a tap on the element's text.
  case onTap(Handler)
  case presentation(PresentationModifier)
  case swipeActions(SwipeActionsModifier)
  /// `.tabItem { … }`: what stands in the tab bar for a page.
  case tabItem(Element)
  /// `.tag(value)`: makes an option of a picker.
  case tag(Value)
  case task(TaskModifier)
  /// Its items, which are shown with the layer.
  case toolbar(Element)
}
