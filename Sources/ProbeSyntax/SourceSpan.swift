/// A half-open range of UTF-8 offsets in one source file.
public struct SourceSpan: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset behind the last byte.
  public var end: Int

  /// The span of the bytes from `start` up to, not including, `end`.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }

  /// The number of bytes covered.
  public var length: Int { end - start }

  /// The smallest span covering both `self` and `other`.
  public func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(start: min(start, other.start), end: max(end, other.end))
  }
}
