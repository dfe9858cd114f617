import PresentationRuntime

/// What a struct of the file is to the runtime if it is shown: the same at each launch, and so made with the program.
///
/// A class, because each evaluation asks for it and nothing changes it.
final class ViewPlan: Sendable {
  /// The methods of a representable, by their functions' numbers; nil where it has none.
  struct Methods: Sendable {
    var make: Int?
    var update: Int?
    var makeCoordinator: Int?
    var makePlace: SourcePlace?
  }

  /// The names of its stored properties, and where they are declared.
  let names: [String]
  let places: [SourcePlace]
  /// Where its body stands.
  let place: SourcePlace
  /// The function that evaluates its body; nil if it has none.
  let body: Int?
  /// What makes and updates its controller; nil if it is no representable.
  let representable: Methods?
  /// The stored properties whose values a body evaluation takes from its frame.
  let taken: [Int]
  /// Whether each stored property is given by the environment, and by nobody else.
  let isFromEnvironment: [Bool]

  init(of type: ProgramType, in builder: ProgramBuilder) {
    names = type.stored.map { $0.name >= 0 ? builder.names[$0.name] : "" }
    places = type.stored.map { builder.lines.place(of: $0.offset) }
    if case .computed(let accessors)? = type.members[Word.body.rawValue] {
      body = accessors.getter
      place = builder.lines.place(of: builder.functions[accessors.getter].offset)
    } else {
      body = nil
      place = builder.lines.place(of: type.offset)
    }
    representable = type.isRepresentable ? Methods(of: type, in: builder) : nil
    taken = type.stored.indices.filter { index in
      let wrapper = type.stored[index].wrapper
      return !type.stored[index].isLazy && (!wrapper.isState || wrapper == .bindable)
    }
    isFromEnvironment = type.stored.map { property in
      switch property.wrapper {
      case .environment, .environmentObject, .environmentType: true
      case .bindable, .binding, .none, .observedObject, .published, .state, .stateObject, .storage, .unknown, .user:
        false
      }
    }
  }
}

extension ViewPlan.Methods {
  fileprivate init(of type: ProgramType, in builder: ProgramBuilder) {
    let isView = type.libraryBases.contains(.UIViewRepresentable)
    func methods(_ word: Word) -> [Int] { type.members.methods(word.rawValue) ?? [] }
    func fitting(_ functions: [Int], _ arity: Int) -> Int? {
      functions.first { builder.functions[$0].parameters.count == arity } ?? functions.first
    }
    let makers = methods(isView ? .makeUIView : .makeUIViewController)
    make = fitting(makers, 1)
    makePlace = makers.first.map { builder.lines.place(of: builder.functions[$0].offset) }
    update = fitting(methods(isView ? .updateUIView : .updateUIViewController), 2)
    makeCoordinator = methods(.makeCoordinator).first
  }
}
