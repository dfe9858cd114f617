/// The places of a file at which mutants change it, numbered, so that a run of the healthy program can say which it came to.
///
/// A mutant none of whose places a run comes to runs as the healthy program does.
struct WatchedPlaces {
  private let tree: SwiftSyntaxTree
  private(set) var nodes = EditedNodes()
  private var expressions: [ExpressionID: Int] = [:]
  private var statements: [StatementID: Int] = [:]
  private var count = 0

  init(_ tree: SwiftSyntaxTree) {
    self.tree = tree
  }

  /// The numbers of the places that `mutant` changes; nil if it changes more than code that runs.
  mutating func add(_ mutant: ViewMutant) -> [Int]? {
    var numbers: [Int] = []
    for edit in mutant.edits {
      switch edit.target {
      case .arguments(let id, _), .expression(let id), .modifier(let id), .shortcut(let id, _):
        numbers.append(number(of: id))
      case .bodyStart, .declaration: return nil
      case .statement(let id): numbers.append(number(of: id))
      }
    }
    return numbers
  }

  private mutating func number(of id: ExpressionID) -> Int {
    if let known = expressions[id] { return known }
    expressions[id] = count
    nodes.insert(id, .place(count))
    count += 1
    return count - 1
  }

  private mutating func number(of id: StatementID) -> Int {
    // A builder looks into its statements, and compiles their expressions itself.
    if case .expression(let value) = tree[id].kind { return number(of: value) }
    if let known = statements[id] { return known }
    statements[id] = count
    nodes.insert(id, .place(count))
    count += 1
    return count - 1
  }
}

extension ViewSource {
  /// The file as a program that says which of the places of `mutants` it comes to, and for each mutant the numbers of its
  /// places; nil for one that may make a difference without them.
  public func watching(_ mutants: [[ViewMutant]]) -> (source: ViewSource, places: [[Int]?]) {
    var watched = WatchedPlaces(tree)
    let wanted = mutants.map { edits -> [Int]? in
      let numbers = edits.map { watched.add($0) }
      return numbers.contains { $0 == nil } ? nil : numbers.flatMap { $0 ?? [] }
    }
    var found: Set<Int> = []
    let source = ViewSource(self, noting: watched.nodes, &found)
    return (source, wanted.map { places in places.flatMap { $0.allSatisfy(found.contains) ? $0 : nil } })
  }
}
