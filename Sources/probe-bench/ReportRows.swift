import ProbeReporting

/// What all reports together cost: the time of a run with them against one without, and how its memory grows.
///
/// Each run is a process of its own, so that its time on all cores and its peak of memory are its own.
enum ReportRows {
  private static let scenarios = 100_000

  static func measure() -> [Row] {
    guard let folder = TemporaryFolder() else { return [] }
    defer { folder.remove() }
    let whole = script(of: scenarios, in: folder)
    let half = script(of: scenarios / 2, in: folder)
    let reports = ReportFormat.allCases.map { "--report=\($0.rawValue)=\(folder.file("report.\($0.rawValue)"))" }

    var ratios: [Double] = []
    var grown: [Double] = []
    for _ in 0..<3 {
      let plain = ChildProcess(["run", "--quiet", whole])
      let reported = ChildProcess(["run", "--quiet", whole] + reports)
      let reportedHalf = ChildProcess(["run", "--quiet", half] + reports)
      ratios.append(reported.time / plain.time)
      grown.append(Double(reported.peakBytes - reportedHalf.peakBytes) / Double(scenarios / 2))
    }
    return [
      Row(what: "100,000 scenarios: all reports / none", measured: middle(ratios), unit: "x", goal: .atMost(3)),
      Row(what: "memory of a scenario with all reports, growth", measured: middle(grown), unit: " bytes", goal: .none),
    ]
  }

  private static func script(of count: Int, in folder: TemporaryFolder) -> String {
    folder.write((0..<count).map { Workload.scenario($0) }.joined(), to: "\(count).probe")
  }

  private static func middle(_ figures: [Double]) -> Double { figures.sorted()[figures.count / 2] }
}
