import ProbeInterpreter

/// What a report counts while a run goes on.
struct RunCounts {
  /// Scripts that were told.
  var files = 0
  /// Scripts with errors, which ran nothing.
  var invalidFiles = 0
  /// Tests that passed.
  var passed = 0
  /// Tests that failed.
  var failed = 0

  /// Tests that have ended.
  var tests: Int { passed + failed }

  /// Counts one test.
  mutating func count(_ outcome: Outcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    }
  }

  /// A number with its noun: `1 test`, `2 tests`.
  static func phrase(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
