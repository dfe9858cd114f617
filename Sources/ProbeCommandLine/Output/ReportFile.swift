#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that appears whole or not at all: written beside its place under another name, and renamed at the end.
///
/// What is no regular file, such as a pipe or a device, is written as it stands.
struct ReportFile {
  private let path: String
  /// Where it is written; nil if in its own place.
  private let temporaryPath: String?
  private let descriptor: Int32
  private var output: TextOutput

  /// Makes room for the file at `path`; an existing one stays as it is until the end.
  init(path: String) throws(SystemError) {
    let place = ReportFile.resolved(path)
    self.path = place
    if try ReportFile.isWrittenInPlace(place) {
      temporaryPath = nil
      descriptor = open(place, O_WRONLY | O_CLOEXEC)
    } else {
      let name = "\(place).\(getpid()).part"
      unlink(name)
      temporaryPath = name
      descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    output = TextOutput(descriptor)
  }

  /// Adds to the end of the file at `path`, which others write, too.
  init(appendingTo path: String) throws(SystemError) {
    self.path = path
    temporaryPath = nil
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    output = TextOutput(descriptor)
  }

  /// Adds `text`.
  mutating func write(_ text: String) throws(SystemError) {
    try output.write(text)
  }

  /// Puts the file into its place.
  mutating func finish() throws(SystemError) {
    try output.flush()
    guard close(descriptor) == 0 else { throw SystemError(number: errno) }
    guard let temporaryPath else { return }
    guard rename(temporaryPath, path) == 0 else { throw SystemError(number: errno) }
  }

  /// Gives up: nothing of it is left.
  func discard() {
    close(descriptor)
    if let temporaryPath { unlink(temporaryPath) }
  }

  /// The place that a symbolic link leads to, so that the link stays.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isWrittenInPlace(_ path: String) throws(SystemError) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory }
    return status.st_mode & S_IFMT != S_IFREG
  }
}
