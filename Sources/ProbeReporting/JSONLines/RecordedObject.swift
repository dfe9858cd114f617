/// A JSON object of a record, whose members are asked for by name and kind.
struct RecordedObject {
  private let members: [(name: String, value: JSONValue)]
  private let line: Int

  /// The object that `value` is, in `line` of the record.
  init(_ value: JSONValue, line: Int) throws(RecordProblem) {
    guard case .object(let members) = value else { throw .invalidLine(line: line, reason: "it is another value") }
    self.members = members
    self.line = line
  }

  /// The text of a member that must be there.
  func text(_ name: String) throws(RecordProblem) -> String {
    guard let text = try optionalText(name) else { throw wrong(name, "a text") }
    return text
  }

  /// The text of a member.
  func optionalText(_ name: String) throws(RecordProblem) -> String? {
    switch value(name) {
    case nil: nil
    case .text(let text): text
    case .array, .flag, .null, .number, .object: throw wrong(name, "a text")
    }
  }

  /// The number of a member that must be there.
  func number(_ name: String) throws(RecordProblem) -> Int {
    guard let number = try optionalNumber(name) else { throw wrong(name, "a whole number") }
    return number
  }

  /// The number of a member.
  func optionalNumber(_ name: String) throws(RecordProblem) -> Int? {
    switch value(name) {
    case nil: return nil
    case .number(let number?): return number
    case .array, .flag, .null, .number, .object, .text: throw wrong(name, "a whole number")
    }
  }

  /// A number that counts or numbers something, and is at least `lowest`.
  func number(_ name: String, from lowest: Int) throws(RecordProblem) -> Int {
    let number = try number(name)
    guard number >= lowest, number <= RecordedObject.largestNumber else {
      throw wrong(name, "a number from \(lowest) to \(RecordedObject.largestNumber)")
    }
    return number
  }

  /// The flag of a member; false where it is not there.
  func flag(_ name: String) throws(RecordProblem) -> Bool {
    switch value(name) {
    case nil: return false
    case .flag(let flag): return flag
    case .array, .null, .number, .object, .text: throw wrong(name, "true or false")
    }
  }

  /// The object of a member.
  func object(_ name: String) throws(RecordProblem) -> RecordedObject? {
    guard let value = value(name) else { return nil }
    guard case .object = value else { throw wrong(name, "an object") }
    return try RecordedObject(value, line: line)
  }

  /// The objects of a member; none where it is not there.
  func objects(_ name: String) throws(RecordProblem) -> [RecordedObject] {
    var objects: [RecordedObject] = []
    for value in try elements(name, "an array of objects") {
      guard case .object = value else { throw wrong(name, "an array of objects") }
      objects.append(try RecordedObject(value, line: line))
    }
    return objects
  }

  /// The texts of a member; none where it is not there.
  func texts(_ name: String) throws(RecordProblem) -> [String] {
    var texts: [String] = []
    for value in try elements(name, "an array of texts") {
      guard case .text(let text) = value else { throw wrong(name, "an array of texts") }
      texts.append(text)
    }
    return texts
  }

  /// One of several words.
  func word<Word>(_ name: String, _ word: (String) -> Word?) throws(RecordProblem) -> Word {
    guard let word = word(try text(name)) else { throw wrong(name, "a word of the format") }
    return word
  }

  /// The problem that the member `name` is not what it must be.
  func wrong(_ name: String, _ expected: String) -> RecordProblem {
    .invalidMember(line: line, name: name, expected: expected)
  }

  /// Larger numbers of lines, columns or things are no record of ours.
  private static let largestNumber = 1_000_000_000

  private func elements(_ name: String, _ expected: String) throws(RecordProblem) -> [JSONValue] {
    switch value(name) {
    case nil: return []
    case .array(let elements): return elements
    case .flag, .null, .number, .object, .text: throw wrong(name, expected)
    }
  }

  private func value(_ name: String) -> JSONValue? {
    members.first { $0.name == name }?.value
  }
}
