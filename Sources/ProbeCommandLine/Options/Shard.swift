/// `--shard I/N`: one part of the tests, for one job of a CI matrix.
struct Shard: Equatable, Sendable {
  /// Which part, from one.
  var number: Int
  /// How many parts there are.
  var count: Int

  /// Part `number` of `count`.
  init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Reads `I/N`; nil unless both are numbers and 1 <= I <= N.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = wholeNumber(parts[0]), let count = wholeNumber(parts[1]),
      number >= 1, number <= count
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Whether the test at `test` of the file at `file`, both counted from zero and before any selection, is in the part.
  ///
  /// The number of the file shifts the count, so that many files of one test each are spread as evenly as one file of
  /// many tests, and no file has to wait for the number of tests of those before it.
  func contains(test: Int, ofFile file: Int) -> Bool {
    (test + file) % count == number - 1
  }
}
