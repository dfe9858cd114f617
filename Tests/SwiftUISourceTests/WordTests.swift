import Testing

@testable import SwiftUISource

@Suite struct WordTests {
  @Test func spellsEachWordAsItsCaseIsNamed() {
    for word in Word.allCases {
      let name = "\(word)"
      let spelling = word == .discard ? "_" : name.hasSuffix("_") ? String(name.dropLast()) : name

      #expect(WordTable.spelling(word.rawValue) == spelling)
      #expect(WordTable.number(of: spelling) == word.rawValue)
    }
    #expect(WordTable.count == Word.allCases.count)
  }

  @Test func knowsWhereEachSpellingBegins() {
    let text = WordTable.text.description
    var starts: [UInt16] = [0]
    for spelling in text.split(separator: " ") {
      starts.append(starts[starts.count - 1] + UInt16(spelling.utf8.count) + 1)
    }

    #expect(WordTable.starts == starts, "'WordTable.starts' has to be \(starts)")
  }

  @Test(arguments: ["", "A", "Zz", "~", "sheet ", "shee", "sheets", "ä"])
  func knowsNoOtherSpelling(_ spelling: String) {
    #expect(WordTable.number(of: spelling) == nil)
  }
}
