/// Bytes as texts of 64 letters.
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits = 0
      for offset in 0..<3 { bits = bits << 8 | (offset < part.count ? Int(part[start + offset]) : 0) }
      for offset in 0..<4 {
        result.append(offset <= part.count ? letters[bits >> (18 - 6 * offset) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes that a text stands for; nil where it is none of this kind.
  static func bytes(of text: String) -> [UInt8]? {
    var bits = 0
    var count = 0
    var result: [UInt8] = []
    guard text.utf8.count % 4 == 0 else { return nil }
    let body = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    guard text.utf8.count - body.count <= 2, text.utf8.dropFirst(body.count).allSatisfy({ $0 == UInt8(ascii: "=") })
    else { return nil }
    for letter in body {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(bits >> count & 255))
      }
    }
    return result
  }
}
