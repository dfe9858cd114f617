/// Comparison of texts by their bytes, which for valid UTF-8 is comparison by Unicode scalars.
enum TextSearch {
  /// Whether both texts have the same scalars; composed and decomposed letters differ.
  static func equal(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    let isEqual = left.utf8.withContiguousStorageIfAvailable { leftBytes in
      right.utf8.withContiguousStorageIfAvailable { equal(UnsafeRawBufferPointer(leftBytes), .init($0)) }
    }
    return (isEqual ?? nil) ?? left.utf8.elementsEqual(right.utf8)
  }

  /// Compares eight bytes at a time.
  private static func equal(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    var offset = 0
    while offset + 8 <= left.count {
      let one = left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if one != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset += 8
    }
    while offset < left.count {
      if left[offset] != right[offset] { return false }
      offset += 1
    }
    return true
  }

  /// Whether `text` begins with the scalars of `start`.
  static func starts(_ text: String, with start: String) -> Bool {
    text.utf8.starts(with: start.utf8)
  }

  /// Whether `text` ends with the scalars of `end`.
  static func ends(_ text: String, with end: String) -> Bool {
    let surplus = text.utf8.count - end.utf8.count
    return surplus >= 0 && text.utf8.dropFirst(surplus).elementsEqual(end.utf8)
  }

  /// Whether the scalars of `part` stand together somewhere in `text`, in linear time (Knuth, Morris and Pratt).
  static func contains(_ text: String, _ part: String) -> Bool {
    let part = Array(part.utf8)
    if part.isEmpty { return true }
    let overlaps = overlaps(of: part)
    var matched = 0
    for byte in text.utf8 {
      while matched > 0, part[matched] != byte { matched = overlaps[matched - 1] }
      if part[matched] == byte { matched += 1 }
      if matched == part.count { return true }
    }
    return false
  }

  /// For each start of `part`, the length of its longest proper start that is also its end.
  private static func overlaps(of part: [UInt8]) -> [Int] {
    var overlaps = [Int](repeating: 0, count: part.count)
    var length = 0
    for index in part.indices.dropFirst() {
      while length > 0, part[length] != part[index] { length = overlaps[length - 1] }
      if part[length] == part[index] { length += 1 }
      overlaps[index] = length
    }
    return overlaps
  }
}
