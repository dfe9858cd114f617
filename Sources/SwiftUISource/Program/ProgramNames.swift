/// All names of a program; the library's words come first, in their own order.
struct ProgramNames: Sendable {
  /// The names that are not words of the library.
  private var others = NameTable()

  init() {
    for name in ["==", "<"] { _ = number(of: name) }
  }

  /// The spelling of the name with this number.
  subscript(number: Int) -> String {
    number < WordTable.count ? WordTable.spelling(number) : others[number - WordTable.count]
  }

  mutating func number(of spelling: String) -> Int {
    WordTable.number(of: spelling) ?? WordTable.count + Int(others.intern(Array(spelling.utf8)))
  }

  /// The number of a name that is there already.
  func existing(_ spelling: String) -> Int? {
    WordTable.number(of: spelling) ?? others.number(of: Array(spelling.utf8)).map { WordTable.count + $0 }
  }
}
