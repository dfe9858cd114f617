import ProbeSyntax

/// Finds out what may have been meant by a path that leads nowhere.
enum MissingFile {
  /// The problem of the missing `path`, with the nearest name that is there.
  static func problem(path: String) -> InputProblem {
    if path.utf8.contains(where: { "*?[".utf8.contains($0) }) { return .nothingMatches(pattern: path) }
    if let nearest = nearest(to: path) { return .missingFile(path: path, nearest: nearest) }
    if let name = ProbeSyntax.nearest(to: path, among: Command.allCases.map(\.rawValue)),
      let command = Command(rawValue: name)
    {
      return .missingFileLikeCommand(path: path, command: command)
    }
    return .missingFile(path: path, nearest: nil)
  }

  /// `path` with its first wrong part replaced by the nearest name in that directory, if that leads somewhere.
  static func nearest(to path: String) -> String? {
    if FileStatus.exists(path + ".probe") { return path + ".probe" }
    var found = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    var parts = path.split(separator: "/").map(String.init)[...]
    while let part = parts.first, FileStatus.exists(found + part) {
      found += part + "/"
      parts = parts.dropFirst()
    }
    guard let wrong = parts.first, let entries = try? Directory.entries(of: found.isEmpty ? "." : found),
      let name = ProbeSyntax.nearest(to: wrong, among: entries.map(\.name))
    else { return nil }
    let candidate = ([found + name] + parts.dropFirst()).joined(separator: "/")
    return FileStatus.exists(candidate) ? candidate : found + name
  }
}
