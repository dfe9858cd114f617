import PresentationRuntime
import SwiftUISource
import Testing

/// Views that cannot work: each ends the app with words about it, and never the runner.
struct BrokenViewTests {
  static let missingArguments: [Snippet] = [
    Snippet("an operator as a view", "return \"\\(VStack { ! })\"", gives: lacking(0)),
    Snippet(
      "reduce", "return \"\\([1].reduce() { $0 + $1 })\"", gives: "CRASH Fatal error: these values cannot be combined"),
    Snippet("insert into a set", "var set: Set<Int> = []\nset.insert()\nreturn \"\"", gives: lacking(0)),
    Snippet("update of a set", "var set: Set<Int> = []\nset.update()\nreturn \"\"", gives: lacking(0)),
    Snippet("remove from a set", "var set: Set<Int> = []\nset.remove()\nreturn \"\"", gives: lacking(0)),
    Snippet("append", "var list = [1]\nlist.append()\nreturn \"\"", gives: lacking(0)),
    Snippet("insert", "var list = [1]\nlist.insert(at: 0)\nreturn \"\\(list)\"", gives: "[0, 1]"),
    Snippet("zip", "return \"\\(zip())\"", gives: lacking(0)),
    Snippet("zip of one", "return \"\\(zip([1]))\"", gives: lacking(1, of: 2)),
    Snippet("merge", "var table = [1: 2]\ntable.merge()\nreturn \"\"", gives: lacking(0)),
    Snippet("removeValue", "var table = [1: 2]\ntable.removeValue()\nreturn \"\"", gives: lacking(0)),
    Snippet("a constant binding", "let b = Binding.constant()\nreturn \"\"", gives: lacking(0)),
    Snippet("combine", "var hasher = Hasher()\nhasher.combine()\nreturn \"\"", gives: lacking(0)),
    Snippet("contains of a range", "return \"\\((1..<3).contains())\"", gives: lacking(0)),
    Snippet("repeatElement", "return \"\\(repeatElement(count: 2))\"", gives: "[2, 2]"),
    Snippet("elementsEqual", "return \"\\([1].elementsEqual())\"", gives: lacking(0)),
  ]

  private static func lacking(_ found: Int, of needed: Int = 1) -> String {
    let words = found == 1 ? "1 argument" : "\(found) arguments"
    return "CRASH a call with \(words), where \(needed) are needed, is not interpreted: give it the others"
  }

  @Test(arguments: missingArguments)
  func tellsWhichCallLacksAnArgument(_ snippet: Snippet) throws {
    #expect(try snippet.run(ignoringProblems: true) == snippet.expected)
  }

  @Test(arguments: brokenNumbers)
  func endsTheAppWhereANumberDoesNotFit(_ snippet: Snippet) throws {
    #expect(try snippet.run(ignoringProblems: true) == snippet.expected)
  }

  @Test(arguments: brokenFlows)
  func followsBrokenCode(_ snippet: Snippet) throws {
    #expect(try snippet.run(ignoringProblems: true) == snippet.expected)
  }

  @Test(arguments: deepValues)
  func endsTheAppWhereValuesGoTooDeep(_ snippet: Snippet) async throws {
    let end = await onDeepStack { Result { try snippet.run(ignoringProblems: true) } }

    #expect(try end.get() == snippet.expected)
  }

  @Test(
    .disabled(if: Sanitizer.isPresent, "a sanitizer has room for fewer calls inside each other"),
    arguments: deepestValues)
  func endsTheAppBeforeTheStackIsFull(_ snippet: Snippet) async throws {
    let end = await onDeepStack { Result { try snippet.run(ignoringProblems: true) } }

    #expect(try end.get() == snippet.expected)
  }
}
