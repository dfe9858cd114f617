/// The places where faults would act that a run of the healthy app came to, by the numbers that the apps give them.
public struct ReachedPlaces: Sendable {
  private var words: [UInt64]

  /// The places whose bits are set in `words`, those of the first word first.
  public init(words: [UInt64] = []) {
    self.words = words
  }

  /// Whether the run came to the place of that number.
  public func contains(_ place: Int) -> Bool {
    place / 64 < words.count && words[place / 64] & 1 << UInt64(place % 64) != 0
  }
}
