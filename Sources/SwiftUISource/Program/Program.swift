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
  let names: [String]
  let functions: [CompiledFunction]
  let types: [ProgramType]
  let globals: [Global]
  let sites: [CallSite]
  let constants: [Constant]
  let shapes: [Shape]
  let unsupported: [UnsupportedPiece]
  /// Extensions of the library's types.
  let extensions: [Word: ProgramType]
  /// The names that such extensions define.
  let extensionNames: Set<Int>
  let operators: [Int: [Int]]
  let globalFunctions: [Int: [Int]]
  let typeNumbers: [Int: Int]
  let lines: LineTable
  /// The number of each name.
  let numbers: [String: Int]

  init(_ builder: ProgramBuilder) {
    path = builder.path
    names = builder.names.spellings
    functions = builder.functions
    types = builder.types
    globals = builder.globals
    sites = builder.sites
    constants = builder.constants
    shapes = builder.shapes
    unsupported = builder.unsupported
    extensions = builder.extensions
    var extended: Set<Int> = []
    for type in builder.extensions.values {
      extended.formUnion(type.members.words)
      extended.formUnion(type.statics.words)
    }
    extensionNames = extended
    operators = builder.operators
    globalFunctions = builder.globalFunctions
    typeNumbers = builder.typeNumbers
    lines = builder.lines
    numbers = builder.names.numbers
  }
}

/// A piece of the file that is read but not interpreted: using it is an error.
struct UnsupportedPiece: Sendable {
  var what: String
  var offset: Int
}
