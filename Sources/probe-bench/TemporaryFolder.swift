#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder for the time of a measurement.
struct TemporaryFolder {
  private let path: String

  /// A new folder; nil if there can be none.
  init?() {
    var template = Array("/tmp/probe-bench-XXXXXX\0".utf8.map { CChar(bitPattern: $0) })
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Writes a file into it, and answers with its path.
  func write(_ text: String, to name: String) -> String {
    let file = file(name)
    guard let stream = fopen(file, "w") else { return file }
    fwrite(text, 1, text.utf8.count, stream)
    fclose(stream)
    return file
  }

  /// The path of a file in it.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Removes it with all that is in it.
  func remove() {
    guard let directory = opendir(path) else { return }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      unlink("\(path)/\(name)")
    }
    closedir(directory)
    rmdir(path)
  }
}
