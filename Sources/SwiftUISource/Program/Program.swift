import PresentationRuntime

/// A view file in the form that runs: everything is a number in one of these tables.
final class Program: Sendable {
  /// A global or static variable.
  struct Global: Sendable {
    var name: Int
    var initial: Int
    var accessors: Accessors?
    var shape: Shape
    var offset: Int
  }

  let path: String
  let names: ProgramNames
  let functions: [CompiledFunction]
  let types: [ProgramType]
  /// Which types are views, by their numbers; asking a type for it would copy it.
  let viewTypes: [Bool]
  /// What structs are to the runtime if they are shown; nil for all other types.
  let viewPlans: [ViewPlan?]
  let globals: [Global]
  let sites: [CallSite]
  /// Where the sites stand, and where the functions do.
  let sitePlaces: [SourcePlace]
  let functionPlaces: [SourcePlace]
  let constants: [Constant]
  let shapes: [Shape]
  let unsupported: [UnsupportedPiece]
  /// Extensions of the library's types.
  let extensions: [Word: ProgramType]
  /// The names that such extensions define.
  let extensionNames: Set<Int>
  /// Whether such an extension has an initializer.
  let hasLibraryInitializers: Bool
  let operators: [Int: [Int]]
  let globalFunctions: [Int: [Int]]
  let typeNumbers: [Int: Int]
  let lines: LineTable

  init(_ builder: ProgramBuilder) {
    path = builder.path
    names = builder.names
    functions = builder.functions
    types = builder.types
    viewTypes = builder.types.map(\.isView)
    viewPlans = builder.types.map { type in
      type.kind == .struct ? ViewPlan(of: type, in: builder) : nil
    }
    globals = builder.globals
    sites = builder.sites
    sitePlaces = builder.sites.map { builder.lines.place(of: $0.offset) }
    functionPlaces = builder.functions.map { builder.lines.place(of: $0.offset) }
    constants = builder.constants.values
    shapes = builder.shapes.values
    unsupported = builder.unsupported
    extensions = builder.extensions
    var extended: Set<Int> = []
    for type in builder.extensions.values {
      extended.formUnion(type.members.words)
      extended.formUnion(type.statics.words)
    }
    extensionNames = extended
    hasLibraryInitializers = builder.extensions.values.contains { !$0.initializers.isEmpty }
    operators = builder.operators
    globalFunctions = builder.globalFunctions
    typeNumbers = builder.typeNumbers
    lines = builder.lines
  }
}

/// A piece of the file that is read but not interpreted: using it is an error.
struct UnsupportedPiece: Sendable {
  var what: String
  var offset: Int
}
