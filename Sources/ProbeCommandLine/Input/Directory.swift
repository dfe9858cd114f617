#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names in a directory.
enum Directory {
  /// What the system says of an entry without looking at the file.
  enum Kind {
    case directory
    case file
    /// A link, or a file system that does not say.
    case unknown
  }

  /// A name in a directory.
  struct Entry {
    var name: String
    var kind: Kind
    var number: UInt64
  }

  /// The entries of the directory at `path` in the order of their bytes, hidden ones left out.
  static func entries(of path: String) throws(SystemError) -> [Entry] {
    guard let directory = opendir(path) else { throw SystemError(number: errno) }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.utf8.first == UInt8(ascii: ".") { continue }
      let kind: Kind =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): .directory
        case Int32(DT_REG): .file
        default: .unknown
        }
      entries.append(Entry(name: name, kind: kind, number: UInt64(entry.pointee.d_ino)))
    }
    entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return entries
  }
}
