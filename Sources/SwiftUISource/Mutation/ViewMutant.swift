import PresentationRuntime

/// A view file broken on purpose: the words that are replaced, and what stands there instead.
public struct ViewMutant: Equatable, Sendable {
  /// What kind of change it is, in kebab case: `dropped-write`.
  public var operatorName: String
  /// The replaced words; empty where something is put in.
  public var span: SwiftSourceSpan
  /// The first replaced character.
  public var start: SourcePlace
  /// The place behind the last replaced character.
  public var end: SourcePlace
  /// The Swift text that stands there instead.
  public var replacement: String
  /// What is broken, in lower case and without a full stop.
  public var sentence: String
  /// The kind of control whose label is changed; nil if none is.
  public var control: Control?
  let edits: [TreeEdit]

  /// The operator that made it; nil for an edit of the curated list.
  public var operation: MutationOperator? { MutationOperator(rawValue: operatorName) }

  /// A control that scripts find by its label.
  public enum Control: String, Sendable {
    case button
    case field
    case toggle
  }

  /// Whether the file comes out the same as with `others`, all at once: the same words are replaced by the same.
  public func saysTheSame(as others: [ViewMutant]) -> Bool {
    let theirs = others.flatMap(\.edits)
    return edits.count == theirs.count
      && edits.allSatisfy { edit in
        theirs.contains { $0.span == edit.span && $0.text.utf8.elementsEqual(edit.text.utf8) }
      }
  }
}

extension ViewSource {
  /// The file with these mutants, all at once; where two overlap, the inner one may be lost.
  ///
  /// What the edits bring in is read, the rest of the file is not read again. A file that cannot be run has diagnostics.
  public func applying(_ mutants: [ViewMutant]) -> ViewSource {
    var editor = TreeEditor(tree, lines: program.lines)
    editor.apply(mutants.flatMap(\.edits))
    return ViewSource(self, editedBy: editor)
  }

  /// All words that these mutants change, from the first to the last, and what stands there instead.
  public func change(by mutants: [ViewMutant]) -> (start: SourcePlace, end: SourcePlace, replacement: String)? {
    let spans = mutants.flatMap { $0.edits.map(\.span) }
    guard let start = spans.map(\.start).min(), let end = spans.map(\.end).max() else { return nil }
    let changed = text(applying: mutants)
    let kept = program.lines.length - end
    guard start <= changed.count - kept else { return nil }
    return (place(of: start), place(of: end), String(decoding: changed[start..<changed.count - kept], as: UTF8.self))
  }

  /// The text of the file with these mutants, as somebody would have written it.
  public func text(applying mutants: [ViewMutant]) -> [UInt8] {
    let edits = mutants.flatMap(\.edits).enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }
    let source = program.lines.source[..<program.lines.length]
    var text: [UInt8] = []
    var position = 0
    for (_, edit) in edits where edit.span.start >= position {
      text += source[position..<edit.span.start]
      text += edit.text.utf8
      position = edit.span.end
    }
    return text + source[position...]
  }
}

extension ViewSource {
  /// Every plausible mistake in what the view `name` is made of, in the order of the text; empty for no view.
  public func mutants(ofView name: String) -> [ViewMutant] {
    MutantFinder(self, view: name)?.mutants() ?? []
  }
}
