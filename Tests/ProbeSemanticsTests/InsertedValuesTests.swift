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
  ])
  func standInThePlacesOfTheirNames(_ written: String, _ shown: String) {
    #expect(Self.values.inserted(into: written) == shown)
  }
}
