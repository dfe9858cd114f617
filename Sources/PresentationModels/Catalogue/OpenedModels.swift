import ProbeSyntax

/// The models of one plan, ready to make apps for its tests.
public struct OpenedModels: Sendable {
  /// In the order of the plan; nil where a model could not be opened.
  public internal(set) var models: [Model?] = []
  /// What is wrong with view files, warnings included.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// A driver of a fresh app of the model `index`; nil if it could not be opened.
  public func makeDriver(forModel index: Int) -> PresentationDriver? {
    models[index].map { PresentationDriver($0) }
  }
}
