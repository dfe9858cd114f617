#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An error number of the operating system.
struct SystemError: Error, Equatable, Sendable {
  /// The number, as in `errno`.
  var number: Int32

  /// A path leads nowhere.
  static let notFound = SystemError(number: ENOENT)
  /// A directory stands where a file is wanted.
  static let isDirectory = SystemError(number: EISDIR)
  /// A signal came first.
  static let interrupted = SystemError(number: EINTR)
  /// The reader of a pipe has gone.
  static let closedPipe = SystemError(number: EPIPE)
  /// A file is larger than can be read.
  static let tooLarge = SystemError(number: EFBIG)

  /// The error in words, in lower case.
  var words: String {
    switch self {
    case .isDirectory: "it is a directory"
    case .tooLarge: "it is larger than \(FileReader.sizeLimit) bytes"
    case .notFound: "it does not exist"
    default: lowercasedFirst(String(cString: strerror(number)))
    }
  }

  private func lowercasedFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
