import PresentationModels
import ProbeReporting
import ProbeSyntax

extension Tools {
  /// The tools of the program, which was called as `programName`.
  static func shipped(programName: String) -> Tools {
    Tools(
      programName: programName, models: ModelCatalogue.shipped, explanations: { Explanation.all },
      workflow: Workflow(environment: Terminal.variable),
      makeEngine: { recording in
        LanguageEngine(
          ModelCatalogue(tellsInert: recording.inertModifiers) { UsedFileCache.bytes(at: $0) },
          known: ModelCatalogue.knownNames, recording: recording)
      },
      consoleReporter: { detail, isColored in
        ConsoleReporter(detail: detail.ofReport, palette: isColored ? .terminal : .plain)
      })
  }
}

extension Detail {
  /// The same for the console's report.
  fileprivate var ofReport: ConsoleReporter.Detail {
    switch self {
    case .normal: .normal
    case .quiet: .quiet
    case .verbose: .verbose
    }
  }
}
