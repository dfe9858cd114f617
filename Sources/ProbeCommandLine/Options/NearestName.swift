/// The name among `names` that `word` most likely stands for: the fewest letters wrong, the first of equals.
///
/// Nil if every name differs in more than a third of the letters of the longer word.
func nearestName(to word: String, among names: some Sequence<String>) -> String? {
  let wanted = Array(word.utf8.prefix(longestName))
  var best: (name: String, distance: Int)?
  for name in names {
    let candidate = Array(name.utf8.prefix(longestName))
    let distance = letterDistance(wanted, candidate)
    guard distance > 0 || word != name, distance * 3 <= max(wanted.count, candidate.count) else { continue }
    if distance < best?.distance ?? .max { best = (name, distance) }
  }
  return best?.name
}

/// Longer names are compared by their beginnings only.
private let longestName = 256

/// How many letters must be inserted, removed, replaced or swapped with their neighbour to turn `a` into `b`.
private func letterDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for (row, letter) in a.enumerated() {
    var current = [row + 1]
    current.reserveCapacity(b.count + 1)
    for (column, other) in b.enumerated() {
      var distance = min(last[column + 1] + 1, current[column] + 1, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == b[column - 1], a[row - 1] == other {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[b.count]
}
