#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names of files in a patch, which is applied in the working directory.
enum PatchPath {
  /// How a patch names the file at `path`; nil if that is no file, or lies outside of the working directory.
  static func path(of path: String) -> String? {
    if path.hasPrefix("<") { return nil }
    guard let directory = getcwd(nil, 0) else { return nil }
    defer { free(directory) }
    return relative(path, to: String(cString: directory))
  }

  /// `path`, which may start in `directory`, as one that leads there from `directory` without leaving it.
  static func relative(_ path: String, to directory: String) -> String? {
    let base = components(directory)
    let parts = components(path.hasPrefix("/") ? path : "\(directory)/\(path)")
    guard parts.count > base.count, parts.starts(with: base) else { return nil }
    return parts[base.count...].joined(separator: "/")
  }

  /// The names on the way from the root, without what leads nowhere or back.
  private static func components(_ path: String) -> [Substring] {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return names
  }
}
