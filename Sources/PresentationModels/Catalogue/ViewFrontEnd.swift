import ProbeSyntax

/// Turns a view of a Swift source file into a model.
protocol ViewFrontEnd: Sendable {
  /// The model of `view` in `source`, which the words at `span` of `script` declare.
  func open(_ view: String, in source: SourceFile, declaredAt span: SourceSpan, of script: SourceFile) -> OpenedView
}

/// What came of opening a view.
struct OpenedView {
  /// The model; nil if there is no such view or if it cannot be run.
  var model: Model?
  /// What is wrong, in either file.
  var diagnostics: [Diagnostic]
}

/// The front end of a build that reads no Swift.
struct UnsupportedViewFiles: ViewFrontEnd {
  func open(_ view: String, in source: SourceFile, declaredAt span: SourceSpan, of script: SourceFile) -> OpenedView {
    OpenedView(model: nil, diagnostics: [Diagnostic(ModelProblem.viewFilesUnsupported, file: script, span: span)])
  }
}
