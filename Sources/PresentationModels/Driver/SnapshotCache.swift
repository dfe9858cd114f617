import PresentationRuntime
import ProbeInterpreter

/// The last look at the screen, as long as nothing can have changed; two checks in a row cost one look.
///
/// A reference, because looking does not change the driver.
final class SnapshotCache {
  private var version = -1
  private var last = ScreenSnapshot(layers: [])

  /// What can be seen on `host` now.
  func snapshot(of host: PresentationHost) -> ScreenSnapshot {
    if host.screenVersion != version {
      last = ScreenSnapshot(host.screen)
      version = host.screenVersion
    }
    return last
  }
}
