/// What `help` shows.
enum HelpText {
  /// The text of `command`; nil: of the whole program.
  static func text(of command: Command?) -> String {
    switch command {
    case .run: page(.run, usage: "[run] [options] PATH…", about: runAbout, examples: runExamples)
    case .check: page(.check, usage: "check [options] PATH…", about: checkAbout, examples: checkExamples)
    case .audit: page(.audit, usage: "audit [options] PATH…", about: auditAbout, examples: auditExamples)
    case .models: page(.models, usage: "models [NAME|FILE.swift…]", about: modelsAbout, examples: modelsExamples)
    case .explain: page(.explain, usage: "explain [ID…]", about: explainAbout, examples: explainExamples)
    case .replay: page(.replay, usage: "replay [options] FILE…", about: replayAbout, examples: replayExamples)
    case .schema: page(.schema, usage: "schema", about: schemaAbout, examples: ["probe-run schema > run.schema.json"])
    case .storyboard:
      page(
        .storyboard, usage: "storyboard [options] FILE:LINE", about: storyboardAbout, examples: storyboardExamples)
    case .help, nil: overview
    }
  }

  private static func page(_ command: Command, usage: String, about: String, examples: [String]) -> String {
    """
    usage: probe-run \(usage)

    \(about)

    options:
    \(table(command.options.map { (spelling(of: $0), $0.summary(in: command)) }))

    examples:
    \(examples.map { "  \($0)\n" }.joined())
    """
  }

  private static var overview: String {
    """
    probe-run runs presentation scenarios against a headless model of how SwiftUI presents sheets.

    usage: probe-run [run] [options] PATH…
           probe-run COMMAND …

    commands:
    \(table(Command.allCases.map { ($0.rawValue, $0.summary) }))

    PATH is one of:
    \(table(paths))

    exit codes:
    \(table(exitCodes))

    examples:
      probe-run scenarios
      probe-run -e "tap Share A; expect caption 'Share A: 12'; copy; expect clipboard 'Share A: 12'"
      probe-run --model bool --name 'first share' scenarios
      probe-run help run

    """
  }

  private static let paths = [
    ("FILE", "a script"),
    ("DIRECTORY", "all .probe files below it, in the order of their names"),
    ("FILE:LINE", "the scenario that holds the line"),
    ("FILE:LINE[ROW]", "one row of that scenario's examples"),
    ("-", "standard input"),
  ]

  private static let exitCodes = [
    ("0", "all tests passed"),
    ("1", "a test failed"),
    ("2", "a script is not valid: it ran nothing, the others ran"),
    ("5", "nothing was selected (see --allow-empty)"),
    ("64", "the command line is not understood"),
    ("66", "an input cannot be read"),
    ("70", "a fault of the tool itself"),
    ("73", "a report cannot be written"),
    ("130", "interrupted; what was finished is reported"),
    ("141", "the reader of the output has gone"),
    ("", "when several apply: 70, 73, 130, 66, 64, 2, 1, 5"),
  ]

  private static let runAbout = """
    Runs each scenario, once for each of its rows and models, and reports every step that failed: what was expected,
    what was found, what was on the screen, and why. 'run' may be left out.

    PATH is one of:
    \(table(paths))
    """

  private static let runExamples = [
    "probe-run scenarios                            # all scripts below a directory",
    "probe-run sharing.probe:12                     # the scenario at line 12",
    "probe-run 'sharing.probe:12[2]'                # the second row of its examples",
    "probe-run --model item,bool sharing.probe      # on these models, whatever the file says",
    "probe-run --tag 'smoke and not ipad' scenarios # by tags",
    "probe-run --list scenarios                     # what would run",
    "probe-run --shard 2/4 scenarios                # the second of four jobs in CI",
    "probe-run --report junit=junit.xml scenarios   # a report for CI; may be repeated",
    "probe-run -e \"tap Share A; expect share sheet\" # a script of one line",
  ]

  private static let checkAbout = """
    Reads scripts and the files they use, and prints every mistake with its place on standard output; runs nothing.
    Ends with 2 if a script is not valid, with 0 if there are warnings at most.
    """

  private static let checkExamples = [
    "probe-run check scenarios",
    "probe-run check -e \"tpa Share A\"",
  ]

  private static let auditAbout = """
    Runs scenarios on versions of the app that are broken on purpose, the mutants, and says which nobody would notice,
    with the line that would: tried out before it is shown. Scenarios that fail on a healthy device are brittle.

    killed: a check failed. Survived: it made a difference, and all passed. No coverage: it made none.
    Mutation score: noticed of all that count. Test strength: noticed of those that made a difference.
    Ends with 0 if all pass on the unbroken app and the thresholds are met, with 1 if not, with 2 if a script is not
    valid. A script says what does not count: ignore M22 because 'the data come later anyway'.
    """

  private static let auditExamples = [
    "probe-run audit scenarios                      # would they notice?",
    "probe-run audit --threshold 90 scenarios       # a gate for CI",
    "probe-run audit --suggest scenarios | git apply # put in the lines that help",
    "probe-run audit --mutants 'M0*,swapped' --matrix sharing.probe",
    "probe-run audit --report json=audit.json scenarios # for viewers of mutation testing reports",
    "probe-run explain M07                          # what one of them is",
  ]

  private static let replayAbout = """
    Reads runs that '--report jsonl=FILE' recorded, and reports them: on the console and as any other report. Several
    files are the shards of one run and become one report. Ends with the exit code of the run.
    """

  private static let replayExamples = [
    "probe-run replay run.jsonl",
    "probe-run replay shard-1.jsonl shard-2.jsonl --report junit=junit.xml",
  ]

  private static let storyboardAbout = """
    Runs the tests at a place, or all of a FILE, and writes a picture of them in SVG on standard output: each step with
    the screen on which it was done, the control that was touched, and the clipboard. Ends with 0 also if a step fails.
    """

  private static let storyboardExamples = [
    "probe-run storyboard sharing.probe:12 > sharing.svg",
    "probe-run storyboard sharing.probe:12 --model bool > sharing-bool.svg",
  ]

  private static let schemaAbout = """
    Prints the JSON Schema (2020-12) of one line of a recorded run. Within a version of the format members and kinds
    are only added; readers pass over those that they do not know.
    """

  private static let modelsAbout = """
    Lists the models that ship with the tool: the name that scripts use, one line on what it shows, and the basis of
    that: observed on a device or simulator, documented, measured, reported, derived, or assumed.

    For a view file, or the name of a shipped model, shows what was understood: the views, their state, controls and
    presentations, and the pieces that are without effect, not in the file or an error when used, each with its line.
    Ends with 2 if a file has mistakes.
    """

  private static let modelsExamples = [
    "probe-run models                               # the models that ship",
    "probe-run models CartView.swift                # what was understood of a view file",
    "probe-run models --source item                 # the view file of a shipped model",
  ]

  private static let explainAbout = """
    Says what a diagnostic or a failure means, with a wrong and a right example. An id is the word in brackets:
    error[unknown-step]. Without an id, lists all ids.
    """

  private static let explainExamples = [
    "probe-run explain unknown-step",
    "probe-run explain",
  ]

  private static func spelling(of option: Option) -> String {
    let names = [option.otherSpelling, option.rawValue].compactMap { $0 }.sorted { $0.utf8.count < $1.utf8.count }
    return names.joined(separator: ", ") + (option.valueName.map { " \($0)" } ?? "")
  }

  /// Rows of two columns, indented, without a break at the end.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { row in
      "  " + row.0 + String(repeating: " ", count: width - row.0.count + 2) + row.1
    }.joined(separator: "\n")
  }
}
