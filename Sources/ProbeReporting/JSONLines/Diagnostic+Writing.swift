import ProbeSyntax

extension JSONWriter {
  /// Writes a diagnostic as an object; the lines that it shows go to `sources`.
  mutating func value(_ diagnostic: Diagnostic, _ sources: inout RecordedSources) {
    let problem = diagnostic.problem
    object { writer in
      writer.member("severity", problem.severity.name)
      writer.member("id", problem.id)
      writer.member("message", problem.message)
      writer.member("hint", problem.hint)
      writer.member("replacement", problem.replacement)
      writer.member(path: diagnostic.file.path, sources.place(of: diagnostic.span, in: diagnostic.file))
      guard !diagnostic.notes.isEmpty else { return }
      writer.member("notes", array: diagnostic.notes) { writer, note in
        writer.object { writer in
          writer.member("message", note.message)
          writer.member(path: note.file.path, sources.place(of: note.span, in: note.file))
        }
      }
    }
  }

  private mutating func member(path: String, _ place: SourcePlace) {
    member("path", path)
    member("line", place.line)
    member("column", place.column)
    member("endColumn", place.endColumn)
    member("offset", place.start)
    member("length", place.length)
  }
}

extension Severity {
  /// The word for it in a record.
  var name: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    }
  }

  /// The severity that a record calls `name`.
  init?(named name: String) {
    switch name {
    case "error": self = .error
    case "warning": self = .warning
    default: return nil
    }
  }
}
