import PresentationRuntime
import Testing

/// S21 to S30: delays, tasks, items that change while they are shown.
struct SituationsTimeTests {
  enum Delay: CaseIterable, Sendable { case async, after }

  @Test(arguments: Delay.allCases)
  func s21ADelayedFlagIsNoFix(_ delay: Delay) {
    let host = launched { host in
      let box = shareBox()
      return view("ContentView", [state("items", .list([]), isEquatable: false), state("open", .bool(false))]) {
        frame in
        button("Share A") { [unowned host] in
          try frame.set("items", .list([.text("A")]))
          let open = { () throws(AppCrash) in try crashing { try frame.set("open", .bool(true)) } }
          switch delay {
          case .async: host.enqueue(open)
          case .after: host.after(.milliseconds(300), open)
          }
        }
        .sheet(try frame.bind("open"), in: frame) { box(try frame.get("items")) }
      }
    }
    host.tap("Share A")
    host.wait(.seconds(1))
    #expect(host.share?.cells == 0)
    #expect(host.evaluations(of: "ContentView") == 1)
  }

  /// A tap opens the sheet at once; the data come ten milliseconds later.
  private func lateDataApp(
    _ content: @escaping @Sendable (Frame, _ box: ViewDefinition) throws -> Element
  ) -> PresentationHost {
    launched { host in
      let box = shareBox()
      return view("ContentView", [state("items", .text("old")), state("open", .bool(false))]) { frame in
        button("Share") { [unowned host] in
          try frame.set("open", .bool(true))
          host.after(.milliseconds(10)) { () throws(AppCrash) in try crashing { try frame.set("items", .text("new")) } }
        }
        .sheet(try frame.bind("open"), in: frame) { try content(frame, box) }
      }
    }
  }

  @Test func s22ATextShowsTheOldThenTheNewValue() {
    let host = lateDataApp { frame, _ in text(try frame.text("items")) }
    host.tap("Share")
    #expect(host.texts == ["old"])
    host.wait(.milliseconds(10))
    #expect(host.texts == ["new"])
    #expect(host.screen.presentations == 1)
  }

  @Test func s23AShareSheetStaysAsItWasMade() {
    let host = lateDataApp { frame, box in
      box(try frame.text("items") == "old" ? .list([]) : .list([.text("new")]))
    }
    host.tap("Share")
    host.wait(.milliseconds(10))
    #expect(host.share?.cells == 0)
  }

  @Test func s24ATaskThatSetsBothIsEmptyTheFirstTime() {
    let host = launched { host in
      let box = shareBox()
      return view("ContentView", [state("items", .list([]), isEquatable: false), state("open", .bool(false))]) {
        frame in
        button("Share") { [unowned host] in
          host.start(
            TestTask([
              .sleep(.seconds(1)),
              .run {
                try frame.set("items", .list([.text("A")]))
                try frame.set("open", .bool(true))
              },
            ]))
        }
        .sheet(try frame.bind("open"), in: frame) { box(try frame.get("items")) }
      }
    }
    host.tap("Share")
    #expect(host.share == nil)
    host.wait(.seconds(1))
    #expect(host.share?.cells == 0)
    host.act(.close)
    host.tap("Share")
    host.wait(.seconds(1))
    #expect(host.share?.caption == "A")
  }

  @Test func s25ATaskThatSetsTheItemHasContent() {
    let host = launched { host in
      view("ContentView", [state("parcel", .nothing)]) { frame in
        button("Share") { [unowned host] in
          host.start(
            TestTask([.sleep(.seconds(1)), .run { try frame.set("parcel", Parcel(id: 1, title: "A").value) }]))
        }
        .sheet(item: try frame.bind("parcel"), in: frame) { item in text(item.parcel?.title ?? "nil") }
      }
    }
    host.tap("Share")
    #expect(host.presented.isEmpty)
    host.wait(.seconds(1))
    #expect(host.texts == ["A"])
  }

  /// An item sheet whose content has a draft of its own, and a way to change the item.
  private func stepApp(nextID: @escaping @Sendable (Int) -> Int) -> PresentationHost {
    launched { _ in
      let form = view("Form", [plain("title"), state("draft", .text(""))]) { frame in
        stack(text("step \(try frame.text("title"))"), field("Draft", try frame.bind("draft")))
      }
      let box = shareBox()
      return view("ContentView", [state("step", .nothing), state("closed", .int(0))]) { frame in
        stack(
          text("closed \(try frame.int("closed"))"),
          button("Start") { try frame.set("step", Parcel(id: 1, title: "one").value) }
        )
        .sheet(
          item: try frame.bind("step"), in: frame,
          onDismiss: { try frame.set("closed", .int(frame.int("closed") + 1)) }
        ) { item in
          let shown = item.parcel ?? Parcel(id: 0, title: "")
          return stack(
            form(.text(shown.title)), box(.list([.text(shown.title)])),
            button("Next") { try frame.set("step", Parcel(id: nextID(shown.id), title: "two").value) })
        }
      }
    }
  }

  @Test func s26ANewIdWhileShownIsANewSheet() {
    let host = stepApp { $0 + 1 }
    host.tap("Start")
    host.act(.type(text: "half done", field: "Draft"))
    #expect(host.screen.top?.controls.first?.kind == .field(text: "half done"))

    host.tap("Next")

    #expect(host.texts == ["step two"])
    #expect(host.screen.top?.controls.first?.kind == .field(text: ""))
    #expect(host.rootTexts == ["closed 1"])
    #expect(host.share?.caption == "two")
    #expect(host.screen.presentations == 2)
    #expect(host.screen.dismissals == 1)
  }

  @Test func s27TheSameIdIsUpdatedInPlaceButNotTheShareSheet() {
    let host = stepApp { $0 }
    host.tap("Start")
    host.act(.type(text: "half done", field: "Draft"))

    host.tap("Next")

    #expect(host.texts == ["step two"])
    #expect(host.screen.top?.controls.first?.kind == .field(text: "half done"))
    #expect(host.share?.caption == "one")
    #expect(host.screen.presentations == 1)
    #expect(host.screen.dismissals == 0)
  }

  /// A sheet whose binding and `onDismiss` write a log.
  private func logApp() -> PresentationHost {
    launched { host in
      view("ContentView", [state("on", .bool(false)), state("log", .text(""))]) { [unowned host] frame in
        func add(_ entry: String) throws { try frame.set("log", .text(try frame.text("log") + entry + ".")) }
        let flag = try Binding.functions(
          in: host, get: { () throws(AppCrash) in try crashing { try frame.get("on") } },
          set: { (value) throws(AppCrash) in
            try crashing {
              try add("set \(value.bool ?? false)")
              try frame.set("on", value)
            }
          })
        return stack(text(try frame.text("log")), button("Open") { try frame.set("on", .bool(true)) })
          .sheet(flag, in: frame, onDismiss: { try add("gone, \(try frame.bool("on"))") }) {
            button("Shut") { try frame.set("on", .bool(false)) }
          }
      }
    }
  }

  @Test func s28ASwipeSetsTheBindingAtTheEndAndThenRunsOnDismiss() throws {
    let host = logApp()
    host.tap("Open")
    try host.perform(.swipeDown)
    #expect(host.rootTexts == [""])
    #expect(host.presented == [.sheet])
    host.settle()
    #expect(host.texts == ["set false.gone, false."])
  }

  @Test func aFlagTurnedOnAgainInOnDismissPresentsAgain() throws {
    let host = launched { _ in
      view("ContentView", [state("on", .bool(false))]) { frame in
        button("Open") { try frame.set("on", .bool(true)) }
          .sheet(try frame.bind("on"), in: frame, onDismiss: { try frame.set("on", .bool(true)) }) { text("here") }
      }
    }
    host.tap("Open")
    try host.perform(.swipeDown)
    host.settle()

    #expect(host.presented == [.sheet])
    #expect(host.screen.presentations == 2)
    #expect(host.screen.dismissals == 1)
  }

  @Test func dismissedByCodeOnlyOnDismissRuns() {
    let host = logApp()
    host.tap("Open")
    host.tap("Shut")
    #expect(host.texts == ["gone, false."])
  }

  @Test func s29AChangeOfTheBodyWhileShownKeepsTheContentsOwnState() {
    let host = launched { _ in
      let counter = view("Counter", [plain("outer"), state("own", .int(0))]) { frame in
        stack(
          text("outer \(try frame.int("outer")), own \(try frame.int("own"))"),
          button("Own") { try frame.set("own", .int(frame.int("own") + 1)) })
      }
      return view("ContentView", [state("outer", .int(0)), state("open", .bool(false))]) { frame in
        stack(text("outer \(try frame.int("outer"))"), button("Open") { try frame.set("open", .bool(true)) })
          .sheet(try frame.bind("open"), in: frame) {
            stack(
              counter(try frame.get("outer")),
              button("Outer") { try frame.set("outer", .int(frame.int("outer") + 1)) })
          }
      }
    }
    host.tap("Open")
    host.tap("Own")
    host.tap("Outer")
    #expect(host.texts == ["outer 1, own 1"])
    #expect(host.screen.presentations == 1)
  }

  @Test func aSheetThatIsClosedByCodeIsNotMadeAnewWithWhatIsGone() {
    let host = launched { _ in
      view("ContentView", [state("tool", .nothing), state("open", .bool(false))]) { frame in
        stack(
          text(try frame.get("tool").parcel?.title ?? "none"),
          button("Open") {
            try frame.set("tool", Parcel(id: 1, title: "Fern").value)
            try frame.set("open", .bool(true))
          }
        )
        .sheet(try frame.bind("open"), in: frame) {
          guard let tool = try frame.get("tool").parcel else { throw AppCrash(.unwrappedNil) }
          return button("Shut \(tool.title)") {
            try frame.set("open", .bool(false))
            try frame.set("tool", .nothing)
          }
        }
      }
    }
    host.tap("Open")
    host.tap("Shut Fern")
    #expect(host.crash == nil)
    #expect(host.texts == ["none"])
  }

  @Test func anItemThatCannotTellEqualityIsTakenOnceForEachWrite() {
    let host = launched { _ in
      let page = view("Page", [plain("item", isEquatable: false)]) { _ in text("page") }
      return view("ContentView", [state("item", .nothing, isEquatable: false), state("other", .int(0))]) { frame in
        button("Open") { try frame.set("item", Shareable(item: .text("x")).value) }
          .sheet(item: try frame.bind("item"), in: frame) { item in
            stack(page(item), button("Other") { try frame.set("other", .int(frame.int("other") + 1)) })
          }
      }
    }
    host.tap("Open")
    host.tap("Other")
    host.tap("Other")
    #expect(host.evaluations(of: "Page") == 1)
  }

  @Test func s30AnIfLetInsideAnIsPresentedSheetIsBlankTheFirstTime() {
    let host = launched { _ in
      view("ContentView", [state("tool", .nothing), state("open", .bool(false)), state("made", .int(0))]) { frame in
        button("Tools") {
          let made = try frame.int("made") + 1
          try frame.set("made", .int(made))
          try frame.set("tool", Parcel(id: made, title: "Tool \(made)").value)
          try frame.set("open", .bool(true))
        }
        .sheet(try frame.bind("open"), in: frame) {
          if let tool = try frame.get("tool").parcel { .branch(0, text(tool.title)) } else { .branch(1, .empty) }
        }
      }
    }
    host.tap("Tools")
    #expect(host.presented == [.sheet])
    #expect(host.texts.isEmpty)
    host.act(.swipeDown)
    host.tap("Tools")
    #expect(host.texts == ["Tool 2"])
  }
}
