import ProbeReporting
import ProbeSyntax

/// Reads a command line: arguments in, an invocation or the first mistake out.
struct ArgumentParser {
  private var arguments: ArraySlice<String>
  private var command: Command?
  private var operands: [InputArgument] = []
  private var values = OptionValues()
  private var asksForHelp = false

  /// A parser of `arguments`, which do not hold the program's own name.
  init(_ arguments: [String]) {
    self.arguments = arguments[...]
  }

  /// Reads all arguments.
  static func parse(_ arguments: [String]) throws(UsageProblem) -> Invocation {
    var parser = ArgumentParser(arguments)
    return try parser.parse()
  }

  private mutating func parse() throws(UsageProblem) -> Invocation {
    // The command is needed to judge the options before it.
    command = firstOperand.flatMap(Command.init(rawValue:))
    var mayBeCommand = command != nil
    var mayBeOption = true
    while let argument = arguments.popFirst() {
      if mayBeOption, argument == "--" {
        mayBeOption = false
        mayBeCommand = false
      } else if mayBeOption, argument.utf8.count > 1, argument.utf8.first == UInt8(ascii: "-") {
        try parseOption(argument)
      } else if mayBeCommand {
        mayBeCommand = false
      } else {
        operands.append(argument == "-" ? .standardInput : .path(argument))
      }
    }
    return try invocation()
  }

  /// The first argument that is neither an option nor an option's value.
  private var firstOperand: String? {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" { return nil }
      guard argument.utf8.count > 1, argument.utf8.first == UInt8(ascii: "-") else { return argument }
      if let option = Option(spelled: argument), option.valueName != nil { rest = rest.dropFirst() }
    }
    return nil
  }

  private mutating func parseOption(_ argument: String) throws(UsageProblem) {
    var spelling = argument
    var attached: String?
    if let equals = argument.firstIndex(of: "="), argument.hasPrefix("--") {
      spelling = String(argument[..<equals])
      attached = String(argument[argument.index(after: equals)...])
    }
    guard let option = Option(spelled: spelling) else { throw unknownOption(spelling) }
    let command = command ?? .run
    guard command.options.contains(option) else {
      throw .optionOfAnotherCommand(option: spelling, command: command)
    }
    if option == .help { asksForHelp = true }
    guard option.valueName != nil else {
      if attached != nil { throw .unexpectedValue(option: spelling) }
      values.append("", for: option)
      return
    }
    guard let value = attached ?? arguments.popFirst() else { throw .missingValue(option) }
    if !option.isRepeatable, values[option] != nil { throw .repeatedOption(option) }
    values.append(value, for: option)
    if option == .script { operands.append(.script(value)) }
  }

  private func unknownOption(_ spelling: String) -> UsageProblem {
    let known = (command ?? .run).options.flatMap { [$0.rawValue] + ($0.otherSpelling.map { [$0] } ?? []) }
    return .unknownOption(spelling, nearest: nearest(to: spelling, among: known.filter { $0.utf8.count > 2 }))
  }

  // MARK: The invocation

  private func invocation() throws(UsageProblem) -> Invocation {
    if asksForHelp { return .help(command == .help ? nil : command) }
    if values[.version] != nil { return .version }
    switch command ?? .run {
    case .run: return .run(try runOptions())
    case .audit: return .audit(try auditOptions())
    case .check: return .check(try checkOptions())
    case .models:
      return .models(
        ModelsOptions(subjects: words, showsSource: values[.source] != nil, color: try color()))
    case .explain: return .explain(ExplainOptions(ids: words, color: try color()))
    case .replay: return .replay(try replayOptions())
    case .schema:
      if let operand = words.first { throw .unexpectedOperand(operand, command: .schema) }
      return .schema
    case .storyboard: return .storyboard(try storyboardOptions())
    case .help: return .help(try helpTopic())
    }
  }

  private func runOptions() throws(UsageProblem) -> RunOptions {
    var options = RunOptions()
    options.inputs = operands
    options.models = try models()
    options.name = values[.name]?.first
    if let text = values[.tag]?.first { options.tags = try TagExpressionParser.parse(text) }
    if let text = values[.shard]?.first {
      guard let shard = Shard(text) else { throw .invalidShard(text) }
      options.shard = shard
    }
    options.isList = values[.list] != nil
    options.failsFast = values[.failFast] != nil
    options.jobs = try jobs()
    options.color = try color()
    options.allowsEmpty = values[.allowEmpty] != nil
    options.detail = try detail()
    options.reports = try reports()
    if operands.isEmpty { throw .nothingToRead(.run) }
    return options
  }

  private func auditOptions() throws(UsageProblem) -> AuditOptions {
    var options = AuditOptions()
    options.inputs = operands
    options.models = try models()
    options.name = values[.name]?.first
    if let text = values[.tag]?.first { options.tags = try TagExpressionParser.parse(text) }
    options.mutants = try names(of: .mutants, orElse: UsageProblem.emptyMutantName)
    options.listsMutants = values[.listMutants] != nil
    options.threshold = try percent(.threshold)
    options.strengthThreshold = try percent(.strengthThreshold)
    options.isStrict = values[.strict] != nil
    options.suggests = values[.suggest] != nil
    options.showsMatrix = values[.matrix] != nil
    options.reports = try auditReports()
    options.jobs = try jobs()
    options.color = try color()
    options.detail = try detail()
    options.allowsEmpty = values[.allowEmpty] != nil
    try refuseExclusive(options)
    if operands.isEmpty { throw .nothingToRead(.audit) }
    return options
  }

  /// Of two options of an audit that ask for different things on standard output one would be without effect.
  private func refuseExclusive(_ options: AuditOptions) throws(UsageProblem) {
    if options.listsMutants {
      let others: [Option] = [.suggest, .matrix, .report, .threshold, .strengthThreshold, .strict]
      for other in others where values[other] != nil { throw .exclusiveOptions(.listMutants, other) }
    }
    guard options.suggests else { return }
    for other in [Option.matrix, .verbose, .quiet] where values[other] != nil {
      throw .exclusiveOptions(.suggest, other)
    }
    if options.reports.contains(where: { $0.path == nil }) { throw .exclusiveOptions(.suggest, .report) }
  }

  private func percent(_ option: Option) throws(UsageProblem) -> Int? {
    guard let text = values[option]?.first else { return nil }
    guard let number = wholeNumber(text), number <= 100 else { throw .invalidThreshold(option, text) }
    return number
  }

  private func auditReports() throws(UsageProblem) -> [AuditReportRequest] {
    var requests: [AuditReportRequest] = []
    for text in values[.report] ?? [] {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      guard let format = AuditReportFormat(rawValue: parts[0]) else { throw .unknownAuditReport(parts[0]) }
      let request = AuditReportRequest(format: format, path: parts.count > 1 ? parts[1] : nil)
      if request.path?.isEmpty == true { throw .missingValue(.report) }
      if requests.contains(where: { $0.path == request.path }) { throw .repeatedReport(path: request.path) }
      requests.append(request)
    }
    return requests
  }

  private func replayOptions() throws(UsageProblem) -> ReplayOptions {
    if words.isEmpty { throw .nothingToRead(.replay) }
    return ReplayOptions(paths: words, reports: try reports(), color: try color(), detail: try detail())
  }

  /// A run whose report is the picture.
  private func storyboardOptions() throws(UsageProblem) -> RunOptions {
    if operands.isEmpty { throw .nothingToRead(.storyboard) }
    var options = RunOptions()
    options.inputs = operands
    options.models = try models()
    options.name = values[.name]?.first
    options.jobs = 1
    options.reports = [ReportRequest(format: .storyboard, path: nil)]
    return options
  }

  private func checkOptions() throws(UsageProblem) -> CheckOptions {
    if operands.isEmpty { throw .nothingToRead(.check) }
    return CheckOptions(
      inputs: operands, jobs: try jobs(), color: try color(), isQuiet: values[.quiet] != nil,
      allowsEmpty: values[.allowEmpty] != nil)
  }

  private func helpTopic() throws(UsageProblem) -> Command? {
    guard let word = words.first else { return nil }
    if words.count > 1 { throw .unexpectedOperand(words[1], command: .help) }
    guard let topic = Command(rawValue: word) else {
      throw .unknownCommand(word, nearest: nearest(to: word, among: Command.allCases.map(\.rawValue)))
    }
    return topic == .help ? nil : topic
  }

  private func detail() throws(UsageProblem) -> Detail {
    switch (values[.quiet] != nil, values[.verbose] != nil) {
    case (true, true): throw .exclusiveOptions(.quiet, .verbose)
    case (true, false): .quiet
    case (false, true): .verbose
    case (false, false): .normal
    }
  }

  private func reports() throws(UsageProblem) -> [ReportRequest] {
    var requests: [ReportRequest] = []
    for text in values[.report] ?? [] {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      guard let format = ReportFormat(rawValue: parts[0]) else {
        throw .unknownReport(parts[0], nearest: nearest(to: parts[0], among: ReportFormat.allCases.map(\.rawValue)))
      }
      let request = ReportRequest(format: format, path: parts.count > 1 ? parts[1] : nil)
      if request.path?.isEmpty == true { throw .emptyReportPath(format) }
      if requests.contains(where: { $0.path == request.path }) { throw .repeatedReport(path: request.path) }
      requests.append(request)
    }
    return requests
  }

  private func models() throws(UsageProblem) -> [String] {
    try names(of: .model, orElse: UsageProblem.emptyModelName)
  }

  /// The names with commas between them that an option was given, each once.
  private func names(
    of option: Option, orElse problem: (_ list: String) -> UsageProblem
  ) throws(UsageProblem) -> [String] {
    var names: [String] = []
    for list in values[option] ?? [] {
      for part in list.split(separator: ",", omittingEmptySubsequences: false) {
        let name = String(part.drop { $0 == " " })
        if name.isEmpty { throw problem(list) }
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  private func jobs() throws(UsageProblem) -> Int? {
    guard let text = values[.jobs]?.first else { return nil }
    guard let count = wholeNumber(text), count >= 1 else { throw .invalidJobs(text) }
    return count
  }

  private func color() throws(UsageProblem) -> ColorChoice {
    guard let text = values[.color]?.first else { return .auto }
    guard let choice = ColorChoice(rawValue: text) else {
      throw .invalidColor(text, nearest: nearest(to: text, among: ColorChoice.allCases.map(\.rawValue)))
    }
    return choice
  }

  /// The operands as plain words, for commands that read no scripts.
  private var words: [String] {
    operands.map { operand in
      switch operand {
      case .path(let text), .script(let text): text
      case .standardInput: "-"
      }
    }
  }
}
