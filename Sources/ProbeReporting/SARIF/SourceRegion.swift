import ProbeSyntax

/// A place in a file as SARIF tells it: columns count code points, and the path is a URI.
struct SourceRegion {
  /// Finds the regions of one script's diagnostics.
  struct Finders {
    private var finders: [String: LocationFinder] = [:]

    /// The region of `span` on its first line.
    mutating func region(of span: SourceSpan, in file: SourceFile) -> SourceRegion {
      var finder = finders[file.path] ?? LocationFinder(file)
      finders[file.path] = nil
      defer { finders[file.path] = finder }
      return SourceRegion(SourcePlace(of: span, in: file, &finder), in: file)
    }
  }

  /// The file.
  let uri: String
  private let line: Int
  private let startColumn: Int
  private let endColumn: Int

  private init(_ place: SourcePlace, in file: SourceFile) {
    uri = Self.uri(of: file.path)
    line = place.line
    let start = place.lineStart + place.start
    let before = file.text(in: SourceSpan(start: place.lineStart, end: start)).unicodeScalars
    let mark = before.first == "\u{FEFF}" ? 1 : 0
    startColumn = before.count - mark + 1
    endColumn = startColumn + file.text(in: SourceSpan(start: start, end: start + place.length)).unicodeScalars.count
  }

  /// Writes the members of a region.
  func write(to writer: inout JSONWriter) {
    writer.member("startLine", line)
    writer.member("startColumn", startColumn)
    writer.member("endColumn", endColumn)
  }

  /// Writes the members of a physical location.
  func writeLocation(to writer: inout JSONWriter) {
    writer.member("artifactLocation") { $0.member("uri", uri) }
    writer.member("region", object: write)
  }

  /// `path` as a reference relative to where the tool ran, or as a whole URI.
  private static func uri(of path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}
