/// Paths in scripts: they are relative to the file that they stand in.
public enum RelativePath {
  /// The path of `path` as it stands in the file at `base`, without `.` and without `..` where it can be followed.
  public static func resolve(_ path: String, from base: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    let isRooted = isAbsolute || base.utf8.first == UInt8(ascii: "/")
    var parts: [Substring] = []
    for part in (isAbsolute ? [] : base.split(separator: "/").dropLast()) + path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if let last = parts.last, last != ".." {
          parts.removeLast()
        } else if !isRooted {
          parts.append(part)
        }
      default: parts.append(part)
      }
    }
    if parts.isEmpty, !isRooted, !path.utf8.isEmpty { return "." }
    var resolved = isRooted ? "/" : ""
    for (index, part) in parts.enumerated() {
      if index > 0 { resolved += "/" }
      resolved += part
    }
    return resolved
  }

  /// The last part of `path` without `.probe`: the name of a file that is one scenario.
  static func scenarioName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let ending = ".probe"
    return name.hasSuffix(ending) && name.utf8.count > ending.utf8.count ? String(name.dropLast(ending.count)) : name
  }
}
