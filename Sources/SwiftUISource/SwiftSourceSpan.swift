/// A half-open range of UTF-8 offsets in one Swift source file.
public struct SwiftSourceSpan: Hashable, Sendable {
  private var first: UInt32
  private var end32: UInt32

  /// The span of the bytes from `start` up to, not including, `end`; offsets fit in 32 bits.
  public init(start: Int, end: Int) {
    first = UInt32(truncatingIfNeeded: start)
    end32 = UInt32(truncatingIfNeeded: end)
  }

  /// The offset of the first byte.
  public var start: Int {
    get { Int(first) }
    set { first = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The offset behind the last byte.
  public var end: Int {
    get { Int(end32) }
    set { end32 = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The smallest span covering both `self` and `other`.
  public func union(_ other: SwiftSourceSpan) -> SwiftSourceSpan {
    SwiftSourceSpan(start: min(start, other.start), end: max(end, other.end))
  }
}
