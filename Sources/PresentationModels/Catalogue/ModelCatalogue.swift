import PresentationRuntime
import ProbeSemantics

/// The models that a run can use: those that ship, and those that scripts declare from view files.
public struct ModelCatalogue: Sendable {
  /// Gives the bytes of the view file at a path, or says why it cannot.
  public typealias ReadFile = @Sendable (_ path: String) -> Result<[UInt8], LoadProblem>

  private let readFile: ReadFile
  private let tellsInert: Bool

  /// A catalogue that gets view files by `readFile`, and tells of modifiers without effect if `tellsInert` says so.
  public init(tellsInert: Bool = false, readFile: @escaping ReadFile) {
    self.readFile = readFile
    self.tellsInert = tellsInert
  }

  /// What there is to say of the models that ship, in the order in which they are told.
  public static var shipped: [ModelSummary] { ShippedModel.allCases.map(\.summary) }

  /// The names that scripts may use without declaring them.
  public static var knownNames: KnownNames {
    KnownNames(
      models: ShippedModel.allCases.map(\.rawValue), devices: DeviceProfile.settingNames,
      languages: DeviceSettings.languages)
  }

  /// Opens the models of a plan; each view file is read once.
  public func open(_ models: [TestPlan.Model]) -> OpenedModels {
    var shelf = ViewShelf(tellsInert: tellsInert, readFile: readFile)
    var opened = OpenedModels()
    for model in models {
      switch model.origin {
      case .shipped: opened.models.append(ShippedModel(rawValue: model.name)?.model)
      case .declared(let path, let view, let file, let pathSpan, let viewSpan):
        let declaration = ViewShelf.Declaration(
          path: path, view: view, script: file, pathSpan: pathSpan, viewSpan: viewSpan)
        opened.models.append(shelf.model(of: declaration))
      }
    }
    opened.diagnostics = shelf.diagnostics
    return opened
  }
}
