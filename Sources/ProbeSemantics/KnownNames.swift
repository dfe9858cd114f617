/// The names that a script may use without declaring them; they come from whoever runs it.
public struct KnownNames: Sendable {
  /// The models that ship.
  public var models: [String]
  /// The device profiles.
  public var devices: [String]
  /// The codes of the system languages.
  public var languages: [String]

  /// The names of models, device profiles and languages, each in the order in which they are told.
  public init(models: [String], devices: [String], languages: [String]) {
    self.models = models
    self.devices = devices
    self.languages = languages
  }
}
