import PresentationRuntime

extension Machine {
  /// Whether a value is of a type or protocol of the library.
  func isLibrary(_ value: SwiftValue, _ word: Word) -> Bool {
    switch value {
    case .structure(let box): return program.types[box.type].libraryBases.contains(word)
    case .enumeration(let enumeration): return program.types[enumeration.type].libraryBases.contains(word)
    case .instance(let instance):
      return program.types[instance.type].libraryBases.contains(word) || word == .NSObject
    case .foreign(let foreign):
      switch (foreign.kind, word) {
      case (.error(let name, _), _): return word == .Error || name == "\(word)" || word == .LocalizedError
      case (.single(let type), _): return type == word
      case (.controller(let controller), .UIActivityViewController):
        if case .activity = controller.content { return true }
        return false
      case (.controller(let controller), .UIAlertController):
        if case .alert = controller.content { return true }
        return false
      case (.controller, .UINavigationController), (.root, .UINavigationController), (.controller, .UITabBarController),
        (.root, .UITabBarController), (.top, .UINavigationController), (.top, .UITabBarController):
        return false
      case (.controller, .UIViewController), (.root, .UIViewController), (.top, .UIViewController): return true
      default: return kinds(of: value).contains(word)
      }
    case .element: return word == .View
    case .symbol, .opaque: return true
    default: return kinds(of: value).contains(word)
    }
  }

  /// `Kind(rawValue:)` of an enum of the file.
  func enumFromRaw(_ type: Int, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    guard let raw = arguments[.rawValue_] ?? arguments.values.first else {
      throw crash("an enum is made with a raw value")
    }
    for (number, declared) in program.types[type].cases.enumerated() {
      guard let constant = declared.rawValue else { continue }
      if try equal(value(of: constant), raw) == true { return enumCase(type, number) }
    }
    return .none
  }
}
