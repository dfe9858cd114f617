extension PresentationHost {
  /// Grows with each change of what `screen` tells; as long as it is the same, so is the screen.
  public var screenVersion: Int { version }
}

extension DeviceSettings {
  /// The codes of the system languages that are known.
  public static var languages: [String] { ActivityLabels.languages }
}
