import ProbeCommandLine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How much faster two cores are than one, through the whole command line.
enum CoreRows {
  static func measure() -> [Row] {
    guard let folder = TemporaryFolder() else { return [] }
    defer { folder.remove() }
    let many = (0..<10_000).map { folder.write(Workload.scenario($0), to: "many-\($0).probe") }
    let one = folder.write((0..<10_000).map { Workload.scenario($0) }.joined(), to: "one.probe")
    return [
      row("10,000 files: one core / two cores", many),
      row("one file of 10,000 scenarios: one core / two cores", [one]),
    ]
  }

  private static func row(_ what: String, _ paths: [String]) -> Row {
    let times = Comparison({ run(paths, jobs: 1) }, { run(paths, jobs: 2) })
    return Row(what: what, measured: times.ratio, unit: "x", goal: .atLeast(1.5))
  }

  private static func run(_ paths: [String], jobs: Int) {
    let code = Silence.keep { CommandLineTool.run(["run", "--quiet", "--jobs", "\(jobs)"] + paths) }
    precondition(code == 0, "the scripts that are measured do not pass")
  }
}
