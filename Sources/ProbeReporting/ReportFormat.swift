/// The formats of `--report`.
public enum ReportFormat: String, CaseIterable, Sendable {
  case github
  case html
  case jsonl
  case junit
  case sarif
  case storyboard
  case tap
  case tap14

  /// A reporter that writes the format.
  public func makeReporter() -> any Reporter {
    switch self {
    case .github: GitHubReporter()
    case .html: HTMLReporter()
    case .jsonl: JSONLinesReporter()
    case .junit: JUnitReporter()
    case .sarif: SARIFReporter()
    case .storyboard: StoryboardReporter()
    case .tap: TAPReporter()
    case .tap14: TAP14Reporter()
    }
  }

  /// Whether it tells the steps of tests that passed, too.
  public var needsSteps: Bool {
    switch self {
    case .html, .jsonl, .junit, .storyboard: true
    case .github, .sarif, .tap, .tap14: false
    }
  }

  /// Whether it tells what could be seen at each step.
  public var needsScreens: Bool {
    switch self {
    case .html, .jsonl, .storyboard: true
    case .github, .junit, .sarif, .tap, .tap14: false
    }
  }

  /// Whether it stands on standard output together with the console's report, rather than in its place.
  public var joinsConsole: Bool {
    switch self {
    case .github: true
    case .html, .jsonl, .junit, .sarif, .storyboard, .tap, .tap14: false
    }
  }
}
