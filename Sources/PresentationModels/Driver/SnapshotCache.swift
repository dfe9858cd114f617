import PresentationRuntime
import ProbeInterpreter

/// The last look at the screen, as long as nothing can have changed; two checks in a row cost one look.
///
/// A reference, because looking does not change the driver.
final class SnapshotCache {
  private var version = -1
  private var last = ScreenSnapshot(layers: [])
  /// The looks that the layers of `last` were made of.
  private var looks: [LayerLook] = []

  /// What can be seen on `host` now.
  func snapshot(of host: PresentationHost) -> ScreenSnapshot {
    if host.screenVersion != version {
      take(host)
      version = host.screenVersion
    }
    return last
  }

  private func take(_ host: PresentationHost) {
    guard host.variant == nil else {
      last = ScreenSnapshot(host.screen)
      return
    }
    let looks = host.looks
    var layers: [ScreenSnapshot.Layer] = []
    layers.reserveCapacity(looks.count)
    for (index, look) in looks.enumerated() {
      let isKnown = index < self.looks.count && self.looks[index] === look
      layers.append(isKnown ? last.layers[index] : ScreenSnapshot.Layer(look.screen))
    }
    last = ScreenSnapshot(host.surroundingScreen, layers: layers)
    self.looks = looks
  }
}
