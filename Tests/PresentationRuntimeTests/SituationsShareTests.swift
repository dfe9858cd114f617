import PresentationRuntime
import Testing

/// S1 to S10: the Bool app, the item app, and what opens the gate.
struct SituationsShareTests {
  /// What a tap of the base app does, beside its first write.
  struct Variant: Sendable {
    var order = ["items", "showShare"]
    var isEquatable = false
    var readsInBody = false
    var capture: String?
    var extra = false
  }

  /// The Bool app: a tap writes `items`, then `showShare`.
  static func boolApp(_ variant: Variant = Variant(), rules: RuntimeRules = RuntimeRules()) -> PresentationHost {
    launched(rules: rules) { _ in
      let box = shareBox()
      return view(
        "ContentView",
        [
          state("items", .list([]), isEquatable: variant.isEquatable), state("showShare", .bool(false)),
          state("count", .int(0)),
        ]
      ) { frame in
        func share(_ text: String) -> Element {
          button(text) {
            for name in variant.order {
              try frame.set(name, name == "items" ? .list([.text("\(text): 12")]) : .bool(true))
            }
            if variant.extra { try frame.set("count", .int(frame.int("count") + 1)) }
          }
        }
        var parts = [
          share("Share A"), share("Share B"), button("Flag only") { try frame.set("showShare", .bool(true)) },
        ]
        if variant.readsInBody { parts.append(text("\(try frame.get("items").list?.count ?? 0) items")) }
        if variant.extra { parts.append(text("count \(try frame.int("count"))")) }
        let captured = try variant.capture.map { try frame.get($0) }
        return Element.container(.vertical, parts).sheet(try frame.bind("showShare"), in: frame) {
          box(variant.capture == "items" ? captured : try frame.get("items"))
        }
      }
    }
  }

  private func expectEmpty(_ host: PresentationHost, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(host.share != nil, sourceLocation: sourceLocation)
    #expect(host.share?.cells == 0, sourceLocation: sourceLocation)
    #expect(host.share?.caption == nil, sourceLocation: sourceLocation)
    #expect(host.share?.activities.isEmpty == true, sourceLocation: sourceLocation)
    #expect(host.share?.hasCloseControl == true, sourceLocation: sourceLocation)
  }

  private func expectContent(
    _ host: PresentationHost, _ caption: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(host.share?.caption == caption, sourceLocation: sourceLocation)
    #expect(host.share?.cells == 4, sourceLocation: sourceLocation)
    #expect(host.share?.activities.contains { $0.isCopy } == true, sourceLocation: sourceLocation)
  }

  @Test func s1TheFirstTapGivesAnEmptySheetAndNoSecondBodyEvaluation() {
    let host = Self.boolApp()

    host.tap("Share A")

    expectEmpty(host)
    #expect(host.evaluations(of: "ContentView") == 1)
    #expect(host.screen.presentations == 1)
  }

  @Test func s2TheSecondTapGivesContentAndABodyEvaluation() {
    let host = Self.boolApp()
    host.tap("Share A")
    host.act(.close)

    host.tap("Share B")

    expectContent(host, "Share B: 12")
    #expect(host.evaluations(of: "ContentView") == 2)
    #expect(host.screen.dismissals == 1)
  }

  @Test func s3TheSecondTapThatSetsTheFlagOnlyIsStillEmpty() {
    let host = Self.boolApp()
    host.tap("Share A")
    host.act(.close)

    host.tap("Flag only")

    expectEmpty(host)
    #expect(host.evaluations(of: "ContentView") == 1)
  }

  @Test func s4AnEqualValueOfAnEquatableTypeKeepsTheOldOne() {
    let host = Self.boolApp(Variant(isEquatable: true))
    host.tap("Share A")
    host.act(.close)

    host.tap("Share A")

    expectEmpty(host)
    #expect(host.evaluations(of: "ContentView") == 1)
  }

  @Test func s5TheOrderOfTheWritesDoesNotMatter() {
    let host = Self.boolApp(Variant(order: ["showShare", "items"]))

    host.tap("Share A")

    expectEmpty(host)
    #expect(host.evaluations(of: "ContentView") == 1)
  }

  /// The item app; its closure may also read another state that the same tap sets.
  private func itemApp() -> PresentationHost {
    launched { _ in
      let box = shareBox()
      return view("ContentView", [state("parcel", .nothing), state("note", .text("old"))]) { frame in
        stack(
          button("Share A") {
            try frame.set("parcel", Parcel(id: 1, title: "Share A: 12").value)
            try frame.set("note", .text("new"))
          },
          button("Share B") { try frame.set("parcel", Parcel(id: 2, title: "Share B: 34").value) }
        )
        .sheet(item: try frame.bind("parcel"), in: frame) { item in
          stack(text("note \(try frame.text("note"))"), box(.list([.text(item.parcel?.title ?? "")])))
        }
      }
    }
  }

  @Test func s6TheItemAppHasContentAtOnce() {
    let host = itemApp()

    host.tap("Share A")
    expectContent(host, "Share A: 12")
    host.act(.copy)
    #expect(host.clipboard.text == "Share A: 12")
    #expect(host.presented.isEmpty)

    host.tap("Share B")
    expectContent(host, "Share B: 34")
  }

  @Test func s7TheItemIsRightWhileAnotherStateOfTheSameTapIsOld() {
    let host = itemApp()

    host.tap("Share A")

    expectContent(host, "Share A: 12")
    #expect(host.texts == ["note old"])
  }

  @Test func s8ABodyThatReadsTheItemsHasContentAtOnce() {
    let host = Self.boolApp(Variant(readsInBody: true))

    host.tap("Share A")

    expectContent(host, "Share A: 12")
    #expect(host.evaluations(of: "ContentView") == 2)
  }

  @Test(arguments: ["items", "showShare"])
  func s9AndS10ACaptureListReadsInTheBody(_ name: String) {
    let host = Self.boolApp(Variant(capture: name))

    host.tap("Share A")

    expectContent(host, "Share A: 12")
  }

  @Test func s20ATapThatAlsoChangesAStateReadInTheBodyHasContent() {
    let host = Self.boolApp(Variant(extra: true))

    host.tap("Share A")

    expectContent(host, "Share A: 12")
    #expect(host.rootTexts == ["count 1"])
  }

  // Ablations: each takes one mechanism out, and S1 becomes content.

  @Test func stateReadLiveTurnsS1IntoContent() {
    var rules = RuntimeRules()
    rules.readsAlwaysLive = true
    let host = Self.boolApp(rules: rules)
    host.tap("Share A")
    expectContent(host, "Share A: 12")
  }

  @Test func withoutTheGateS1HasContent() {
    var rules = RuntimeRules()
    rules.hasNoGate = true
    let host = Self.boolApp(rules: rules)
    host.tap("Share A")
    expectContent(host, "Share A: 12")
  }

  @Test func bindingsThatCountAsReadsTurnS1IntoContent() {
    var rules = RuntimeRules()
    rules.countsBindingsAsReads = true
    let host = Self.boolApp(rules: rules)
    host.tap("Share A")
    expectContent(host, "Share A: 12")
  }

  @Test func contentCalledOutsideAnUpdateTurnsS1IntoContent() {
    var rules = RuntimeRules()
    rules.callsContentOutsideUpdates = true
    let host = Self.boolApp(rules: rules)
    host.tap("Share A")
    expectContent(host, "Share A: 12")
  }
}
