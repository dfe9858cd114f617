import PresentationRuntime
import Testing

/// When two runs have the same digest.
struct DigestTests {
  private static func run(_ gestures: [UserGesture]) -> PresentationHost {
    let host = FaultApp.launched()
    for gesture in gestures { host.act(gesture) }
    return host
  }

  @Test func equalRunsHaveTheDigestOfEveryProcess() {
    let digest = Self.run([.tap(label: "Share A"), .copy, .tap(label: "Tell")]).traceDigest

    #expect(digest == Self.run([.tap(label: "Share A"), .copy, .tap(label: "Tell")]).traceDigest)
    #expect(digest == 15_084_599_365_212_502_677)
  }

  struct Pair: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var first: @Sendable () -> ViewDefinition
    var second: @Sendable () -> ViewDefinition
  }

  private static func keeping(_ words: String) -> @Sendable () -> ViewDefinition {
    {
      view("ContentView", [state("note", .nothing)]) { frame in button("Go") { try frame.set("note", .text(words)) } }
    }
  }

  private static func showing(_ words: String) -> @Sendable () -> ViewDefinition {
    {
      view("ContentView", [state("isOn", .bool(false))]) { frame in
        button("Go") { try frame.set("isOn", .bool(true)) }.sheet(try frame.bind("isOn"), in: frame) { text(words) }
      }
    }
  }

  private static func sharing(_ words: String) -> @Sendable () -> ViewDefinition {
    { view("ContentView") { _ in .shareLink(ShareLinkElement(.text("Go"), items: [.text("first\n" + words)])) } }
  }

  private static let long = String(repeating: "x", count: 100)

  static let pairs = [
    Pair(testDescription: "a text shown on the way", first: showing("one"), second: showing("two")),
    Pair(testDescription: "how a letter is written", first: showing("é"), second: showing("e\u{301}")),
    Pair(testDescription: "the end of a long text", first: showing(long + "a"), second: showing(long + "b")),
    Pair(testDescription: "what is shared below the caption", first: sharing("one"), second: sharing("two")),
    Pair(testDescription: "an event", first: keeping("one"), second: showing("one")),
  ]

  @Test func aValueThatIsNeverSeenMakesNoDifference() {
    #expect(Self.digest(Self.keeping("one")()) == Self.digest(Self.keeping("two")()))
  }

  @Test func aSheetThatCannotBeSwipedAwayMakesADifference() {
    let digests = [false, true].map { isDisabled in
      let host = launched { _ in
        view("ContentView", [state("isOn", .bool(false))]) { frame in
          button("Go") { try frame.set("isOn", .bool(true)) }.sheet(try frame.bind("isOn"), in: frame) {
            text("one").modified(.interactiveDismissDisabled(isDisabled))
          }
        }
      }
      host.tap("Go")
      host.settle()
      return host.traceDigest
    }

    #expect(digests[0] != digests[1])
  }

  private static func digest(_ definition: @autoclosure @escaping @Sendable () -> ViewDefinition) -> UInt64 {
    let host = PresentationHost(AppDefinition { (_) throws(AppCrash) in .view(ViewInstance(definition())) })
    host.recordSights()
    host.launch()
    host.settle()
    host.tap("Go")
    if host.presented == [.sheet] { host.act(.swipeDown) }
    return host.traceDigest
  }

  @Test(arguments: pairs) func tellsRunsApartBy(_ pair: Pair) {
    let (first, second) = (pair.first, pair.second)

    #expect(Self.digest(first()) != Self.digest(second()))
    #expect(Self.digest(first()) == Self.digest(first()))
  }

  @Test func aLimitIsToldFromAnotherCrash() {
    let endless = launched { _ in
      view("ContentView", [state("n", .int(0))]) { frame in
        let n = try frame.int("n")
        return text("\(n)").onChange(of: .int(n), initial: true) { _, _ in try frame.set("n", .int(n + 1)) }
      }
    }
    let ended = launched { _ in view { _ in throw AppCrash(.unwrappedNil) } }

    #expect(endless.crash != nil)
    #expect(endless.hasReachedLimit)
    #expect(ended.crash != nil)
    #expect(!ended.hasReachedLimit)
    #expect(!launched { _ in view { _ in text("well") } }.hasReachedLimit)
  }
}
