import ProbeSyntax

/// The source lines that the diagnostics of one script show, each of them once.
struct RecordedSources {
  /// One line of a source file.
  struct Line {
    /// The file.
    var path: String
    /// The line, from one.
    var number: Int
    /// The line without its end.
    var bytes: ArraySlice<UInt8>

    /// Writes the members; bytes that are no UTF-8 are written as hexadecimal digits, too.
    func write(to writer: inout JSONWriter) {
      writer.member("path", path)
      writer.member("line", number)
      writer.member("text", String(decoding: bytes, as: UTF8.self))
      if String(validating: bytes, as: UTF8.self) == nil { writer.member("hex", Self.hexadecimal(bytes)) }
    }

    private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  private struct Key: Hashable {
    var path: String
    var line: Int
  }

  /// The lines in the order in which they were first shown.
  private(set) var lines: [Line] = []
  private var known: Set<Key> = []
  private var finders: [String: LocationFinder] = [:]

  /// Where `span` of `file` stands; its line is remembered.
  mutating func place(of span: SourceSpan, in file: SourceFile) -> SourcePlace {
    var finder = finders[file.path] ?? LocationFinder(file)
    finders[file.path] = nil
    defer { finders[file.path] = finder }
    let place = SourcePlace(of: span, in: file, &finder)
    if known.insert(Key(path: file.path, line: place.line)).inserted {
      lines.append(Line(path: file.path, number: place.line, bytes: file.bytes[place.lineStart..<place.lineEnd]))
    }
    return place
  }
}
