import PresentationModels
import ProbeAudit
import ProbeInterpreter
import ProbeReporting
import ProbeSemantics
import ProbeSyntax

/// Reads the scripts of an audit and opens the apps that they run on.
struct AuditDesk {
  /// What came of reading a script.
  enum Opened {
    /// Its tests, and all that is wrong with it.
    case read(TestSelection.Choice, [Diagnostic])
    case unreadable(InputProblem)
  }

  /// The scripts that can be audited.
  private(set) var scripts: [AuditedScript<AuditedModels>] = []
  /// The models of `--model` that no script has known so far.
  private(set) var unresolvedModels: [String]
  private let engine: any ScriptEngine
  private let selection: TestSelection
  private let options: AuditOptions
  private let catalogue = ModelCatalogue { UsedFileCache.bytes(at: $0) }

  /// A desk without a script.
  init(options: AuditOptions, tools: Tools) {
    self.options = options
    unresolvedModels = options.models
    engine = tools.makeEngine(Recording())
    selection = TestSelection(
      models: options.models, shippedModels: tools.models.map(\.name), name: options.name, tags: options.tags)
  }

  /// Whether a test is left that is not there to fail.
  var hasTests: Bool { scripts.contains { $0.tests.contains { !$0.isControl } } }

  /// What the audit is asked for.
  var settings: AuditSettings {
    var settings = AuditSettings(
      selection: MutantSelection(options.mutants), suggests: true, replan: { [engine] in engine.plan(for: $0) })
    settings.isStopped = { Interruption.isRequested }
    return settings
  }

  /// Reads the script at `input`.
  mutating func open(_ input: ScriptInput, number: Int) -> Opened {
    let bytes: [UInt8]
    switch input.source {
    case .script(let text): bytes = Array(text.utf8)
    case .standardInput(let read): bytes = read
    case .file:
      do throws(SystemError) {
        bytes = try FileReader.read(path: input.path)
      } catch {
        return .unreadable(.unreadable(path: input.path, error))
      }
    }
    let plan = engine.plan(for: SourceFile(path: input.path, bytes: bytes))
    guard !plan.hasErrors else {
      let nothing = TestSelection.Choice(
        plan: plan, tests: [], numbers: nil, countBeforeShard: 0, problems: [], unknownModels: [])
      return .read(nothing, plan.diagnostics)
    }
    var choice = selection.choice(of: plan, file: number, lines: input.lines)
    unresolvedModels.removeAll { !choice.unknownModels.contains($0) }
    guard !choice.tests.isEmpty else { return .read(choice, plan.diagnostics) }
    let opened = catalogue.open(choice.plan.models)
    choice.plan.diagnostics += opened.diagnostics
    guard !choice.plan.hasErrors else { return .read(choice, choice.plan.diagnostics) }
    let apps = AuditedModels(opened)
    choice.plan.diagnostics += unknownMutants(choice.plan, apps)
    if !choice.plan.hasErrors {
      scripts.append(AuditedScript(plan: choice.plan, tests: choice.tests, apps: apps))
    }
    return .read(choice, choice.plan.diagnostics)
  }

  /// The mutants that the script ignores and that its models do not have.
  private func unknownMutants(_ plan: TestPlan, _ apps: AuditedModels) -> [Diagnostic] {
    guard !plan.ignoredMutants.isEmpty else { return [] }
    let mutants = plan.models.indices.flatMap { apps.mutants(ofModel: $0) }
    return plan.ignoredMutants.filter { ignored in
      !mutants.contains { $0.id == ignored.id || $0.name == ignored.id }
    }.map { ignored in
      let nearest = ProbeSyntax.nearest(to: ignored.id, among: Self.names(mutants))
      return Diagnostic(
        IgnoringProblem.unknownMutant(ignored.id, nearest: nearest), file: ignored.file, span: ignored.span)
    }
  }

  private static func names(_ mutants: [Mutant]) -> [String] {
    var known: Set<String> = []
    return mutants.flatMap { [$0.id, $0.name] }.filter { known.insert($0).inserted }
  }

  // MARK: Mutants

  private var modelsInUse: [(title: String, mutants: [Mutant])] {
    var seen: Set<String> = []
    return scripts.flatMap { script in
      script.plan.models.indices.compactMap { model -> (title: String, mutants: [Mutant])? in
        guard script.tests.contains(where: { $0.model == model && !$0.isControl }) else { return nil }
        let title = script.plan.models[model].title
        guard seen.insert(title).inserted else { return nil }
        return (title, script.apps.mutants(ofModel: model))
      }
    }
  }

  /// The ids and names of all mutants.
  var mutantNames: [String] { Self.names(modelsInUse.flatMap(\.mutants)) }

  /// The patterns of `--mutants` that fit none.
  var unresolvedPatterns: [String] {
    let mutants = modelsInUse.flatMap(\.mutants)
    return options.mutants.filter { pattern in !mutants.contains { MutantSelection.fits($0, pattern) } }
  }

  /// All mutants, model by model.
  func mutantList(palette: Palette) -> String {
    let selection = MutantSelection(options.mutants)
    return modelsInUse.map { title, mutants in
      let chosen = mutants.filter(selection.contains)
      if options.detail == .verbose { return chosen.map(MutantListText.explanation).joined(separator: "\n") }
      return MutantListText.list(chosen, title: title, palette: palette)
    }.joined(separator: "\n")
  }
}

extension AuditDesk {
  /// The texts of the view files that the report's mutants edit.
  func viewSources(of report: AuditReport) -> [String: String] {
    var sources: [String: String] = [:]
    for model in ModelCatalogue.shipped {
      guard let file = ViewFile(shippedModel: model.name)?.file else { continue }
      sources[file.path] = String(decoding: file.bytes, as: UTF8.self)
    }
    let paths = Set(report.subjects.flatMap { $0.mutants.compactMap { $0.mutant.place?.start.path } })
    for path in paths where sources[path] == nil {
      if case .success(let bytes) = UsedFileCache.bytes(at: path) {
        sources[path] = String(decoding: bytes, as: UTF8.self)
      }
    }
    return sources
  }
}

extension TestPlan.Model {
  /// The name, and the view that it stands for.
  fileprivate var title: String {
    switch origin {
    case .shipped: name
    case .declared(let path, let view, let file, _, _):
      "\(name) (\(view) of \(RelativePath.resolve(path, from: file.path)))"
    }
  }
}
