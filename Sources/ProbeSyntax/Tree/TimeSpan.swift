/// `250ms`, `2s`, `\(d)`: a length of virtual time.
public struct TimeSpan: Equatable, Sendable {
  /// The length, or a text that becomes one when its names have values.
  public enum Value: Equatable, Sendable {
    /// A length as written.
    case duration(Duration)
    /// `\(d)`, `\(n)s`: checked for each row or call with `TimeSpan.duration(of:)`.
    case interpolated(Operand)
  }

  /// How long.
  public var value: Value
  /// Where it stands.
  public var span: SourceSpan

  /// The length that `text` writes: a number with `ms` or `s` right behind it.
  public static func duration(of text: some BidirectionalCollection<UInt8>) -> Duration? {
    guard text.last == UInt8(ascii: "s") else { return nil }
    let beforeUnit = text.dropLast()
    if beforeUnit.last == UInt8(ascii: "m") {
      return Count.number(of: beforeUnit.dropLast()).map { .milliseconds($0) }
    }
    return Count.number(of: beforeUnit).map { .seconds($0) }
  }
}
