/// A type of the file, with its extensions, its superclass and the defaults of its protocols worked in.
struct ProgramType: Sendable {
  enum Kind: Sendable {
    case `class`
    case `enum`
    case `protocol`
    case `struct`
  }

  struct Case: Sendable {
    var name: Int
    var labels: [Int]
    var shapes: [Shape]
    var rawValue: Constant?
    var offset: Int
  }

  var name: String
  var nameID: Int
  var kind: Kind
  var offset = 0
  var stored: [StoredProperty] = []
  var members = MemberTable()
  var statics = MemberTable()
  var initializers: [Int] = []
  /// Subscripts: their getters and setters.
  var subscripts: [Accessors] = []
  var staticSubscripts: [Accessors] = []
  var cases: [Case] = []
  var caseNumbers: [Int: Int] = [:]
  var superclass: Int?
  /// The types of the library that it inherits from or conforms to.
  var libraryBases = WordSet()
  /// What a protocol asks for without giving it.
  var requirements: Set<Int> = []
  /// The protocols of the file that it conforms to, and its superclasses.
  var ancestors: Set<Int> = []
  var rawShape: Shape = .unknown
  var observation = Observation.none
  /// The function that a struct without initializers is made with.
  var memberwise: Int?
  /// Sets the stored properties that have a value in their declaration.
  var hasOwnInitializer = false
  var isActor = false
  /// Whether the file declares it.
  var isDeclared = false

  enum Observation: Sendable {
    case none
    case published
    case perProperty
  }

  var isView: Bool { libraryBases.contains(.View) || isRepresentable }
  var isRepresentable: Bool {
    libraryBases.contains(.UIViewControllerRepresentable) || libraryBases.contains(.UIViewRepresentable)
  }
}

/// A getter with its setter, by their functions' numbers; -1 where there is none.
struct Accessors: Sendable {
  var getter: Int
  var setter: Int
  var shape: Shape = .unknown
  var isMutating = false
}

/// What a name of a type means.
enum ProgramMember: Sendable {
  case computed(Accessors)
  case enumCase(Int)
  case global(Int)
  case methods([Int])
  case stored(Int)
  case type(Int)
  /// A type alias
  case shape(Shape)
}

/// A stored property.
struct StoredProperty: Sendable {
  var name: Int
  var shape: Shape
  var wrapper: PropertyWrapper
  var isConstant: Bool
  var isLazy = false
  var isPrivate = false
  var isBuilder = false
  /// A builder whose closure is called when the value is made.
  var isBuilderValue = false
  /// Observers by their functions' numbers.
  var willSet = -1
  var didSet = -1
  /// The function that makes the value written in the declaration.
  var initial = -1
  /// What is written behind the name of its property wrapper: labels, and the functions that make the values.
  var wrapperArguments: [(label: Int, function: Int)] = []
  /// The value itself, if it is a literal.
  var literal: Constant?
  var offset: Int
  var isEquatable = true
}

/// What `@…` before a stored property means.
enum PropertyWrapper: Sendable, Hashable {
  case none
  case binding
  case bindable
  case environment(Int)
  case environmentType(Int)
  case environmentObject(Int)
  case observedObject
  case published
  case state
  case stateObject
  /// `@AppStorage`, `@SceneStorage`.
  case storage(key: String)
  /// A property wrapper of the file's own.
  case user(Int)
  /// A wrapper of the library that is not modelled.
  case unknown(Int)

  /// Whether a view's property of it is read and written in place: a state or a binding.
  var isPlace: Bool {
    switch self {
    case .binding, .state, .storage: true
    case .bindable, .environment, .environmentObject, .environmentType, .none, .observedObject, .published,
      .stateObject, .unknown, .user:
      false
    }
  }

  /// Whether the runtime keeps the value of a view's property.
  var isState: Bool {
    switch self {
    case .binding, .bindable, .environment, .environmentType, .environmentObject, .observedObject, .state,
      .stateObject, .storage:
      true
    case .none, .published, .user, .unknown: false
    }
  }
}

extension ProgramType {
  /// Whether it is only the place for an extension of a library type.
  var isExtensionOfLibrary: Bool { Word(rawValue: nameID) != nil && !isDeclared }

  /// Whether members of the library are in reach without a base.
  var mayHaveLibraryMembers: Bool {
    isExtensionOfLibrary || libraryBases.contains { $0.isController || $0 == .View || $0 == .ViewModifier }
      || kind == .protocol || kind == .enum || kind == .class
  }
}
