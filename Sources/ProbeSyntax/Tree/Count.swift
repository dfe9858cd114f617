/// `> 0`, `4`, `\(n)`: how a number must be.
public struct Count: Equatable, Sendable {
  /// How the number is compared.
  public enum Relation: UInt8, CaseIterable, Sendable {
    case equal
    case notEqual
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual
  }

  /// The number, or a text that becomes one when its names have values.
  public enum Value: Equatable, Sendable {
    /// A number as written.
    case number(Int)
    /// `\(n)`: checked for each row or call with `Count.number(of:)`.
    case interpolated(Operand)
  }

  /// How the number is compared; `=` if nothing is said.
  public var relation: Relation
  /// What it is compared with.
  public var value: Value
  /// The comparison and the number.
  public var span: SourceSpan

  /// The number that `text` writes: digits only, and not too many of them.
  public static func number(of text: some Sequence<UInt8>) -> Int? {
    var number = 0
    var isEmpty = true
    for byte in text {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let (product, overflowed) = number.multipliedReportingOverflow(by: 10)
      let (sum, overflowedToo) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      if overflowed || overflowedToo || sum > Limits.largestNumber { return nil }
      number = sum
      isEmpty = false
    }
    return isEmpty ? nil : number
  }
}
