import ProbeReporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program `probe-run`.
public enum CommandLineTool {
  /// Runs the command that the process was started with, and ends the process with its exit code.
  public static func runAndExit() -> Never {
    FaultSignals.listen()
    // Writing into a pipe without a reader is an error to be seen, not a death.
    signal(SIGPIPE, SIG_IGN)
    // The apps' own deep values need more room than the first thread has.
    Thread { runArguments() }?.join()
    runArguments()
  }

  private static func runArguments() -> Never {
    let arguments = CommandLine.arguments
    let tools = Tools.shipped(programName: arguments.first ?? "probe-run")
    exit(run(Array(arguments.dropFirst()), tools: tools).rawValue)
  }

  /// Does what `arguments` ask for, and answers with the exit code; the process goes on.
  package static func run(_ arguments: [String]) -> Int32 {
    run(arguments, tools: Tools.shipped(programName: "probe-run")).rawValue
  }

  /// Does what `arguments` ask for.
  static func run(_ arguments: [String], tools: Tools) -> ExitCode {
    do throws(SystemError) {
      return try perform(arguments, tools: tools)
    } catch .closedPipe {
      return .closedPipe
    } catch {
      var console = Console(color: .auto)
      try? console.report(OutputProblem.unwritable(error))
      return .unwritableReport
    }
  }

  private static func perform(_ arguments: [String], tools: Tools) throws(SystemError) -> ExitCode {
    let invocation: Invocation
    do throws(UsageProblem) {
      invocation = try ArgumentParser.parse(arguments)
    } catch {
      var console = Console(color: .auto)
      try console.report(usage: error)
      return .usage
    }
    switch invocation {
    case .run(let options):
      var command = RunCommand(options, tools: tools)
      return try command.run()
    case .audit(let options):
      var command = AuditCommand(options, tools: tools)
      return try command.run()
    case .check(let options):
      var command = CheckCommand(options, tools: tools)
      return try command.run()
    case .explain(let options):
      var command = ExplainCommand(options, explanations: tools.explanations())
      return try command.run()
    case .replay(let options):
      var command = ReplayCommand(options, tools: tools)
      return try command.run()
    case .storyboard(let options):
      var command = RunCommand(options, tools: tools)
      let code = try command.run()
      // A picture of a test that fails is what was asked for.
      return code == .failed ? .passed : code
    case .schema:
      return try show(RunRecordSchema.text, color: .never)
    case .models(let options):
      var command = ModelsCommand(options, models: tools.models)
      return try command.run()
    case .help(let command):
      return try show(HelpText.text(of: command), color: .auto)
    case .version:
      return try show(Version.text, color: .auto)
    }
  }

  private static func show(_ text: String, color: ColorChoice) throws(SystemError) -> ExitCode {
    var console = Console(color: color)
    try console.write(text)
    try console.flush()
    return .passed
  }
}
