/// What the program can be asked to do.
enum Command: String, CaseIterable, Sendable {
  case run
  case check
  case audit
  case models
  case explain
  case replay
  case schema
  case storyboard
  case help

  /// One line for the list of commands.
  var summary: String {
    switch self {
    case .run: "run scripts and report what failed; the default"
    case .check: "report mistakes in scripts without running them"
    case .audit: "run scripts on broken apps and report what nobody would notice"
    case .models: "list the models that ship, or show what was understood of a view file"
    case .explain: "say what a diagnostic or a failure means, with examples"
    case .replay: "report recorded runs again, several shards as one run"
    case .schema: "print the JSON Schema of recorded runs"
    case .storyboard: "draw a test as a picture in SVG, step by step"
    case .help: "show this text, or the text of one command"
    }
  }
}
