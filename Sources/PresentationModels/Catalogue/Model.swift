import PresentationRuntime

/// An app that scripts can run on.
public struct Model: Sendable {
  /// Gives the text of a line of the app's source, from one.
  public typealias Lines = @Sendable (_ line: Int) -> String

  /// The app.
  public var app: AppDefinition
  /// The names of the arguments that `launch with` can give it.
  public var parameters: [String]
  /// The lines of its source; nil if it has none.
  public var lines: Lines?

  /// The model of `app`.
  public init(_ app: AppDefinition, parameters: [String] = []) {
    self.app = app
    self.parameters = parameters
  }
}
