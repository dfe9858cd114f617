import PresentationModels
import ProbeAudit
import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax
import Testing

/// What reports say of the mutants of a view.
struct MutantWordsTests {
  private static let mutants: [Mutant] = {
    let catalogue = ModelCatalogue { _ in .failure(.missing(nearest: nil)) }
    return AuditedModels(catalogue.open([TestPlan.Model(name: "item", origin: .shipped)])).mutants(ofModel: 0)
  }()

  /// The file with the words at `place` replaced.
  private static func text(of file: ViewFile, with place: MutatedPlace) -> String {
    let lines = String(decoding: file.file.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let head = lines[..<(place.start.line - 1)].map { $0 + "\n" }.joined()
    let first = lines[place.start.line - 1].prefix(place.start.column - 1)
    let rest = lines[place.endLine - 1].dropFirst(place.endColumn - 1)
    return head + first + place.replacement + rest + "\n" + lines[place.endLine...].joined(separator: "\n")
  }

  @Test func theLabelOfAButtonIsNoticedByLookingForTheButton() throws {
    let label = try #require(Self.mutants.first { $0.sentence.contains("'Share B'") })

    #expect(label.killer == "expect button T")
  }

  @Test(arguments: ["M01", "M21", "M22", "M24"])
  func theWholeReplacementStandsInPlaceOfTheWords(_ id: String) throws {
    let mutant = try #require(Self.mutants.first { $0.id == id })
    let whole = try #require(mutant.wholePlace)
    let first = try #require(mutant.place)

    #expect((whole.start.line, whole.start.column) <= (first.start.line, first.start.column))
    #expect((whole.endLine, whole.endColumn) >= (first.endLine, first.endColumn))
    let shipped = try #require(ViewFile(shippedModel: "item"))
    let edited = Self.text(of: shipped, with: whole)
    #expect(ViewFile(path: "ItemApp.swift", bytes: Array(edited.utf8)).diagnostics.isEmpty, "\(edited)")
  }
}
