/// Some names of a program, by their numbers.
///
/// They are marked in a list: names are dense, and making the first set of a kind costs much at the start.
struct NameSet: Sendable {
  private var marks: [Int] = []

  func contains(_ name: Int) -> Bool {
    let index = name / Int.bitWidth
    return index < marks.count && marks[index] & 1 << (name % Int.bitWidth) != 0
  }

  mutating func insert(_ name: Int) {
    let index = name / Int.bitWidth
    while marks.count <= index { marks.append(0) }
    marks[index] |= 1 << (name % Int.bitWidth)
  }
}
