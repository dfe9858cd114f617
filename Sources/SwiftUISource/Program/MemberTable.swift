/// What the names of a type mean: one property or case for each, and methods beside it.
struct MemberTable: Sendable {
  private var entries: [Int: ProgramMember] = [:]
  /// The methods of a name that is also the name of something else.
  private var methodsBeside: [Int: [Int]] = [:]

  /// What a name means where it is not called: a property or case rather than a method.
  subscript(word: Int) -> ProgramMember? { entries[word] }

  var isEmpty: Bool { entries.isEmpty }
  var words: Dictionary<Int, ProgramMember>.Keys { entries.keys }

  /// The methods of a name, whatever else it means.
  func methods(_ word: Int) -> [Int]? {
    if case .methods(let list)? = entries[word] { return list }
    return methodsBeside[word]
  }

  /// What a name means besides methods.
  func property(_ word: Int) -> ProgramMember? {
    if case .methods? = entries[word] { return nil }
    return entries[word]
  }

  /// Gives a name a meaning; methods take the place of methods only.
  mutating func set(_ word: Int, _ member: ProgramMember) {
    if case .methods(let list) = member, property(word) != nil {
      methodsBeside[word] = list
      return
    }
    if case .methods(let list)? = entries[word] {
      if case .methods = member {} else { methodsBeside[word] = list }
    }
    entries[word] = member
  }
}
