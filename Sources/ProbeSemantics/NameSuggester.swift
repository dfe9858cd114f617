/// Finds the known name that an author may have meant, with a bound on the work for a script full of mistakes.
struct NameSuggester: Sendable {
  /// How many names may still be compared; then there are no more suggestions.
  private var budget = 1_000_000
  private static let longestName = 64

  /// The first name of `names` with the fewest slips from `name`: at most one in three characters, at most three.
  mutating func nearest(to name: String, among names: some Sequence<String>) -> String? {
    let wanted = Array(name.unicodeScalars)
    guard wanted.count <= Self.longestName else { return nil }
    var best: String?
    var bestDistance = min(3, max(1, wanted.count / 3)) + 1
    for candidate in names {
      guard budget > 0 else { return best }
      budget -= 1
      let scalars = candidate.unicodeScalars
      guard scalars.prefix(Self.longestName + 1).count <= Self.longestName else { continue }
      let found = Array(scalars)
      guard found != wanted, abs(found.count - wanted.count) < bestDistance else { continue }
      let distance = Self.distance(wanted, found, below: bestDistance)
      if distance < bestDistance {
        best = candidate
        bestDistance = distance
      }
    }
    return best
  }

  /// The insertions, deletions, replacements, swaps of neighbours and changes of case between two names.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], below bound: Int) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1..<(left.count + 1) {
      var current = [row]
      current.reserveCapacity(right.count + 1)
      for column in 1..<(right.count + 1) {
        let isSame = left[row - 1].properties.lowercaseMapping == right[column - 1].properties.lowercaseMapping
        var cost = min(last[column], current[column - 1]) + 1
        cost = min(cost, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      guard (current.min() ?? 0) < bound else { return bound }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
