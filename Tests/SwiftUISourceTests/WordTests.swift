import Testing

@testable import SwiftUISource

@Suite struct WordTests {
  @Test func spellsEachWordAsItsCaseIsNamed() {
    let names = Word.allCases.map { word in
      let name = "\(word)"
      return word == .discard ? "_" : name.hasSuffix("_") ? String(name.dropLast()) : name
    }

    #expect(Word.spellings == names + ["==", "<"])
  }
}
