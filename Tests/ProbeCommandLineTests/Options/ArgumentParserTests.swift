import ProbeReporting
import Testing

@testable import ProbeCommandLine

struct ArgumentParserTests {
  struct RunCase: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var options: RunOptions

    init(_ arguments: String, _ change: (inout RunOptions) -> Void) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.options = RunOptions()
      self.options.inputs = [.path("a.probe")]
      change(&self.options)
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    RunCase("a.probe") { _ in },
    RunCase("run a.probe") { _ in },
    RunCase("run run") { $0.inputs = [.path("run")] },
    RunCase("-- check") { $0.inputs = [.path("check")] },
    RunCase("a.probe -- --list -") { $0.inputs = [.path("a.probe"), .path("--list"), .standardInput] },
    RunCase("a.probe -") { $0.inputs = [.path("a.probe"), .standardInput] },
    RunCase("-e tap a.probe -e copy") { $0.inputs = [.script("tap"), .path("a.probe"), .script("copy")] },
    RunCase("--model item,bool a.probe --model=empty") { $0.models = ["item", "bool", "empty"] },
    RunCase("--model item,item a.probe") { $0.models = ["item"] },
    RunCase("a.probe --name first") { $0.name = "first" },
    RunCase("a.probe --name=a=b") { $0.name = "a=b" },
    RunCase("a.probe --name --list") { $0.name = "--list" },
    RunCase("a.probe --tag smoke") { $0.tags = .tag("smoke") },
    RunCase("a.probe --list") { $0.isList = true },
    RunCase("--fail-fast a.probe") { $0.failsFast = true },
    RunCase("--jobs 4 a.probe") { $0.jobs = 4 },
    RunCase("--jobs=1 run a.probe") { $0.jobs = 1 },
    RunCase("--shard 2/3 a.probe") { $0.shard = Shard(number: 2, count: 3) },
    RunCase("--color never a.probe") { $0.color = .never },
    RunCase("--color=always a.probe") { $0.color = .always },
    RunCase("-q a.probe") { $0.detail = .quiet },
    RunCase("--quiet a.probe") { $0.detail = .quiet },
    RunCase("a.probe -v") { $0.detail = .verbose },
    RunCase("--allow-empty a.probe") { $0.allowsEmpty = true },
    RunCase("--report tap a.probe --report=junit=out/a=b.xml") {
      $0.reports = [ReportRequest(format: .tap, path: nil), ReportRequest(format: .junit, path: "out/a=b.xml")]
    },
  ])
  func readsAnInvocationOfRun(_ example: RunCase) throws {
    let invocation = try ArgumentParser.parse(example.arguments)

    #expect(invocation == .run(example.options))
  }

  struct InvocationCase: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var invocation: Invocation

    init(_ arguments: String, _ invocation: Invocation) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.invocation = invocation
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    InvocationCase("--help", .help(nil)),
    InvocationCase("-h", .help(nil)),
    InvocationCase("help", .help(nil)),
    InvocationCase("help help", .help(nil)),
    InvocationCase("help check", .help(.check)),
    InvocationCase("check --help", .help(.check)),
    InvocationCase("run --help a.probe", .help(.run)),
    InvocationCase("explain -h", .help(.explain)),
    InvocationCase("--version", .version),
    InvocationCase("models", .models(ModelsOptions())),
    InvocationCase(
      "models item Cart.swift --source", .models(ModelsOptions(subjects: ["item", "Cart.swift"], showsSource: true))),
    InvocationCase("--color never models", .models(ModelsOptions(color: .never))),
    InvocationCase("explain", .explain(ExplainOptions())),
    InvocationCase("explain unknown-step", .explain(ExplainOptions(ids: ["unknown-step"]))),
    InvocationCase(
      "check -q --jobs 2 a.probe", .check(CheckOptions(inputs: [.path("a.probe")], jobs: 2, isQuiet: true))),
    InvocationCase(
      "replay a.jsonl - -q --report tap=t",
      .replay(
        ReplayOptions(
          paths: ["a.jsonl", "-"], reports: [ReportRequest(format: .tap, path: "t")], detail: .quiet))),
    InvocationCase("schema", .schema),
    InvocationCase("-e copy check", .check(CheckOptions(inputs: [.script("copy")]))),
  ])
  func readsTheOtherCommands(_ example: InvocationCase) throws {
    #expect(try ArgumentParser.parse(example.arguments) == example.invocation)
  }

  struct MistakeCase: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var problem: UsageProblem

    init(_ arguments: String, _ problem: UsageProblem) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.problem = problem
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    MistakeCase("", .nothingToRead(.run)),
    MistakeCase("check", .nothingToRead(.check)),
    MistakeCase("replay", .nothingToRead(.replay)),
    MistakeCase("storyboard", .nothingToRead(.storyboard)),
    MistakeCase("schema a", .unexpectedOperand("a", command: .schema)),
    MistakeCase("--report jnit=a a.probe", .unknownReport("jnit", nearest: "junit")),
    MistakeCase("--report tap= a.probe", .emptyReportPath(.tap)),
    MistakeCase("--report tap=a --report junit=a a.probe", .repeatedReport(path: "a")),
    MistakeCase("--report tap --report junit a.probe", .repeatedReport(path: nil)),
    MistakeCase("--jbos 4 a.probe", .unknownOption("--jbos", nearest: "--jobs")),
    MistakeCase("--fail-fsat", .unknownOption("--fail-fsat", nearest: "--fail-fast")),
    MistakeCase("--modle=bool a.probe", .unknownOption("--modle", nearest: "--model")),
    MistakeCase("--zzzzzzzz a.probe", .unknownOption("--zzzzzzzz", nearest: nil)),
    MistakeCase("-x a.probe", .unknownOption("-x", nearest: nil)),
    MistakeCase("a.probe --jobs", .missingValue(.jobs)),
    MistakeCase("a.probe -e", .missingValue(.script)),
    MistakeCase("--jobs 0 a.probe", .invalidJobs("0")),
    MistakeCase("--jobs many a.probe", .invalidJobs("many")),
    MistakeCase("--jobs -1 a.probe", .invalidJobs("-1")),
    MistakeCase("--jobs 99999999999999999999 a.probe", .invalidJobs("99999999999999999999")),
    MistakeCase("--shard 0/3 a.probe", .invalidShard("0/3")),
    MistakeCase("--shard 4/3 a.probe", .invalidShard("4/3")),
    MistakeCase("--shard 1 a.probe", .invalidShard("1")),
    MistakeCase("--shard 1/2/3 a.probe", .invalidShard("1/2/3")),
    MistakeCase("--color sometimes a.probe", .invalidColor("sometimes", nearest: nil)),
    MistakeCase("--color nevr a.probe", .invalidColor("nevr", nearest: "never")),
    MistakeCase("--jobs 1 --jobs 2 a.probe", .repeatedOption(.jobs)),
    MistakeCase("--tag a --tag b a.probe", .repeatedOption(.tag)),
    MistakeCase("-q -v a.probe", .exclusiveOptions(.quiet, .verbose)),
    MistakeCase("--list=yes a.probe", .unexpectedValue(option: "--list")),
    MistakeCase("--model item,,bool a.probe", .emptyModelName("item,,bool")),
    MistakeCase("audit --mutants , a.probe", .emptyMutantName(",")),
    MistakeCase("audit --mutants M07, a.probe", .emptyMutantName("M07,")),
    MistakeCase("check --tag smoke a.probe", .optionOfAnotherCommand(option: "--tag", command: .check)),
    MistakeCase("models --jobs 2", .optionOfAnotherCommand(option: "--jobs", command: .models)),
    MistakeCase("help chekc", .unknownCommand("chekc", nearest: "check")),
    MistakeCase("help run check", .unexpectedOperand("check", command: .help)),
  ])
  func saysWhatIsWrongWithACommandLine(_ example: MistakeCase) {
    #expect(throws: example.problem) { try ArgumentParser.parse(example.arguments) }
  }

  @Test func keepsTheCommandWordOutOfTheValuesBeforeIt() throws {
    let invocation = try ArgumentParser.parse(["--name", "check", "a.probe"])

    var options = RunOptions()
    options.inputs = [.path("a.probe")]
    options.name = "check"
    #expect(invocation == .run(options))
  }
}
