/// All names of a program; the library's words come first, in their own order.
struct ProgramNames {
  private(set) var spellings: [String]
  private(set) var numbers: [String: Int]

  init() {
    spellings = Word.spellings
    numbers = Word.numbers
  }

  mutating func number(of spelling: String) -> Int {
    if let number = numbers[spelling] { return number }
    spellings.append(spelling)
    numbers[spelling] = spellings.count - 1
    return spellings.count - 1
  }

  func existing(_ spelling: String) -> Int? { numbers[spelling] }
}
