import PresentationModels
import PresentationRuntime
import ProbeSemantics
import ProbeSyntax

/// `probe-run models`: the models that ship, or what was understood of view files.
struct ModelsCommand {
  private let options: ModelsOptions
  private let models: [ModelSummary]
  private var console: Console

  /// The command with what was said after it.
  init(_ options: ModelsOptions, models: [ModelSummary]) {
    self.options = options
    self.models = models
    self.console = Console(color: options.color)
  }

  /// Shows all that was asked for, and answers with the exit code.
  mutating func run() throws(SystemError) -> ExitCode {
    var code = ExitCode.passed
    if options.subjects.isEmpty { try console.write(options.showsSource ? sources : list) }
    for (index, subject) in options.subjects.enumerated() {
      if index > 0 { try console.write("\n") }
      let shown = try show(subject)
      if code == .passed || shown == .unreadableInput { code = shown }
    }
    try console.flush()
    return code
  }

  private mutating func show(_ subject: String) throws(SystemError) -> ExitCode {
    let model = models.first { $0.name == subject }
    let file: ViewFile
    if let model, let shipped = ViewFile(shippedModel: model.name) {
      file = shipped
      if !options.showsSource { try console.write("\(model.name): \(line(on: model))\n") }
    } else {
      do throws(SystemError) {
        file = ViewFile(path: subject, bytes: try FileReader.read(path: subject))
      } catch {
        try report(error, about: subject)
        return .unreadableInput
      }
    }
    if options.showsSource {
      try console.write(String(decoding: file.file.bytes, as: UTF8.self))
      return .passed
    }
    try console.write(InventoryText(file, console.isColored ? .terminal : .plain).text)
    let diagnostics = file.diagnostics
    if diagnostics.isEmpty { return .passed }
    try console.write("\n" + DiagnosticText.text(of: diagnostics, isColored: console.isColored))
    return .invalidScript
  }

  private mutating func report(_ error: SystemError, about subject: String) throws(SystemError) {
    guard error == .notFound else { return try console.report(InputProblem.unreadable(path: subject, error)) }
    let isName = !subject.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
    if isName {
      let nearest = ProbeSyntax.nearest(to: subject, among: models.map(\.name))
      try console.report(UsageProblem.unknownModel(subject, nearest: nearest))
    } else {
      try console.report(MissingFile.problem(path: subject))
    }
  }

  /// A line for each model.
  private var list: String {
    let width = models.map(\.name.count).max() ?? 0
    return models.map { model in
      "\(model.name)\(String(repeating: " ", count: width - model.name.count))  \(line(on: model))\n"
    }.joined()
  }

  /// The view files of all models, one after the other.
  private var sources: String {
    models.compactMap { ViewFile(shippedModel: $0.name) }
      .map { "// \($0.file.path)\n\(String(decoding: $0.file.bytes, as: UTF8.self))" }.joined(separator: "\n")
  }

  private func line(on model: ModelSummary) -> String { "\(model.summary) (\(model.basis.rawValue))" }
}
