import PresentationRuntime
import Testing

/// A healthy run says where faults would act; all others would leave it as it is.
struct FaultWatchTests {
  private static func host(_ row: FaultTests.Row, fault: RuntimeFault? = nil, isWatched: Bool = false)
    -> PresentationHost
  {
    let host = FaultApp.host(fault: fault, settings: DeviceSettings(profile: row.device))
    if isWatched { host.watchFaults() }
    host.launch()
    host.settle()
    for gesture in row.before + row.then { host.act(gesture) }
    return host
  }

  @Test(arguments: FaultTests.rows) func notesTheFaultThatWouldAct(_ row: FaultTests.Row) {
    let watched = Self.host(row, isWatched: true)

    #expect(watched.faultWatch.contains(row.fault))
  }

  @Test(arguments: FaultTests.rows) func leavesTheRunAsItIs(_ row: FaultTests.Row) {
    let watched = Self.host(row, isWatched: true)
    let healthy = Self.host(row)

    #expect(watched.traceDigest == healthy.traceDigest)
    #expect(watched.faultProgress == .notReached)
  }

  @Test(arguments: FaultTests.rows, RuntimeFault.allCases)
  func whatIsNotNotedMakesNoDifference(_ row: FaultTests.Row, _ fault: RuntimeFault) {
    let watched = Self.host(row, isWatched: true)
    guard !watched.faultWatch.contains(fault) else { return }

    let broken = Self.host(row, fault: fault)

    #expect(broken.faultProgress != .fired)
    #expect(broken.traceDigest == watched.traceDigest)
  }
}

extension FaultWatch {
  fileprivate func contains(_ fault: RuntimeFault) -> Bool { words[0] & 1 << UInt64(fault.rawValue) != 0 }
}
