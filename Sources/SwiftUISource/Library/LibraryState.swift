import PresentationRuntime

/// What the library keeps for one launch.
struct LibraryState {
  /// The start of the fixed time: noon on the first of January 2025, in seconds since 2001.
  static let start = 757_425_600.0

  var arguments: [String]
  var identifiers = 0
  var channels: [String: EventChannel] = [:]
  var random = 0
  var rootView: Foreign?

  init(arguments: [String]) {
    self.arguments = ["App"] + arguments
  }

  /// The next identifier; the same ones in each launch.
  mutating func nextIdentifier() -> String {
    identifiers += 1
    let digits = String(identifiers, radix: 16, uppercase: true)
    return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - min(12, digits.count)) + digits
  }
}

extension Machine {
  /// The time of the app, in seconds since 2001.
  var now: Double {
    let (seconds, attoseconds) = host.now.components
    return LibraryState.start + Double(seconds) + Double(attoseconds) / 1e18
  }

  func channel(named name: String) -> EventChannel {
    if let channel = library.channels[name] { return channel }
    let channel = EventChannel(name)
    library.channels[name] = channel
    return channel
  }
}
