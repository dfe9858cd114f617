import ProbeSyntax
import SwiftUISource

/// A view file that was read: what was understood of it, and what is wrong with it.
public struct ViewFile: Sendable {
  /// Its text.
  public let file: SourceFile
  let source: ViewSource

  /// Reads the text `bytes` of the file at `path`; nothing of it runs.
  public init(path: String, bytes: [UInt8]) {
    file = SourceFile(path: path, bytes: bytes)
    source = ViewSource(path: path, source: bytes)
  }

  /// The view file of the shipped model `name`.
  public init?(shippedModel name: String) {
    guard let shipped = ShippedModel(rawValue: name) else { return nil }
    self.init(path: shipped.path, bytes: shipped.text)
  }

  /// The views, and the pieces that mean something for presenting, or nothing.
  public var inventory: ViewInventory { source.inventory }

  /// The names that `launch with` can give the view `name`.
  public func parameters(of name: String) -> [String] {
    do throws(ViewSourceProblem) { return try Model(view: name, of: source).parameters } catch { return [] }
  }

  /// The mistakes in its text, in order.
  public var diagnostics: [Diagnostic] {
    source.diagnostics.map { problem in
      Diagnostic(
        ModelProblem.swift(problem.problem), file: file,
        span: SourceSpan(start: problem.span.start, end: problem.span.end))
    }
  }

  /// The warnings about pieces without effect, one for all modifiers and one for all views that are not in the file.
  var effectDiagnostics: [Diagnostic] {
    [
      warning(about: inventory.inert) { .inertModifiers($0) },
      warning(about: inventory.opaqueViews) { .opaqueViews($0) },
    ].compactMap { $0 }
  }

  /// One warning about all of `pieces`, at the first of them; nil if there is none.
  private func warning(
    about pieces: [ViewInventory.Piece], _ problem: ([PieceLines]) -> ModelProblem
  ) -> Diagnostic? {
    guard let first = pieces.first else { return nil }
    var lines: [String: [Int]] = [:]
    var names: [String] = []
    for piece in pieces {
      if lines[piece.what] == nil { names.append(piece.what) }
      if lines[piece.what]?.last != piece.line { lines[piece.what, default: []].append(piece.line) }
    }
    return Diagnostic(
      problem(names.map { PieceLines(name: $0, lines: lines[$0] ?? []) }), file: file, span: span(of: first))
  }

  /// The words of `piece` on its line.
  private func span(of piece: ViewInventory.Piece) -> SourceSpan {
    let line = LineIndex(file).span(ofLine: piece.line)
    let words = Array(piece.what.utf8)
    var start = line.start
    while start + words.count <= line.end {
      if file.bytes[start..<start + words.count].elementsEqual(words) {
        return SourceSpan(start: start, end: start + words.count)
      }
      start += 1
    }
    return line
  }
}
