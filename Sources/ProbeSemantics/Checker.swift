import ProbeSyntax

/// Turns a script that was read into its tests.
public struct Checker {
  private let known: KnownNames
  private let load: (String) -> Result<ParsedFile, LoadProblem>

  /// A checker for scripts that may name what is `known`.
  ///
  /// `load` reads a used file. Its path is told relative to where the script's own path is, so that the same file has
  /// the same path; what it gives may be kept for other scripts.
  public init(known: KnownNames, load: @escaping (String) -> Result<ParsedFile, LoadProblem>) {
    self.known = known
    self.load = load
  }

  /// The tests of `script`, with all mistakes that it holds.
  public func check(_ script: ParsedFile) -> TestPlan {
    var checker = ScriptChecker(UsedFiles(of: script, load: load), known: known)
    return checker.plan()
  }
}
