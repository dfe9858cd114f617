import PresentationRuntime
import Testing

/// S11 to S19: what counts as a read, and which closures see fresh values.
struct SituationsReadTests {
  /// A level that a tap raises while it opens a sheet; `decorate` adds to the body, `content` makes the sheet's content.
  private func levelApp(
    decorate: @escaping @Sendable (Frame, Element) throws -> Element = { _, element in element },
    content: @escaping @Sendable (Frame) throws -> Element
  ) -> PresentationHost {
    launched { _ in
      view("ContentView", [state("level", .int(1)), state("open", .bool(false))]) { frame in
        let raise = button("Raise") {
          try frame.set("level", .int(frame.int("level") + 1))
          try frame.set("open", .bool(true))
        }
        return try decorate(frame, raise).sheet(try frame.bind("open"), in: frame) { try content(frame) }
      }
    }
  }

  @Test func s11OnChangeInTheBodyReadsItsValue() {
    let host = levelApp(
      decorate: { frame, element in element.onChange(of: try frame.get("level")) { _, _ in } },
      content: { frame in text("level \(try frame.int("level"))") })
    host.tap("Raise")
    #expect(host.texts == ["level 2"])
    host.act(.swipeDown)
    host.tap("Raise")
    #expect(host.texts == ["level 3"])
    #expect(host.screen.presentations == 2)
  }

  @Test func withoutOnChangeTheFirstSheetIsOldAndTheSecondRight() {
    let host = levelApp { frame in text("level \(try frame.int("level"))") }
    host.tap("Raise")
    #expect(host.texts == ["level 1"])
    host.act(.swipeDown)
    host.tap("Raise")
    #expect(host.texts == ["level 3"])
  }

  @Test func s12AnIdInTheBodyReadsItsValueAndStartsItsSubtreeAnew() {
    let host = launched { _ in
      let counter = view("Counter", [state("taps", .int(0))]) { frame in
        button("Count \(try frame.int("taps"))") { try frame.set("taps", .int(frame.int("taps") + 1)) }
      }
      return view("ContentView", [state("level", .int(1)), state("open", .bool(false))]) { frame in
        stack(
          counter().id(try frame.get("level")),
          button("Raise") {
            try frame.set("level", .int(frame.int("level") + 1))
            try frame.set("open", .bool(true))
          }
        ).sheet(try frame.bind("open"), in: frame) { text("level \(try frame.int("level"))") }
      }
    }
    host.tap("Count 0")
    #expect(host.screen.top?.controls.map(\.label) == ["Count 1", "Raise"])

    host.tap("Raise")

    #expect(host.texts == ["level 2"])
    #expect(host.screen.layers[0].controls.map(\.label) == ["Count 0", "Raise"])
  }

  @Test func s13AnIdInsideTheContentOnlyIsStale() {
    let host = levelApp { frame in text("level \(try frame.int("level"))").id(try frame.get("level")) }
    host.tap("Raise")
    #expect(host.texts == ["level 1"])
  }

  @Test func s14ABindingHandedToAChildIsFresh() {
    let host = launched { _ in
      let box = shareBox()
      let parcel = view("Parcel", [bindingProperty("items")]) { frame in box(try frame.get("items")) }
      return view("ContentView", [state("items", .list([]), isEquatable: false), state("open", .bool(false))]) {
        frame in
        button("Share A") {
          try frame.set("items", .list([.text("Share A: 12")]))
          try frame.set("open", .bool(true))
        }
        .sheet(try frame.bind("open"), in: frame) { parcel(.binding(try frame.bind("items"))) }
      }
    }
    host.tap("Share A")
    #expect(host.share?.caption == "Share A: 12")
    #expect(host.evaluations(of: "ContentView") == 1)
  }

  @Test func s15ABareBindingReadInTheClosureIsStale() {
    let host = levelApp { frame in text("level \(try frame.bind("level").read().int ?? -1)") }
    host.tap("Raise")
    #expect(host.texts == ["level 1"])
  }

  @Test func s16AnActionInsideTheStaleSheetReadsTheNewValue() {
    let host = launched { _ in
      view("ContentView", [state("level", .int(1)), state("seen", .int(0)), state("open", .bool(false))]) { frame in
        stack(
          text("seen \(try frame.int("seen"))"),
          button("Open") {
            try frame.set("open", .bool(true))
          }
        ).sheet(try frame.bind("open"), in: frame) {
          button("Look at \(try frame.int("level"))") { try frame.set("seen", .int(frame.int("level"))) }
        }
        .onAppear { try frame.set("level", .int(2)) }
      }
    }
    host.tap("Open")
    host.tap("Look at 1")
    #expect(host.rootTexts == ["seen 2"])
  }

  /// Items in a model object, and a flag in a state.
  private func objectApp(_ observation: ObservedObject.Observation) -> PresentationHost {
    launched { host in
      let box = shareBox()
      func basket() -> ObservedObject {
        ObservedObject(
          "Basket", observation, properties: [ObservedObject.Property("items")], values: [.list([])], in: host)
      }
      let property =
        observation == .published
        ? PropertyDefinition("basket", .stateObject { (_) throws(AppCrash) in basket() })
        : PropertyDefinition("basket", .state { (_) throws(AppCrash) in .object(basket()) })
      return view("ContentView", [property, state("open", .bool(false))]) { frame in
        func share(_ label: String) -> Element {
          button(label) {
            try frame.get("basket").object?.write(0, .list([.text(label)]))
            try frame.set("open", .bool(true))
          }
        }
        return stack(share("A"), share("B")).sheet(try frame.bind("open"), in: frame) {
          box(try frame.get("basket").object?.read(0))
        }
      }
    }
  }

  @Test(arguments: [ObservedObject.Observation.published, .perProperty])
  func s17AndS18ItemsInAnObservedObjectAreFresh(_ observation: ObservedObject.Observation) {
    let host = objectApp(observation)
    host.tap("A")
    #expect(host.share?.caption == "A")
    host.act(.close)
    host.tap("B")
    #expect(host.share?.caption == "B")
  }

  @Test func anObjectThatNobodyObservesIsReadLiveAllTheSame() {
    let host = objectApp(.none)
    host.tap("A")
    #expect(host.share?.caption == "A")
    #expect(host.evaluations(of: "ContentView") == 1)
  }

  @Test func s19AViewStructOfOnesOwnDoesNotHelp() {
    let host = launched { _ in
      let box = shareBox()
      let page = view("Page", [plain("items", isEquatable: false)]) { frame in stack(box(try frame.get("items"))) }
      return view("ContentView", [state("items", .list([]), isEquatable: false), state("open", .bool(false))]) {
        frame in
        button("Share A") {
          try frame.set("items", .list([.text("A")]))
          try frame.set("open", .bool(true))
        }
        .sheet(try frame.bind("open"), in: frame) { page(try frame.get("items")) }
      }
    }
    host.tap("Share A")
    #expect(host.share?.cells == 0)
    #expect(host.share?.caption == nil)
  }
}
