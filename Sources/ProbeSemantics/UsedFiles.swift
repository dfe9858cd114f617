import ProbeSyntax

/// A script with the files that it uses, over others too: each read once, used ones before those that use them.
struct UsedFiles {
  /// What stands at the path of a `use`.
  enum Target {
    /// A file that could be read, as an index of `files`.
    case file(Int)
    /// The file is not looked at.
    case problem(SemanticProblem)
    /// The path could not be read, or is not looked at yet.
    case unread
  }

  /// A `use` statement.
  struct Use {
    var path: Operand
    var statement: SourceSpan
    var target: Target
  }

  /// A file that could be read.
  struct File {
    var parsed: ParsedFile
    /// Its path, by which it is known to be the same.
    var path: String
    var uses: [Use] = []
  }

  /// The script first.
  private(set) var files: [File]
  /// The indices of `files`, each behind those of the files that it uses.
  private(set) var order: [Int] = []
  /// The indices of used files; not that of the script.
  private var indices: [ExactText: Int] = [:]
  private var problems: [ExactText: LoadProblem] = [:]
  /// The files that are being followed, each used by the one before it.
  private var trail: [Int] = []
  private let load: (String) -> Result<ParsedFile, LoadProblem>

  /// Follows all `use` statements of `script` and of the files that it uses.
  init(of script: ParsedFile, load: @escaping (String) -> Result<ParsedFile, LoadProblem>) {
    self.load = load
    let path = RelativePath.resolve(script.tree.file.path, from: "")
    files = [File(parsed: script, path: path)]
    follow(0)
  }

  // A file is followed at most `PlanLimits.useDepth` deep, so this recursion is bounded.
  private mutating func follow(_ index: Int) {
    trail.append(index)
    let tree = files[index].parsed.tree
    var statements = tree.statements.makeIterator()
    while true {
      if statements.skipScenario() != nil { continue }
      guard let statement = statements.next() else { break }
      guard case .use(let path) = statement.kind else { continue }
      let number = files[index].uses.count
      files[index].uses.append(Use(path: path, statement: statement.span, target: .unread))
      let target = target(of: path, in: index)
      // A cycle found on the way has been told already.
      if case .unread = files[index].uses[number].target { files[index].uses[number].target = target }
    }
    trail.removeLast()
    order.append(index)
  }

  private mutating func target(of operand: Operand, in index: Int) -> Target {
    let tree = files[index].parsed.tree
    if operand.isInterpolated {
      for case .name(let name, _) in tree.pieces(of: operand) {
        return .problem(.unknownName(name, owner: .nobody, nearest: nil))
      }
    }
    let written = tree.text(of: operand)
    guard !written.utf8.isEmpty else { return .unread }
    let path = RelativePath.resolve(written, from: tree.file.path)
    let key = ExactText(path)
    if let known = key == ExactText(files[0].path) ? 0 : indices[key] {
      guard let start = trail.firstIndex(of: known) else { return .file(known) }
      tellCycle(from: start)
      return .problem(.useCycle(path: cycle(from: start, beginningAt: trail.count - 1)))
    }
    if let problem = problems[key] { return .problem(.unreadableUse(path: path, problem)) }
    guard files.count <= PlanLimits.usedFileCount else {
      return .problem(.tooManyUses(limit: PlanLimits.usedFileCount))
    }
    guard trail.count <= PlanLimits.useDepth else { return .problem(.useTooDeep(limit: PlanLimits.useDepth)) }
    switch load(path) {
    case .success(let parsed):
      let next = files.count
      files.append(File(parsed: parsed, path: path))
      indices[key] = next
      follow(next)
      return .file(next)
    case .failure(let problem):
      problems[key] = problem
      return .problem(.unreadableUse(path: path, problem))
    }
  }

  /// Every file of the cycle uses itself: each is told at its own `use`.
  private mutating func tellCycle(from start: Int) {
    for position in start..<trail.count {
      let index = trail[position]
      let last = files[index].uses.count - 1
      files[index].uses[last].target = .problem(.useCycle(path: cycle(from: start, beginningAt: position)))
    }
  }

  /// The paths of the cycle that the trail from `start` on closes, told from one of its files on.
  private func cycle(from start: Int, beginningAt position: Int) -> [String] {
    let paths = trail[start...].map { files[$0].path }
    let shift = position - start
    return Array(paths[shift...] + paths[...shift])
  }
}
