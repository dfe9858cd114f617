/// Finds the label that an author may have meant.
enum NearestText {
  /// Longer texts are compared by their beginnings.
  private static let comparedLength = 60
  /// How many candidates are looked at.
  private static let candidateLimit = 200

  /// The candidate that is nearest to `text`; nil if none is near.
  static func nearest(to text: String, among candidates: [String]) -> String? {
    let wanted = Array(text.lowercased().prefix(comparedLength))
    var best: (candidate: String, distance: Int)?
    for candidate in candidates.prefix(candidateLimit) {
      let other = Array(candidate.lowercased().prefix(comparedLength))
      let distance = distance(wanted, other)
      guard distance * 3 <= max(wanted.count, other.count) else { continue }
      if best == nil || distance < best?.distance ?? 0 { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// How many characters must be inserted, removed, replaced or swapped with a neighbour.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var older: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(previous[column] + (isSame ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, older[column - 1] + 1)
        }
        current.append(cost)
      }
      older = previous
      previous = current
    }
    return previous[right.count]
  }
}
