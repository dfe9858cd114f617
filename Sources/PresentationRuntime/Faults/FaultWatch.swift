/// The places that a run of the healthy app came by and where a fault would have acted; all others leave it as it is.
package struct FaultWatch: Sendable {
  /// The first number of an edited place; faults of the platform have smaller ones.
  package static let firstEdit = 64

  /// A bit for each place.
  package private(set) var words: [UInt64] = [0]

  /// Nothing was reached yet.
  init() {}

  /// Notes that the fault would have acted.
  mutating func insert(_ fault: RuntimeFault) { words[0] |= 1 << UInt64(fault.rawValue) }

  /// Notes that the edited place of that number was reached.
  mutating func insert(edit number: Int) {
    let place = Self.firstEdit + number
    while words.count <= place / 64 { words.append(0) }
    words[place / 64] |= 1 << UInt64(place % 64)
  }
}

extension PresentationHost {
  /// Begins to note where faults would act, in an app that has none; before the launch.
  package func watchFaults() {
    rules.watchesFaults = true
    faultWatch = FaultWatch()
  }

  /// Notes that the edited place `number` of a watched view was reached.
  package func notePlace(_ number: Int) { faultWatch.insert(edit: number) }

  /// Notes that each of `faults` would act here.
  func noteActing(_ faults: RuntimeFault...) {
    for fault in faults { faultWatch.insert(fault) }
  }
}
