import Testing

@testable import ProbeReporting

@Suite struct JSONTests {
  @Test func readsWhatItWritesForEveryScalar() throws {
    for text in SampleText.all {
      var writer = JSONWriter()
      writer.object { $0.member("text", text) }

      guard case .object(let members) = try JSONReader.value(of: writer.bytes[...]),
        case .text(let read)? = members.first?.value
      else {
        Issue.record("it is no object with a text")
        return
      }

      #expect(SampleText.equal(read, text), "\(text.debugDescription)")
      #expect(!writer.bytes.contains { $0 < 0x20 || $0 == 0x7F })
    }
  }

  @Test func writesWhatDeceivesTheEyeAsEscapes() {
    var writer = JSONWriter()
    writer.value("\u{1B}[1m \u{202E} \u{85} \u{2028} \u{FEFF} é 한 \"\\")

    #expect(writer.text == #""\u001b[1m \u202e \u0085 \u2028 \ufeff é 한 \"\\""#)
  }

  @Test(arguments: [
    (#" {"a" : [1, -20, true, false, null, "x"], "b": {}} "#, #"{a=[1,-20,true,false,null,'x'],b={}}"#),
    (#""\ud83d\ude00\u00e9\/\b\f\n\r\t""#, "'😀é/\u{8}\u{C}\n\r\t'"),
    ("[1.5, 2e3, 99999999999999999999]", "[?,?,?]"),
    ("[]", "[]"),
  ])
  func readsValues(_ source: String, _ expected: String) throws {
    #expect(describe(try JSONReader.value(of: Array(source.utf8)[...])) == expected)
  }

  @Test(arguments: [
    ("", JSONProblem.ended), ("{", .ended), ("[1", .ended), ("\"a", .ended), ("tru", .ended), ("-", .ended),
    ("1.", .ended), ("\"\\u12", .ended), ("\"\\ud800\"", .invalidEscape), ("\"\\ud800\\u0041\"", .invalidEscape),
    ("\"\\udc00\"", .invalidEscape), ("\"\\x\"", .invalidEscape), ("01", .unexpectedByte(UInt8(ascii: "1"))),
    ("[1,]", .unexpectedByte(UInt8(ascii: "]"))), ("{\"a\" 1}", .unexpectedByte(UInt8(ascii: "1"))),
    ("{a:1}", .unexpectedByte(UInt8(ascii: "a"))), ("1 2", .unexpectedByte(UInt8(ascii: "2"))),
    ("\"a\nb\"", .unexpectedByte(0x0A)), ("+1", .unexpectedByte(UInt8(ascii: "+"))),
    (String(repeating: "[", count: 100_000), .nestedTooDeeply(limit: 64)),
  ])
  func refusesWhatIsNoJSON(_ source: String, _ problem: JSONProblem) {
    #expect(throws: problem) { try JSONReader.value(of: Array(source.utf8)[...]) }
  }

  @Test func refusesBytesThatAreNoText() {
    #expect(throws: JSONProblem.invalidUTF8) { try JSONReader.value(of: [0x22, 0xC3, 0x22]) }
  }

  private func describe(_ value: JSONValue) -> String {
    switch value {
    case .array(let elements): "[" + elements.map(describe).joined(separator: ",") + "]"
    case .flag(let flag): "\(flag)"
    case .null: "null"
    case .number(let number): number.map { "\($0)" } ?? "?"
    case .object(let members):
      "{" + members.map { "\($0.name)=\(describe($0.value))" }.joined(separator: ",") + "}"
    case .text(let text): "'\(text)'"
    }
  }
}
