/// Builds a program from a syntax tree: first what is declared, then the bodies.
///
/// A class, because the compilers of all functions add to the same tables.
final class ProgramBuilder {
  let path: String
  let tree: SwiftSyntaxTree
  let lines: LineTable
  /// The nodes that were edited.
  let edited: EditedNodes
  /// The numbers of the places at which the program says that it has come there.
  var notedPlaces: Set<Int> = []
  var names = ProgramNames()
  /// The program's number for each name of the tree that was asked for; -1 for the others.
  private var treeNames: [Int]
  var functions: [CompiledFunction] = []
  var types: [ProgramType] = []
  /// The type that each type stands in; -1 for none.
  var parents: [Int] = []
  /// The names of the generic parameters of each type.
  var genericNames: [Set<Int>] = []
  var declaredInheritance: [[Int]] = []
  var globals: [Program.Global] = []
  var sites: [CallSite] = []
  var constants = Numbering<Constant>()
  var shapes = Numbering<Shape>()
  var unsupported: [UnsupportedPiece] = []
  var extensions: [Word: ProgramType] = [:]
  var operators: [Int: [Int]] = [:]
  var localFunctions: [Int: [Int]] = [:]
  /// The full names of the local functions of a base name.
  var localOverloads: [Int: Set<Int>] = [:]
  /// Methods of all types by their names.
  var methodsByName: [Int: [Int]] = [:]
  /// The names for which it was asked whether a type has such a member.
  var declaredMembers: [Int: Bool] = [:]
  var globalFunctions: [Int: [Int]] = [:]
  var globalNumbers: [Int: Int] = [:]
  var typeNumbers: [Int: Int] = [:]
  var aliases: [Int: TypeID] = [:]
  /// How far aliases of aliases are being followed.
  var aliasDepth = 0
  var aliasExpansions = 0
  var typeAliases: [Int: [Int: TypeID]] = [:]
  var registered: [Int: Int] = [:]
  var extensionOwners: [Int: Int] = [:]
  var extensionNumbers: [Word: [Int]] = [:]
  var propertyWrappers: Set<Int> = []
  var jobs: [CompilationJob] = []
  /// Where closures and local functions lie, merged and in order.
  var closureSpans: [SwiftSourceSpan] = []
  /// Names that occur in closures or local functions: variables of these names are shared with them.
  var capturedNames = NameSet()
  /// Names of methods of the file that may change their receiver.
  var mutatingNames = NameSet()
  /// Pieces for the inventory.
  var notes: [InventoryNote] = []
  /// Whether an inventory is wanted.
  let takesNotes: Bool
  private var noted: Set<InventoryNote> = []

  init(_ tree: SwiftSyntaxTree, lines: LineTable, takesNotes: Bool, edited: EditedNodes = EditedNodes()) {
    path = lines.path
    self.tree = tree
    self.lines = lines
    self.takesNotes = takesNotes
    self.edited = edited
    treeNames = Array(repeating: -1, count: tree.names.count)
  }

  /// The whole program.
  func build() -> Program {
    findCapturedNames()
    collect()
    link()
    var next = 0
    while next < jobs.count {
      run(jobs[next])
      next += 1
    }
    return Program(self)
  }

  func name(_ id: NameID) -> Int {
    if treeNames[id.index] < 0 { treeNames[id.index] = names.number(of: tree[id]) }
    return treeNames[id.index]
  }

  func name(_ place: NamePlace) -> Int { name(place.name) }
  func spelling(_ name: Int) -> String { names[name] }

  /// Whether a method of this name may change its receiver.
  func mayChangeReceiver(_ name: Int) -> Bool {
    mutatingNames.contains(name) || Word(rawValue: name)?.changesReceiver == true
  }

  func constant(_ value: Constant) -> Int { constants.number(of: value) }

  func shapeNumber(_ shape: Shape) -> Int { shapes.number(of: shape) }

  func site(_ site: CallSite) -> Int {
    sites.append(site)
    return sites.count - 1
  }

  func note(_ kind: InventoryNote.Kind, _ what: @autoclosure () -> String, at offset: Int) {
    guard takesNotes else { return }
    let note = InventoryNote(kind: kind, what: what(), line: lines.line(of: offset))
    if noted.insert(note).inserted { notes.append(note) }
  }

  func unsupported(_ what: String, at offset: Int) -> Int {
    note(.unsupported, what, at: offset)
    unsupported.append(UnsupportedPiece(what: what, offset: offset))
    return unsupported.count - 1
  }

  /// Adds a function that is compiled later.
  func addFunction(_ function: CompiledFunction, _ job: (Int) -> CompilationJob) -> Int {
    functions.append(function)
    jobs.append(job(functions.count - 1))
    return functions.count - 1
  }

  private func findCapturedNames() {
    var spans: [SwiftSourceSpan] = []
    for expression in tree.expressions {
      if case .closure = expression.kind { spans.append(expression.span) }
    }
    for statement in tree.statements {
      guard case .declaration(let id) = statement.kind else { continue }
      switch tree[id].kind {
      case .function: spans.append(statement.span)
      case .type, .associatedType, .deinitializer, .enumCase, .importModule, .initializer, .macroExpansion, .opaque,
        .operatorDeclaration, .precedenceGroup, .subscriptDeclaration, .typeAlias, .variable:
        break
      }
    }
    // Async lets and autoclosures of wrappers run later, like closures.
    spans.sort { $0.start < $1.start }
    for span in spans {
      if let last = closureSpans.last, span.start < last.end {
        closureSpans[closureSpans.count - 1] = last.union(span)
      } else {
        closureSpans.append(span)
      }
    }
    for expression in tree.expressions {
      switch expression.kind {
      case .name(let id), .projection(let id):
        if isInClosure(expression.span.start) { capturedNames.insert(name(id)) }
      case .closure(let closure):
        for capture in closure.captures { capturedNames.insert(name(capture.name)) }
      default:
        break
      }
    }
    for condition in tree.patterns {
      // `if let x` inside a closure names the variable itself.
      if case .identifier(let id) = condition.kind, isInClosure(condition.span.start) {
        capturedNames.insert(name(id))
      }
    }
  }

  private func isInClosure(_ offset: Int) -> Bool {
    // Nobody knows where what an edit brought in stands: a variable that is shared in vain does no harm.
    if offset >= lines.length { return true }
    var low = 0
    var high = closureSpans.count
    while low < high {
      let middle = (low + high) / 2
      if closureSpans[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < closureSpans.count && closureSpans[low].start <= offset
  }

  /// Whether a closure stands in `span`.
  func containsClosure(_ span: SwiftSourceSpan) -> Bool {
    if let last = closureSpans.last, last.start >= lines.length { return true }
    var low = 0
    var high = closureSpans.count
    while low < high {
      let middle = (low + high) / 2
      if closureSpans[middle].start < span.start { low = middle + 1 } else { high = middle }
    }
    return low < closureSpans.count && closureSpans[low].start < span.end
  }
}

/// A body that is still to be compiled.
struct CompilationJob {
  enum Body {
    /// Statements
    case block(CodeBlockSyntax)
    /// An expression whose value is returned
    case value(ExpressionID)
  }

  var function: Int
  var body: Body
  var parameters: [ParameterSyntax]
  /// Names of parameters without syntax: `newValue`.
  var extraNames: [Int]
  var isBuilder: Bool
  var isInitializer: Bool
  var generics: Set<Int>
}
