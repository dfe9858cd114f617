/// How a container lays out what stands in it; only lists and forms make cells of it.
public enum ContainerKind {
  case form
  case grid
  /// `HStack`, `LazyHStack`, `ControlGroup`, `Label`.
  case horizontal
  /// `ZStack`, `overlay`, `background`.
  case layered
  case list
  /// `NavigationStack`, `NavigationView`; the path's binding if it has one.
  case navigation(path: Binding?)
  case scroll
  /// `VStack`, `LazyVStack`, `GroupBox`.
  case vertical
}
