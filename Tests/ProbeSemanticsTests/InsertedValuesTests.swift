import ProbeSemantics
import Testing

@Suite struct InsertedValuesTests {
  static let values = Program.Values(names: ["button", "text"], values: ["Share B", "Share B: 34"])

  @Test(arguments: [
    (#"tap \(button)"#, "tap Share B"),
    (#"expect caption "\(text)""#, #"expect caption "Share B: 34""#),
    (#"expect text "a \\(text)""#, #"expect text "a \\(text)""#),
    (#"expect text '\(text)' "#, #"expect text '\(text)' "#),
    (#"tap Don't \(button)"#, "tap Don't Share B"),
    (#"expect text matches /\(text)/"#, #"expect text matches /\(text)/"#),
    (#"tap \(other) and \(button"#, #"tap \(other) and \(button"#),
    (#"do share(\(button), '\(text)', \(text))"#, #"do share(Share B, '\(text)', Share B: 34)"#),
    (#"tap \"#, #"tap \"#),
    (#"tap Say ('\(button)')"#, "tap Say ('Share B')"),
    (#"on item within 2s expect field 'a' is "\(text)" "#, #"on item within 2s expect field 'a' is "Share B: 34" "#),
    (
      #"launch with label \(button), rows ['\(text)', "\(text)"]"#,
      #"launch with label Share B, rows ['\(text)', "Share B: 34"]"#
    ),
    (#"for \(button)ms expect cells > \(text)"#, "for Share Bms expect cells > Share B: 34"),
    ("set clipboard \"\"\"\n  '\\(text)'\n  \"\"\"", "set clipboard \"\"\"\n  'Share B: 34'\n  \"\"\""),
  ])
  func standInThePlacesOfTheirNames(_ written: String, _ shown: String) {
    #expect(Self.values.inserted(into: written) == shown)
  }
}
