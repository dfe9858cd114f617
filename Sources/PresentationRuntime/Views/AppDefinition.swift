/// An app: what one launch starts with.
public struct AppDefinition: Sendable {
  /// Makes the root view at each launch, so that globals start afresh with it.
  public var makeRoot: @Sendable (PresentationHost) throws(AppCrash) -> Element

  /// The app whose root is what `makeRoot` makes.
  public init(makeRoot: @escaping @Sendable (PresentationHost) throws(AppCrash) -> Element) {
    self.makeRoot = makeRoot
  }
}
