import PresentationModels
import PresentationRuntime

/// `probe-run models`: the models that ship.
enum ModelsCommand {
  /// A line for each of `models`.
  static func text(of models: [ModelSummary]) -> String {
    let width = models.map(\.name.count).max() ?? 0
    return models.map { model in
      let padding = String(repeating: " ", count: width - model.name.count)
      return "\(model.name)\(padding)  \(model.summary) (\(model.basis.rawValue))\n"
    }.joined()
  }
}
