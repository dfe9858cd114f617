import PresentationRuntime
import SwiftUISource

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
  /// The view that it shows; nil if it was not made from a view file.
  var view: ModelView?

  /// The model of `app`.
  public init(_ app: AppDefinition, parameters: [String] = []) {
    self.app = app
    self.parameters = parameters
  }
}

/// The view of a file that a model shows.
///
/// A class, because a model is handed to each test, and nothing changes its file.
final class ModelView: Sendable {
  /// The file.
  let source: ViewSource
  /// The view's name.
  let name: String
  /// Which of the models that ship it is; nil if a script declares it.
  let shipped: ShippedModel?

  init(source: ViewSource, name: String, shipped: ShippedModel?) {
    self.source = source
    self.name = name
    self.shipped = shipped
  }
}
