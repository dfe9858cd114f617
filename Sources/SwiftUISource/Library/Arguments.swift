import PresentationRuntime

/// The arguments of a call of the library.
struct Arguments {
  var values: [SwiftValue]
  /// The number of the call's site; -1 where the library itself calls.
  var site: Int
  private let labels: [Int]
  private let firstTrailing: Int
  /// The name of the function that is called.
  let name: Int

  init(values: [SwiftValue], site: Int, machine: Machine) {
    self.values = values
    self.site = site
    labels = machine.program.sites[site].labels
    firstTrailing = machine.program.sites[site].firstTrailing
    name = machine.program.sites[site].name
  }

  init(values: [SwiftValue], labels: [Int] = [], name: Int = -1, machine: Machine) {
    self.values = values
    site = -1
    self.labels = labels
    self.name = name
    firstTrailing = values.count
  }

  var count: Int { values.count }

  /// The argument at `index`, whatever its label; one that is not there ends the app.
  func value(at index: Int) throws(Interruption) -> SwiftValue {
    guard index < values.count else {
      let found = values.count == 1 ? "1 argument" : "\(values.count) arguments"
      throw .crash(
        AppCrash(
          .unsupported(piece: "a call with \(found), where \(index + 1) are needed,", advice: "give it the others")))
    }
    return values[index]
  }
  var word: Word? { Word(rawValue: name) }

  func label(at index: Int) -> Int { index < labels.count ? labels[index] : -1 }
  func isTrailing(_ index: Int) -> Bool { index >= firstTrailing }

  /// The argument with this label.
  subscript(_ label: Word) -> SwiftValue? {
    for index in values.indices where self.label(at: index) == label.rawValue { return values[index] }
    return nil
  }

  func has(_ label: Word) -> Bool { self[label] != nil }

  /// The arguments without labels in parentheses, in order.
  var plain: [SwiftValue] {
    values.indices.filter { label(at: $0) == -1 && !isTrailing($0) }.map { values[$0] }
  }

  /// The first argument without a label in parentheses.
  var first: SwiftValue? {
    for index in values.indices where label(at: index) == -1 && !isTrailing(index) { return values[index] }
    return nil
  }

  /// The trailing closure without a label.
  var trailing: SwiftValue? {
    for index in values.indices where label(at: index) == -1 && isTrailing(index) { return values[index] }
    return nil
  }

  /// The closure with this label, or the trailing one.
  func closure(_ label: Word) -> SwiftValue? { self[label] ?? trailing }

  /// The last closure, wherever it stands.
  var lastFunction: SwiftValue? { values.last(where: \.isFunction) }
  var firstFunction: SwiftValue? { values.first(where: \.isFunction) }
}

extension SwiftValue {
  var isFunction: Bool {
    switch self {
    case .closure, .native, .keyPath: true
    default: false
    }
  }
}
