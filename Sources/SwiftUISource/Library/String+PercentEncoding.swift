extension String {
  /// The text with each byte outside of `allowed` as `%` and two digits; beyond ASCII all are.
  func addingPercentEncoding(allowing allowed: (UInt8) -> Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte < 128, allowed(byte) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The text that was encoded; nil where a `%` stands before other than two digits, or the bytes are no text.
  var removingPercentEncoding: String? {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var rest = utf8.makeIterator()
    while let byte = rest.next() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.next().flatMap(Self.digit), let low = rest.next().flatMap(Self.digit) else { return nil }
        result.append(high << 4 | low)
      } else {
        result.append(byte)
      }
    }
    return String(validating: result, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
