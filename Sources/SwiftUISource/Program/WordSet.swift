/// A few words, each once.
///
/// They lie in a list: what a type inherits from is little, and making the first set of a kind costs much at the start.
struct WordSet: Sendable, Sequence {
  private var words: [Word] = []

  var isEmpty: Bool { words.isEmpty }

  func makeIterator() -> IndexingIterator<[Word]> { words.makeIterator() }

  func contains(_ word: Word) -> Bool { words.contains { $0 == word } }

  mutating func insert(_ word: Word) {
    if !contains(word) { words.append(word) }
  }

  mutating func formUnion(_ others: WordSet) {
    for word in others.words { insert(word) }
  }
}
