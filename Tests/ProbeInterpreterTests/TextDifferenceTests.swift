import ProbeInterpreter
import Testing

@Suite struct TextDifferenceTests {
  @Test(arguments: [
    ("Fern", "fern", TextDifference.Kind.letterCase), ("caf\u{E9}", "cafe\u{301}", .composition),
    ("a b", "a\u{A0}b", .space), ("a", "a ", .outerSpace), ("a", "a\u{A0}", .outerSpace),
    ("a\nb", "a\r\nb", .lineBreak),
    ("ab", "a\u{200B}b", .invisible), ("ab", "abc", .end), ("abc", "ab", .end), ("12", "34", .other),
  ])
  func namesWhatSetsTextsApart(_ expected: String, _ found: String, _ kind: TextDifference.Kind) {
    #expect(TextDifference(expected: expected, found: found)?.kind == kind)
  }

  @Test func equalTextsHaveNoDifference() {
    #expect(TextDifference(expected: "caf\u{E9}", found: "caf\u{E9}") == nil)
  }

  @Test func beginsAtAWholeCharacter() {
    let difference = TextDifference(expected: "xe\u{301}1", found: "xe\u{300}1")

    #expect(difference?.common == "x")
    #expect(difference?.expectedRest == "e\u{301}1")
  }

  @Test(arguments: [
    ("a", "\u{430}", "'\u{430}' (U+0430) instead of 'a' at character 1"),
    ("Share A", "Share\u{A0}A", "only the kind of white space differs: a no-break space (U+00A0) instead of ' '"),
    (
      "caf\u{E9}", "cafe\u{301}",
      "they look the same, but their letters are composed in another way: "
        + "'e\u{301}' (U+0065 U+0301) instead of '\u{E9}' (U+00E9)"
    ),
    ("One", "One two", "what was found goes on with ' two'"),
  ])
  func saysItInWords(_ expected: String, _ found: String, _ message: String) {
    #expect(TextDifference(expected: expected, found: found)?.message == message)
  }
}
