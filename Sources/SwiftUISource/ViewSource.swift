import PresentationRuntime

/// A SwiftUI source file that was read: its views can be run.
public struct ViewSource: Sendable {
  /// A value that a script hands over.
  public enum Argument: Equatable, Sendable {
    case bool(Bool)
    case double(Double)
    case integer(Int)
    case list([Argument])
    case nothing
    case text(String)
  }

  /// What a function that is not in the file gives back.
  public struct Stub: Equatable, Sendable {
    /// The end of a stubbed call.
    public enum Outcome: Equatable, Sendable {
      /// It throws an error with this description.
      case fails(String)
      /// It returns this.
      case returns(Argument)
    }

    /// What comes back.
    public var outcome: Outcome
    /// How long it takes; a call that is not awaited comes back at once.
    public var delay: Duration

    /// A stub that ends with `outcome` after `delay`.
    public init(_ outcome: Outcome, after delay: Duration = .zero) {
      self.outcome = outcome
      self.delay = delay
    }

    var isValue: Bool {
      if case .returns = outcome { delay == .zero } else { false }
    }
  }

  /// What a launch is told from outside.
  public struct Options: Equatable, Sendable {
    /// Stubs, by the words before the call's parentheses: `loadReport`, `api.fetch`.
    public var stubs: [String: Stub] = [:]
    /// `ProcessInfo.processInfo.arguments`, without the name of the app.
    public var launchArguments: [String] = []

    /// No stubs and no launch arguments.
    public init() {}
  }

  /// The file as the script names it.
  public let path: String
  /// What is wrong with the text, in order.
  public let diagnostics: [LocatedSwiftSourceProblem]
  private let notes: [InventoryNote]
  let program: Program
  let tree: SwiftSyntaxTree

  /// Reads the file `path` with the text `source`; nothing of it runs.
  ///
  /// Without `takesNotes` the inventory tells its views alone.
  public init(path: String, source: [UInt8], takesNotes: Bool = true) {
    let tree = SwiftSyntaxTree(reading: source)
    self.path = path
    diagnostics = tree.problems
    self.tree = tree
    let builder = ProgramBuilder(tree, lines: LineTable(path: path, source: source), takesNotes: takesNotes)
    program = builder.build()
    notes = builder.notes
  }

  /// The file `origin` with another tree, which was made by editing its own.
  init(_ origin: ViewSource, editedBy editor: TreeEditor) {
    path = origin.path
    tree = editor.tree
    diagnostics = tree.problems
    notes = origin.notes
    program = ProgramBuilder(tree, lines: editor.lines, takesNotes: false, edited: editor.edited).build()
  }

  /// The file `origin` with a program that says when it comes to the places of `notes`; which these are.
  init(_ origin: ViewSource, noting notes: EditedNodes, _ found: inout Set<Int>) {
    path = origin.path
    tree = origin.tree
    diagnostics = origin.diagnostics
    self.notes = origin.notes
    let builder = ProgramBuilder(tree, lines: origin.program.lines, takesNotes: false, edited: notes)
    program = builder.build()
    found = builder.notedPlaces
  }

  /// What was understood.
  public var inventory: ViewInventory { ViewInventory(program, notes: notes) }

  /// The names of the views that can be run.
  public var views: [String] { inventory.views.map(\.name) }

  /// The app whose screen is the view `name`, made with these arguments of its initializer.
  public func app(
    view name: String, arguments: [(label: String, value: Argument)] = [], options: Options = Options()
  ) throws(ViewSourceProblem) -> AppDefinition {
    guard let number = program.typeNumbers[program.names.existing(name) ?? -1], program.types[number].isView else {
      throw .unknownView(name: name, known: views)
    }
    if let problem = problem(of: number, arguments.map(\.label)) { throw problem }
    let program = self.program
    let given = arguments
    return AppDefinition { (host) throws(AppCrash) in
      let machine = Machine(program, host: host, options: options)
      host.code = machine
      return try machine.guarded { () throws(Interruption) in
        let labels = given.map { program.names.existing($0.label) ?? -1 }
        let values = given.map { machine.value(of: $0.value) }
        let view = try machine.make(number, Arguments(values: values, labels: labels, machine: machine))
        return try machine.element(view)
      }
    }
  }

  /// Where an offset in the text lies.
  public func place(of offset: Int) -> SourcePlace { program.lines.place(of: offset) }

  /// Why a view cannot be made with arguments of these labels; nil if it can.
  private func problem(of type: Int, _ labels: [String]) -> ViewSourceProblem? {
    let declared = program.types[type]
    let parameters: [(name: String, isNeeded: Bool)]
    let told: [String]
    if declared.hasOwnInitializer {
      guard declared.initializers.count == 1 else { return nil }
      parameters = program.functions[declared.initializers[0]].parameters.map {
        ($0.label >= 0 ? program.names[$0.label] : "_", !$0.hasDefault && !$0.isVariadic)
      }
      told = parameters.map(\.name)
    } else {
      parameters = declared.stored.map { ($0.name >= 0 ? program.names[$0.name] : "_", $0.isNeededByInitializer) }
      told = declared.stored.filter { $0.isNeededByInitializer || $0.isGivenByCallers }
        .map { $0.name >= 0 ? program.names[$0.name] : "_" }
    }
    for label in labels where !parameters.contains(where: { $0.name == label }) {
      return .unknownArgument(label: label, view: declared.name, known: told)
    }
    for parameter in parameters where parameter.isNeeded && !labels.contains(parameter.name) {
      return .missingArgument(label: parameter.name, view: declared.name)
    }
    return nil
  }
}
