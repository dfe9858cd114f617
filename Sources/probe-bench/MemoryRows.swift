import ProbeSemantics
import ProbeSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a scenario takes up: its text and tree counted exactly, and what the process grew by.
enum MemoryRows {
  private static let scenarios = 200_000

  static func measure() -> [Row] {
    let before = peakBytes()
    let file = Workload.script(scenarios: scenarios)
    let parsed = ParsedFile(parsing: file)
    let grown = peakBytes() - before
    let exact = file.bytes.count + parsed.tree.nodeByteCount
    return [
      Row(
        what: "memory of a scenario: tree and source, counted", measured: perScenario(exact), unit: " bytes",
        goal: .atMost(250)),
      Row(
        what: "memory of a scenario: growth of the process", measured: perScenario(grown), unit: " bytes", goal: .none),
    ]
  }

  private static func perScenario(_ bytes: Int) -> Double { Double(bytes) / Double(scenarios) }

  /// The most memory that the process has had so far.
  private static func peakBytes() -> Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #endif
  }
}
