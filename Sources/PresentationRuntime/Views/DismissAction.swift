/// What `@Environment(\.dismiss)` gives: ends the presentation that the view lives in, or pops its page.
public struct DismissAction: CustomValue {
  unowned let host: PresentationHost
  let layer: Int
  let page: Int?

  /// Ends it; outside any presentation this does nothing.
  public func callAsFunction(at place: SourcePlace? = nil) {
    host.dismissFromInside(layer: layer, page: page, at: place)
  }

  public func isEqual(to other: any CustomValue) -> Bool? {
    guard let other = other as? DismissAction else { return false }
    return layer == other.layer && page == other.page
  }

  public var asIdentity: Identity { .int(layer) }
  public var description: String { "the dismiss action" }
}
