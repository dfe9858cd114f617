/// Paths in scripts: they are relative to the file that they stand in.
public enum RelativePath {
  /// The path of `path` as it stands in the file at `base`, without `.` and without `..` where it can be followed.
  public static func resolve(_ path: String, from base: String) -> String {
    let slash = UInt8(ascii: "/")
    let isAbsolute = path.utf8.first == slash
    let isRooted = isAbsolute || base.utf8.first == slash
    var resolved = Parts(isRooted: isRooted)
    if !isAbsolute {
      let folders = Array(base.utf8)
      // What stands behind the last slash is the file's own name; slashes at the end do not count.
      var end = folders.count
      while end > 0, folders[end - 1] == slash { end -= 1 }
      while end > 0, folders[end - 1] != slash { end -= 1 }
      resolved.append(folders[..<end])
    }
    resolved.append(Array(path.utf8)[...])
    if resolved.starts.isEmpty, !isRooted, !path.utf8.isEmpty { return "." }
    return String(decoding: resolved.bytes, as: UTF8.self)
  }

  /// The parts of a path, joined by slashes.
  private struct Parts {
    let isRooted: Bool
    var bytes: [UInt8]
    /// Where each part begins.
    var starts: [Int] = []

    init(isRooted: Bool) {
      self.isRooted = isRooted
      bytes = isRooted ? [UInt8(ascii: "/")] : []
    }

    /// Adds the parts of a path one after the other.
    mutating func append(_ path: ArraySlice<UInt8>) {
      var start = path.startIndex
      while start < path.endIndex {
        var end = start
        while end < path.endIndex, path[end] != UInt8(ascii: "/") { end += 1 }
        if end > start { append(part: path[start..<end]) }
        start = end + 1
      }
    }

    private mutating func append(part: ArraySlice<UInt8>) {
      if isDots(part, 1) { return }
      if isDots(part, 2) {
        if let last = starts.last, !isDots(bytes[last...], 2) {
          bytes.removeLast(bytes.count - max(last - 1, isRooted ? 1 : 0))
          starts.removeLast()
          return
        }
        if isRooted { return }
      }
      if !starts.isEmpty { bytes.append(UInt8(ascii: "/")) }
      starts.append(bytes.count)
      bytes.append(contentsOf: part)
    }

    private func isDots(_ part: ArraySlice<UInt8>, _ count: Int) -> Bool {
      part.count == count && part.allSatisfy { $0 == UInt8(ascii: ".") }
    }
  }

  /// The last part of `path` without `.probe`: the name of a file that is one scenario.
  static func scenarioName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let ending = ".probe"
    return name.hasSuffix(ending) && name.utf8.count > ending.utf8.count ? String(name.dropLast(ending.count)) : name
  }
}
