/// The device that the app runs on, from its next launch.
public struct DeviceSettings: Equatable, Sendable {
  /// The device profile.
  public var profile: DeviceProfile
  /// The system language, by its code.
  public var language: String

  /// The default profile in English unless said otherwise.
  public init(profile: DeviceProfile = .iPhone26, language: String = "en") {
    self.profile = profile
    self.language = language
  }
}
