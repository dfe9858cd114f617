import PresentationRuntime

/// An app that scripts can run on.
public struct Model: Sendable {
  /// The app.
  public var app: AppDefinition
  /// The names of the arguments that `launch with` can give it.
  public var parameters: [String]
  /// The lines of its view file, for whoever tells why; none for a model that ships.
  var viewLines: [String] = []

  /// The model of `app`.
  public init(_ app: AppDefinition, parameters: [String] = []) {
    self.app = app
    self.parameters = parameters
  }
}
