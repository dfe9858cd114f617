import PresentationRuntime
import ProbeSemantics
import ProbeSyntax
import SwiftUISource

/// The view files of one plan, each read once, with what is wrong with them.
struct ViewShelf {
  /// What is wrong, in the order in which it was found.
  private(set) var diagnostics: [Diagnostic] = []
  private var files: [String: Result<ViewSource, LoadProblem>] = [:]
  private var lines: [String: [String]] = [:]
  private let readFile: ModelCatalogue.ReadFile

  init(readFile: @escaping ModelCatalogue.ReadFile) {
    self.readFile = readFile
  }

  /// The model of `view` in the file that `script` calls `path`; nil with a diagnostic if there is none.
  mutating func model(
    of view: String, at path: String, declaredAt span: SourceSpan, of script: SourceFile
  ) -> Model? {
    let path = RelativePath.resolve(path, from: script.path)
    let source: ViewSource
    switch file(at: path) {
    case .success(let read): source = read
    case .failure(let problem):
      diagnostics.append(Diagnostic(ModelProblem.unreadableViewFile(path: path, problem), file: script, span: span))
      return nil
    }
    do throws(ViewSourceProblem) {
      var model = try Model(view: view, of: source)
      model.viewLines = lines[path] ?? []
      return model
    } catch {
      diagnostics.append(
        Diagnostic(
          ModelProblem.unknownView(name: view, path: path, known: source.views), file: script, span: span))
      return nil
    }
  }

  private mutating func file(at path: String) -> Result<ViewSource, LoadProblem> {
    if let known = files[path] { return known }
    let read = readFile(path).map { bytes in
      let source = ViewSource(path: path, source: bytes)
      lines[path] = Self.lines(of: SourceFile(path: path, bytes: bytes))
      if !source.diagnostics.isEmpty { tell(source.diagnostics, in: SourceFile(path: path, bytes: bytes)) }
      return source
    }
    files[path] = read
    return read
  }

  /// The lines without the white space around them.
  private static func lines(of file: SourceFile) -> [String] {
    let index = LineIndex(file)
    return (1...index.lineCount).map { number in
      var text = file.text(in: index.span(ofLine: number))[...]
      while text.first?.isWhitespace == true { text.removeFirst() }
      while text.last?.isWhitespace == true { text.removeLast() }
      return String(text)
    }
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
