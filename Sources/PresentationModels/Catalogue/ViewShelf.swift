import PresentationRuntime
import ProbeSemantics
import ProbeSyntax
import SwiftUISource

/// The view files of one plan, each read once, with what is wrong with them.
struct ViewShelf {
  /// Where a script names a view of a file.
  struct Reference {
    var path: String
    var view: String
    var script: SourceFile
    var pathSpan: SourceSpan
    var viewSpan: SourceSpan
  }

  /// What is wrong, in the order in which it was found.
  private(set) var diagnostics: [Diagnostic] = []
  private var files: [String: Result<ViewSource, LoadProblem>] = [:]
  private let readFile: ModelCatalogue.ReadFile

  init(readFile: @escaping ModelCatalogue.ReadFile) {
    self.readFile = readFile
  }

  /// The model that a script names; nil with a diagnostic if there is none.
  mutating func model(of reference: Reference) -> Model? {
    let script = reference.script
    let path = RelativePath.resolve(reference.path, from: script.path)
    let source: ViewSource
    switch file(at: path) {
    case .success(let read): source = read
    case .failure(let problem):
      let unreadable = ModelProblem.unreadableViewFile(path: path, problem)
      diagnostics.append(Diagnostic(unreadable, file: script, span: reference.pathSpan))
      return nil
    }
    do throws(ViewSourceProblem) {
      return try Model(view: reference.view, of: source)
    } catch {
      let unknown = ModelProblem.unknownView(name: reference.view, path: path, known: source.views)
      diagnostics.append(Diagnostic(unknown, file: script, span: reference.viewSpan))
      return nil
    }
  }

  private mutating func file(at path: String) -> Result<ViewSource, LoadProblem> {
    if let known = files[path] { return known }
    let read = readFile(path).map { bytes in
      let source = ViewSource(path: path, source: bytes)
      if !source.diagnostics.isEmpty { tell(source.diagnostics, in: SourceFile(path: path, bytes: bytes)) }
      return source
    }
    files[path] = read
    return read
  }

  private mutating func tell(_ problems: [LocatedSwiftSourceProblem], in file: SourceFile) {
    for problem in problems {
      diagnostics.append(
        Diagnostic(
          ModelProblem.swift(problem.problem), file: file,
          span: SourceSpan(start: problem.span.start, end: problem.span.end)))
    }
  }
}
