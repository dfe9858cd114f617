/// What a layer showed when it was looked at. A reference, because it is only handed on; nothing changes it.
public final class LayerLook {
  /// What it showed, with the nodes behind it.
  let resolved: ResolvedLayer
  /// The host's version at that time, where more than the layer's own tree says what is shown; nil elsewhere.
  let version: Int?

  /// What a person saw.
  public var screen: ScreenLayer { resolved.screen }

  init(_ resolved: ResolvedLayer, version: Int?) {
    self.resolved = resolved
    self.version = version
  }
}
