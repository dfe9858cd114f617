import PresentationRuntime
import ProbeSemantics
import ProbeSyntax
import SwiftUISource

/// The view files of one plan, each read once, with what is wrong with them.
struct ViewShelf {
  /// `model NAME from 'PATH' view VIEW` as a script says it.
  struct Declaration {
    var path: String
    var view: String
    var script: SourceFile
    var pathSpan: SourceSpan
    var viewSpan: SourceSpan
  }

  /// What is wrong, in the order in which it was found.
  private(set) var diagnostics: [Diagnostic] = []
  private var files: [String: Result<ViewFile, LoadProblem>] = [:]
  private let readFile: ModelCatalogue.ReadFile
  private let tellsInert: Bool

  init(tellsInert: Bool, readFile: @escaping ModelCatalogue.ReadFile) {
    self.readFile = readFile
    self.tellsInert = tellsInert
  }

  /// The declared model; nil with a diagnostic, at the words that are wrong, if there is none.
  mutating func model(of declaration: Declaration) -> Model? {
    let path = RelativePath.resolve(declaration.path, from: declaration.script.path)
    let file: ViewFile
    switch self.file(at: path) {
    case .success(let read): file = read
    case .failure(let problem):
      diagnostics.append(
        Diagnostic(
          ModelProblem.unreadableViewFile(path: path, problem), file: declaration.script, span: declaration.pathSpan))
      return nil
    }
    do throws(ViewSourceProblem) {
      return try Model(view: declaration.view, of: file.source)
    } catch {
      diagnostics.append(
        Diagnostic(
          ModelProblem.unknownView(name: declaration.view, path: path, known: file.source.views),
          file: declaration.script, span: declaration.viewSpan))
      return nil
    }
  }

  private mutating func file(at path: String) -> Result<ViewFile, LoadProblem> {
    if let known = files[path] { return known }
    let read = readFile(path).map { ViewFile(path: path, bytes: $0) }
    files[path] = read
    if case .success(let file) = read {
      diagnostics += file.diagnostics
      if tellsInert { diagnostics += file.effectDiagnostics }
    }
    return read
  }
}
