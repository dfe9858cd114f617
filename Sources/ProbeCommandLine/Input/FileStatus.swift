#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands at a path.
struct FileStatus {
  /// Which file it is, whatever the path that led there.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  /// Which file it is.
  var identity: Identity
  /// Whether it is a directory; symbolic links are followed.
  var isDirectory: Bool

  /// Looks at `path`; throws the error number of the system.
  init(path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError(number: errno) }
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    isDirectory = status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether anything can be found at `path`.
  static func exists(_ path: String) -> Bool {
    (try? FileStatus(path: path)) != nil
  }
}
