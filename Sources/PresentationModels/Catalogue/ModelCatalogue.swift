import PresentationRuntime
import ProbeSemantics
import ProbeSyntax

/// The models that a run can use: those that ship, and those that scripts declare from view files.
public struct ModelCatalogue: Sendable {
  /// Gives the bytes of the view file at a path, or says why it cannot.
  public typealias ReadFile = @Sendable (_ path: String) -> Result<[UInt8], LoadProblem>

  private let readFile: ReadFile
  private let frontEnd: any ViewFrontEnd

  /// A catalogue that gets view files by `readFile`.
  public init(readFile: @escaping ReadFile) {
    self.init(readFile: readFile, frontEnd: UnsupportedViewFiles())
  }

  init(readFile: @escaping ReadFile, frontEnd: any ViewFrontEnd) {
    self.readFile = readFile
    self.frontEnd = frontEnd
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
    var opened = OpenedModels()
    var files: [String: Result<SourceFile, LoadProblem>] = [:]
    for model in models {
      switch model.origin {
      case .shipped:
        opened.models.append(ShippedModel(rawValue: model.name).map { Model($0.app) })
      case .declared(let written, let view, let file, let span):
        let path = RelativePath.resolve(written, from: file.path)
        let source = files[path] ?? readFile(path).map { SourceFile(path: path, bytes: $0) }
        files[path] = source
        switch source {
        case .success(let source):
          let result = frontEnd.open(view, in: source, declaredAt: span, of: file)
          opened.models.append(result.model)
          opened.diagnostics += result.diagnostics
        case .failure(let problem):
          opened.models.append(nil)
          opened.diagnostics.append(
            Diagnostic(ModelProblem.unreadableViewFile(path: path, problem), file: file, span: span))
        }
      }
    }
    return opened
  }
}
