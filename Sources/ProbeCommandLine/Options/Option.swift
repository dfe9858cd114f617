import ProbeReporting

/// An option of the command line, by the spelling that help shows.
enum Option: String, CaseIterable, Sendable {
  case script = "-e"
  case source = "--source"
  case model = "--model"
  case name = "--name"
  case tag = "--tag"
  case list = "--list"
  case failFast = "--fail-fast"
  case report = "--report"
  case mutants = "--mutants"
  case listMutants = "--list-mutants"
  case threshold = "--threshold"
  case strengthThreshold = "--strength-threshold"
  case strict = "--strict"
  case suggest = "--suggest"
  case matrix = "--matrix"
  case jobs = "--jobs"
  case shard = "--shard"
  case color = "--color"
  case quiet = "-q"
  case verbose = "-v"
  case allowEmpty = "--allow-empty"
  case help = "--help"
  case version = "--version"

  /// Another spelling of the same option.
  var otherSpelling: String? {
    switch self {
    case .help: "-h"
    case .quiet: "--quiet"
    case .verbose: "--verbose"
    case .allowEmpty, .color, .failFast, .jobs, .list, .listMutants, .matrix, .model, .mutants, .name, .report, .script,
      .shard, .source, .strengthThreshold, .strict, .suggest, .tag, .threshold, .version:
      nil
    }
  }

  /// What its value is called in help; nil for a switch.
  var valueName: String? {
    switch self {
    case .color: "WHEN"
    case .jobs: "N"
    case .model: "A,B"
    case .mutants: "ID,…"
    case .strengthThreshold, .threshold: "N"
    case .name: "TEXT"
    case .report: "FORMAT[=PATH]"
    case .script: "SCRIPT"
    case .shard: "I/N"
    case .tag: "EXPR"
    case .allowEmpty, .failFast, .help, .list, .listMutants, .matrix, .quiet, .source, .strict, .suggest, .verbose,
      .version:
      nil
    }
  }

  /// Whether it may be given more than once.
  var isRepeatable: Bool {
    switch self {
    case .model, .mutants, .report, .script: true
    case .color, .jobs, .name, .shard, .strengthThreshold, .tag, .threshold: false
    case .allowEmpty, .failFast, .help, .list, .listMutants, .matrix, .quiet, .source, .strict, .suggest, .verbose,
      .version:
      true
    }
  }

  /// One line for help.
  var summary: String {
    switch self {
    case .allowEmpty: "end with 0 when nothing is selected"
    case .color: "colour the output: auto, always or never; NO_COLOR counts for auto"
    case .failFast: "stop after the first test that fails"
    case .help: "show how a command is used"
    case .jobs: "work on N threads; all cores by default"
    case .list: "list the selected tests instead of running them"
    case .listMutants: "list the broken apps instead of running them"
    case .matrix: "also show each mutant with each scenario"
    case .mutants: "only mutants with these ids or names; * stands for any characters"
    case .strengthThreshold: "end with 1 if the test strength is below N %"
    case .strict: "end with 1 if a scenario is brittle or useless"
    case .suggest: "print the lines that would help as a patch, for 'git apply'"
    case .threshold: "end with 1 if the mutation score is below N %"
    case .model: "run on these models instead of those the files name"
    case .name: "only scenarios whose name holds TEXT"
    case .quiet: "report failures and the total only"
    case .report: "write a report: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", "))"
    case .script: "run the text SCRIPT; may be repeated"
    case .shard: "only every N-th test, beginning with test I"
    case .tag: "only scenarios whose tags fulfil EXPR: and, or, not, ( )"
    case .verbose: "report every step, and the slowest tests"
    case .source: "show the text of the view file"
    case .version: "show the version"
    }
  }

  /// One line for the help of `command`.
  func summary(in command: Command) -> String {
    switch (command, self) {
    case (.audit, .quiet): "report what nobody would notice and the totals only"
    case (.audit, .report): "write a report: \(AuditReportFormat.allCases.map(\.rawValue).joined(separator: ", "))"
    case (.audit, .verbose): "also report what was noticed, where first, and why mutants are ignored"
    case (.audit, .script): "audit the text SCRIPT; may be repeated"
    case (.check, .allowEmpty): "end with 0 when there is no script"
    case (.check, .quiet): "report mistakes and the total only"
    case (.check, .script): "check the text SCRIPT; may be repeated"
    case (.storyboard, .script): "draw the text SCRIPT; may be repeated"
    case _: summary
    }
  }

  /// The options that only an audit has.
  static let ofAudit: [Option] = [.listMutants, .matrix, .mutants, .strengthThreshold, .strict, .suggest, .threshold]

  /// The option spelled `spelling`, if there is one.
  init?(spelled spelling: String) {
    guard let option = Option.allCases.first(where: { $0.rawValue == spelling || $0.otherSpelling == spelling }) else {
      return nil
    }
    self = option
  }
}

extension Command {
  /// The options that the command takes, in the order of help.
  var options: [Option] {
    switch self {
    case .run: Option.allCases.filter { $0 != .source && !Option.ofAudit.contains($0) }
    case .audit:
      [
        .script, .model, .name, .tag, .mutants, .listMutants, .threshold, .strengthThreshold, .strict, .suggest,
        .matrix, .report, .jobs, .color, .quiet, .verbose, .allowEmpty, .help, .version,
      ]
    case .check: [.script, .jobs, .color, .quiet, .allowEmpty, .help, .version]
    case .replay: [.report, .color, .quiet, .verbose, .help, .version]
    case .schema: [.help, .version]
    case .storyboard: [.script, .model, .name, .help, .version]
    case .models: [.source, .color, .help, .version]
    case .explain, .help: [.color, .help, .version]
    }
  }
}
