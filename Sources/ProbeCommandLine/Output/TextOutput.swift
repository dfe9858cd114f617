#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Text on its way to a file descriptor, gathered to large writes.
struct TextOutput {
  private static let bufferSize = 1 << 16

  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// Output to `descriptor`.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Adds `text`, and writes once enough is there.
  mutating func write(_ text: String) throws(SystemError) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Writes all that is there.
  mutating func flush() throws(SystemError) {
    if buffer.isEmpty { return }
    defer { buffer.removeAll(keepingCapacity: true) }
    var start = 0
    while start < buffer.count {
      let count = buffer.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
        #if canImport(Glibc)
          return Glibc.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          return Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          return Darwin.write(descriptor, rest.baseAddress, rest.count)
        #endif
      }
      if count < 0 {
        let number = errno
        if number == EINTR { continue }
        if number == EAGAIN {
          waitUntilWritable()
          continue
        }
        throw SystemError(number: number)
      }
      start += count
    }
  }

  /// Waits for a reader who has set the descriptor not to block.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }
}
