import PresentationRuntime
import ProbeAudit
import ProbeInterpreter
import SwiftUISource

extension Mutant {
  /// A mistake in a view as reports tell it.
  init(_ edit: ViewMutant) {
    guard let operation = edit.operation else { preconditionFailure("a curated edit is told by its fault") }
    let start = edit.start
    // The name of the file alone: a script can say it, from wherever it is run.
    let file = start.path.split(separator: "/").last ?? "/"
    self.init(
      id: "\(edit.operatorName)@\(file):\(start.line):\(start.column)", name: edit.operatorName,
      sentence: edit.sentence, symptom: operation.symptom,
      killer: edit.control.map { "expect \($0.rawValue) T" } ?? operation.killer)
    place = MutatedPlace(edit)
  }
}

extension MutatedPlace {
  init(_ edit: ViewMutant) { self.init(edit.start, edit.end, edit.replacement) }

  init(_ start: SourcePlace, _ end: SourcePlace, _ replacement: String) {
    self.init(
      start: Cause.Place(path: start.path, line: start.line, column: start.column), endLine: end.line,
      endColumn: end.column, replacement: replacement)
  }
}
