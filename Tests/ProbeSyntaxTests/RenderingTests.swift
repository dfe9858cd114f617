import ProbeSyntax
import Testing

/// Places and carets.
@Suite struct RenderingTests {
  @Test func findsTheSamePlacesInAnyOrder() {
    let text = "tap é\u{301}e\u{301} 👩‍👩‍👧‍👦 日本 x\u{301}\u{302}\r\n\tcopy 🇩🇪🇫🇷\rtap\n\nlast"
    let file = SourceFile(path: "places.probe", text: text)
    let index = LineIndex(file)
    let offsets = Array(0...file.bytes.count).filter { $0 == file.bytes.count || file.bytes[$0] & 0xC0 != 0x80 }

    var rising = LocationFinder(file)
    for offset in offsets { #expect(rising.location(at: offset) == index.location(at: offset), "\(offset)") }
    var falling = LocationFinder(file)
    for offset in offsets.reversed() {
      #expect(falling.location(at: offset) == index.location(at: offset), "\(offset)")
    }
  }

  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("ﾊ", 1), ("Ａ", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤️", 2),
      ("❤", 1), ("\u{301}", 0),
    ] as [(Character, Int)])
  func measuresCharacters(_ character: Character, _ width: Int) {
    #expect(DisplayText.width(of: character) == width)
  }

  @Test(arguments: [
    ("a\tb", "a   b"), ("\tb", "    b"), ("日\tb", "日  b"), ("\u{1B}[1m", "␛[1m"), ("\u{7F}", "␡"),
    ("\u{202E}x", "<U+202E>x"),
    ("\u{FEFF}", "<U+FEFF>"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"),
  ])
  func makesVisible(_ text: String, _ shown: String) {
    #expect(DisplayText(text).text.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test func colorsOnlyOnATerminal() {
    let file = SourceFile(path: "a.probe", text: "tpa A")
    let diagnostics = ParsedFile(parsing: file).diagnostics

    var plain = DiagnosticRenderer(.plain)
    var colored = DiagnosticRenderer(.terminal)

    #expect(!plain.render(diagnostics).contains("\u{1B}"))
    #expect(colored.render(diagnostics).contains("\u{1B}[1;31merror[unknown-step]\u{1B}[0m"))
  }

  @Test(arguments: [
    ("tpa", "tap"), ("Tap", "tap"), ("taps", "tap"), ("swpie", "swipe"), ("t", nil), ("frobnicate", nil), ("tap", nil),
    ("", nil),
  ])
  func suggestsTheNearestWord(_ word: String, _ expected: String?) {
    #expect(nearest(to: word, among: ["tap", "swipe", "copy"]) == expected)
  }
}
