/// A half-open range of UTF-8 offsets in one Swift source file.
public struct SwiftSourceSpan: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset behind the last byte.
  public var end: Int

  /// The span of the bytes from `start` up to, not including, `end`.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = end
  }
}
