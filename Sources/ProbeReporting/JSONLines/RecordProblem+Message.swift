import ProbeInterpreter
import ProbeSyntax

extension RecordProblem {
  public var id: String {
    switch self {
    case .ended: "record-ended"
    case .invalidLine: "invalid-record-line"
    case .invalidMember: "invalid-record-member"
    case .noEvents: "empty-record"
    case .notARecord: "not-a-record"
    case .unknownVersion: "unknown-record-version"
    }
  }

  public var severity: Severity { .error }

  public var message: String {
    switch self {
    case .ended: "the record ends before its run has"
    case .invalidLine(let line, let reason): "line \(line) is no JSON object: \(reason)"
    case .invalidMember(let line, let name, let expected):
      "expected \(expected) as '\(VisibleText.of(name))' in line \(line)"
    case .noEvents: "the record has no events"
    case .notARecord(let line): "expected an event of kind 'run-started' first, found another one in line \(line)"
    case .unknownVersion(let line, let version):
      "expected version \(JSONLinesReporter.version) of the format, found version \(version) in line \(line)"
    }
  }

  public var hint: String? {
    switch self {
    case .ended: "the run that wrote it was cut off; run it again"
    case .invalidLine, .invalidMember, .noEvents, .notARecord: "'--report jsonl=FILE' writes a record of a run"
    case .unknownVersion: "a later version of the tool wrote it; use that one"
    }
  }
}

extension JSONProblem {
  /// What is wrong, in words.
  var message: String {
    switch self {
    case .ended: "it ends in the middle"
    case .invalidEscape: "an escape in a text is wrong"
    case .invalidUTF8: "its bytes are no UTF-8"
    case .nestedTooDeeply(let limit): "its parts are nested more than \(limit) deep"
    case .unexpectedByte(let byte): "\(VisibleText.quoted(String(Unicode.Scalar(byte)))) cannot stand there"
    }
  }
}
