import ProbeSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files with the calls of the system.
enum FileReader {
  /// The most that is read of one file: a script that does not end must not fill the memory.
  static var sizeLimit: Int { Limits.fileSize }

  /// All bytes of the file at `path`.
  static func read(path: String) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    defer { close(descriptor) }
    return try read(descriptor: descriptor)
  }

  /// All bytes of standard input up to its end.
  static func readStandardInput() throws(SystemError) -> [UInt8] {
    try read(descriptor: STDIN_FILENO)
  }

  private static func read(descriptor: Int32) throws(SystemError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError(number: errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory }
    if status.st_size > sizeLimit { throw .tooLarge }
    // One byte more than the size, so that the end shows in the same buffer.
    var limit = max(Int(status.st_size) + 1, 4096)
    var bytes = try read(descriptor: descriptor, upTo: limit)
    var isAtEnd = bytes.count < limit
    while !isAtEnd {
      if bytes.count > sizeLimit { throw .tooLarge }
      limit = min(max(bytes.count, 65_536), 16_777_216)
      let more = try read(descriptor: descriptor, upTo: limit)
      isAtEnd = more.count < limit
      bytes += more
    }
    return bytes
  }

  /// Reads until `limit` bytes or the end; fewer bytes than `limit` mean the end.
  private static func read(descriptor: Int32, upTo limit: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      while count < limit, let start = buffer.baseAddress {
        do throws(SystemError) {
          if descriptor == STDIN_FILENO { try Interruption.waitForInput(descriptor) }
        } catch {
          failure = error
          break
        }
        #if canImport(Glibc)
          let got = Glibc.read(descriptor, start + count, limit - count)
        #elseif canImport(Musl)
          let got = Musl.read(descriptor, start + count, limit - count)
        #else
          let got = Darwin.read(descriptor, start + count, limit - count)
        #endif
        if got == 0 { break }
        if got < 0 {
          let number = errno
          if number == EINTR { continue }
          failure = SystemError(number: number)
          break
        }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
