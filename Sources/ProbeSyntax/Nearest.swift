/// The word of `candidates` that `word` was most likely meant to be, if one is near enough.
///
/// Case is no difference; a swap of two neighbours counts once. A third of the letters may differ.
public func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased().unicodeScalars)
  guard !letters.isEmpty, letters.count <= 60 else { return nil }
  var best: (distance: Int, candidate: String)?
  for candidate in candidates where !candidate.utf8.elementsEqual(word.utf8) {
    let other = Array(candidate.lowercased().unicodeScalars)
    let allowed = max(1, max(letters.count, other.count) / 3)
    guard other.count <= 60, abs(other.count - letters.count) <= allowed else { continue }
    let distance = editDistance(letters, other)
    if distance <= allowed, distance < max(letters.count, other.count), distance < best?.distance ?? Int.max {
      best = (distance, candidate)
    }
  }
  return best?.candidate
}

/// How many letters must be put in, taken out, exchanged, or swapped with their neighbour.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      var cost = last[column] + (left[row] == right[column] ? 0 : 1)
      cost = min(cost, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
