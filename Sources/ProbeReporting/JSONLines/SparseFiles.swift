import ProbeSyntax

/// The source files that a record tells of: only the lines that diagnostics show, each at its place.
struct SparseFiles {
  private var files: [String: SourceFile] = [:]
  private var starts: [String: [Int: Int]] = [:]

  /// The diagnostics of a script as they were recorded.
  static func diagnostics(of object: RecordedObject) throws(RecordProblem) -> [Diagnostic] {
    let files = try SparseFiles(recorded: object)
    var diagnostics: [Diagnostic] = []
    for recorded in try object.objects("diagnostics") {
      var notes: [Diagnostic.Note] = []
      for note in try recorded.objects("notes") {
        let (file, span) = try files.place(of: note)
        notes.append(Diagnostic.Note(try note.text("message"), file: file, span: span))
      }
      let (file, span) = try files.place(of: recorded)
      diagnostics.append(Diagnostic(try RecordedProblem(recorded), file: file, span: span, notes: notes))
    }
    return diagnostics
  }

  private init(recorded object: RecordedObject) throws(RecordProblem) {
    var lines: [String: [(number: Int, bytes: [UInt8])]] = [:]
    for source in try object.objects("sources") {
      let number = try source.number("line", from: 1)
      guard number <= Limits.fileSize / 8 else { throw source.wrong("line", "the number of a line") }
      lines[try source.text("path"), default: []].append((number, try Self.bytes(of: source)))
    }
    for (path, lines) in lines {
      var bytes: [UInt8] = []
      var known: [Int: Int] = [:]
      var next = 1
      for line in lines.sorted(by: { $0.number < $1.number }) where line.number >= next {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: line.number - next))
        known[line.number] = bytes.count
        bytes.append(contentsOf: line.bytes)
        bytes.append(UInt8(ascii: "\n"))
        next = line.number + 1
      }
      files[path] = SourceFile(path: path, bytes: bytes)
      starts[path] = known
    }
  }

  private static func bytes(of source: RecordedObject) throws(RecordProblem) -> [UInt8] {
    guard let digits = try source.optionalText("hex") else { return Array(try source.text("text").utf8) }
    var bytes: [UInt8] = []
    var high: UInt8?
    for digit in digits.unicodeScalars {
      guard digit.isASCII, let value = Character(digit).hexDigitValue else {
        throw source.wrong("hex", "hexadecimal digits")
      }
      if let first = high {
        bytes.append(first << 4 | UInt8(value))
        high = nil
      } else {
        high = UInt8(value)
      }
    }
    return bytes
  }

  private func place(of object: RecordedObject) throws(RecordProblem) -> (SourceFile, SourceSpan) {
    let path = try object.text("path")
    let line = try object.number("line", from: 1)
    guard let file = files[path], let lineStart = starts[path]?[line] else {
      throw object.wrong("line", "a line of 'sources'")
    }
    let start = lineStart + (try object.number("offset", from: 0))
    let end = start + (try object.number("length", from: 0))
    guard end <= file.bytes.count else { throw object.wrong("length", "a place within the line") }
    return (file, SourceSpan(start: start, end: end))
  }
}
