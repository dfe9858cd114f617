import ProbeSyntax

/// `probe-run explain`: what an id means.
struct ExplainCommand {
  private let options: ExplainOptions
  private let explanations: [Explanation]
  private var console: Console

  /// The command with what was said after it.
  init(_ options: ExplainOptions, explanations: [Explanation]) {
    self.options = options
    self.explanations = explanations
    self.console = Console(color: options.color)
  }

  /// Explains all ids, and answers with the exit code.
  mutating func run() throws(SystemError) -> ExitCode {
    var code = ExitCode.passed
    if options.ids.isEmpty { try console.write(list) }
    for (index, asked) in options.ids.enumerated() {
      let id = Self.bareID(asked)
      if index > 0 { try console.write("\n") }
      if let explanation = explanation(of: id) {
        try console.write(explanation.text)
      } else {
        code = .usage
        let names = explanations.map(\.id) + explanations.compactMap(\.alias)
        let nearest = ProbeSyntax.nearest(to: id, among: names)
        try console.report(UsageProblem.unknownExplanation(id, nearest: nearest))
      }
    }
    try console.flush()
    return code
  }

  /// An id goes before another thing's other name.
  private func explanation(of id: String) -> Explanation? {
    explanations.first { $0.id == id } ?? explanations.first { $0.alias == id }
  }

  /// The id in `error[id]`, as it is copied from a message.
  private static func bareID(_ text: String) -> String {
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      // The place behind a mistake in a view.
      return String(text.prefix { $0 != "@" })
    }
    return String(text[text.index(after: open)..<close])
  }

  /// All ids, each with the first sentence of its explanation.
  private var list: String {
    let width = explanations.map(\.id.count).max() ?? 0
    return explanations.map { explanation in
      let padding = String(repeating: " ", count: width - explanation.id.count)
      return "\(explanation.id)\(padding)  \(explanation.firstSentence)\n"
    }.joined()
  }
}

extension Explanation {
  /// The summary up to its first line end, or the first full stop with a blank behind it.
  fileprivate var firstSentence: Substring {
    let bytes = summary.utf8
    for index in bytes.indices where bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\n") { return summary[..<index] }
      let next = bytes.index(after: index)
      if next == bytes.endIndex || bytes[next] == UInt8(ascii: " ") { return summary[..<index] }
    }
    return summary[...]
  }
}
