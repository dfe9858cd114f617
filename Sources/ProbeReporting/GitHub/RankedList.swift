/// The first few elements of each rank, and how many there were in all.
struct RankedList<Element> {
  private let limit: Int
  private var ranks: [[Element]]
  /// How many elements were added.
  private(set) var count = 0

  /// A list that keeps `limit` elements of each of `rankCount` ranks.
  init(limit: Int, rankCount: Int) {
    self.limit = limit
    ranks = Array(repeating: [], count: rankCount)
  }

  /// Adds `element`; those of a lower rank come first.
  mutating func add(_ element: Element, rank: Int) {
    count += 1
    if ranks[rank].count < limit { ranks[rank].append(element) }
  }

  /// The elements that matter most, at most as many as the limit.
  var first: ArraySlice<Element> { ranks.flatMap(\.self).prefix(limit) }

  /// How many there are beside those.
  var restCount: Int { count - first.count }
}
