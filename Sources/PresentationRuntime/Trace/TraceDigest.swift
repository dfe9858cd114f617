/// A number for what was recorded: equal runs have equal ones, in every process (FNV-1a, 64 bits).
package struct TraceDigest: Equatable, Sendable {
  /// The number up to now.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The digest of nothing.
  package init() {}

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func add(_ number: Int) {
    var rest = UInt64(bitPattern: Int64(number))
    // The sign in the first byte keeps -1, which stands for nothing, short.
    add(number < 0 ? 1 : 0 as UInt8)
    if number < 0 { rest = ~rest }
    repeat {
      add(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    } while rest > 0
  }

  mutating func add(_ truth: Bool) { add(truth ? 1 : 0 as UInt8) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    for byte in text.utf8 { add(byte) }
  }

  mutating func add(_ text: String?) {
    add(text != nil)
    if let text { add(text) }
  }

  mutating func add(_ number: Int?) {
    add(number != nil)
    if let number { add(number) }
  }
}
