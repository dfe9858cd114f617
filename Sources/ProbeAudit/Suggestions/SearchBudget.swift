/// How much work looking for lines may be, in steps of the apps' code: the same on every machine, by however many threads.
struct SearchBudget: Sendable {
  /// For all mutants of an audit.
  static let whole = SearchBudget(left: 20_000_000)
  /// For what a person could do at the end of one test.
  static let ofExploration = SearchBudget(left: 8_000_000)
  /// For one mutant in one scenario.
  static let ofMutant = SearchBudget(left: 3_000_000)
  /// How many mutants are looked at before what is left is counted again.
  static let batchSize = 8

  /// What making ready for a run is worth, and what a byte of a script that is read again is.
  private static let ofRun = 500
  private static let ofByte = 10

  private(set) var left: Int
  private(set) var spent = 0

  private init(left: Int) { self.left = left }

  /// Whether nothing is left.
  var isSpent: Bool { left <= 0 }

  /// Counts work of `steps`.
  mutating func spend(_ steps: Int) {
    left -= steps
    spent += steps
  }

  /// Counts a run of `app`.
  mutating func spend(on app: some AuditedDriver) { spend(app.effort + Self.ofRun) }

  /// Counts reading a script of `size` bytes.
  mutating func spend(onScriptOf size: Int) { spend(size * Self.ofByte) }
}
