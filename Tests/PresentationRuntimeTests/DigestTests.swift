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
    #expect(digest == 8_366_193_638_765_514_681)
  }

  struct Pair: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var first: @Sendable () -> ViewDefinition
    var second: @Sendable () -> ViewDefinition
  }

  private static func noting(_ value: @autoclosure @escaping @Sendable () -> Value) -> @Sendable () -> ViewDefinition {
    {
      view("ContentView", [state("note", .nothing)]) { frame in button("Go") { try frame.set("note", value()) } }
    }
  }

  private static func showing(_ words: String) -> @Sendable () -> ViewDefinition {
    {
      view("ContentView", [state("isOn", .bool(false))]) { frame in
        button("Go") { try frame.set("isOn", .bool(true)) }.sheet(try frame.bind("isOn"), in: frame) { text(words) }
      }
    }
  }

  static let pairs = [
    Pair(testDescription: "a written text", first: noting(.text("a")), second: noting(.text("b"))),
    Pair(testDescription: "a written text and its parts", first: noting(.text("é")), second: noting(.text("e\u{301}"))),
    Pair(testDescription: "a number and its text", first: noting(.int(1)), second: noting(.text("1"))),
    Pair(testDescription: "a long text", first: noting(.text(long + "a")), second: noting(.text(long + "b"))),
    Pair(testDescription: "a text shown in between", first: showing("one"), second: showing("two")),
  ]
  private static let long = String(repeating: "x", count: 100)

  @Test(arguments: pairs) func tellsRunsApartBy(_ pair: Pair) {
    let digests = [pair.first, pair.second].map { make in
      let host = PresentationHost(AppDefinition { (_) throws(AppCrash) in .view(ViewInstance(make())) })
      host.recordValues()
      host.launch()
      host.settle()
      host.tap("Go")
      if host.presented == [.sheet] { host.act(.swipeDown) }
      return host.traceDigest
    }

    #expect(digests[0] != digests[1])
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
