import PresentationRuntime
import Testing

/// Situations that somebody reported, cut down to views of our own.
struct ReportedCasesTests {
  @Test func theFirstPictureOfALoadingSheetIsTheEmptyOne() throws {
    let host = launched { _ in
      let talk = view("Talk", [state("busy", .bool(false)), state("rows", .list([]))]) { frame in
        let content: Element
        if try frame.bool("busy") {
          content = .branch(0, text("Loading"))
        } else if let row = try frame.get("rows").list?.first?.text {
          content = .branch(2, text(row))
        } else {
          content = .branch(1, text("Nothing"))
        }
        return stack(content).task {
          [
            .run { try frame.set("busy", .bool(true)) }, .sleep(.seconds(2)),
            .run {
              try frame.set("rows", .list([.text("Fern")]))
              try frame.set("busy", .bool(false))
            },
          ]
        }
      }
      return view("ContentView", [state("open", .bool(false))]) { frame in
        button("Open") { try frame.set("open", .bool(true)) }.sheet(try frame.bind("open"), in: frame) { talk() }
      }
    }
    try host.perform(.tap(label: "Open"))
    #expect(host.texts == ["Nothing"])
    host.settle()
    #expect(host.texts == ["Loading"])
    host.wait(.seconds(3))
    #expect(host.texts == ["Fern"])
  }

  @Test func aCopiedStateKeepsTheFirstItemWhileTheArgumentFollows() {
    let host = launched { host in
      let editor = ViewDefinition(
        "Editor",
        properties: [
          plain("title"),
          PropertyDefinition("draft", .state { (arguments) throws(AppCrash) in (arguments[0] ?? nil) ?? .nothing }),
        ]
      ) { (frame) throws(AppCrash) in
        try crashing { stack(text("given \(try frame.text("title"))"), text("draft \(try frame.text("draft"))")) }
      }
      return view("ContentView", [state("note", .nothing)]) { [unowned host] frame in
        button("Edit") {
          try frame.set("note", Parcel(id: 1, title: "Old").value)
          host.start(
            TestTask([.sleep(.seconds(2)), .run { try frame.set("note", Parcel(id: 1, title: "New").value) }]))
        }
        .sheet(item: try frame.bind("note"), in: frame) { item in editor(.text(item.parcel?.title ?? "")) }
      }
    }
    host.tap("Edit")
    #expect(host.texts == ["given Old", "draft Old"])
    host.wait(.seconds(4))
    #expect(host.texts == ["given New", "draft Old"])
    #expect(host.screen.presentations == 1)
    #expect(host.screen.dismissals == 0)
  }

  @Test(arguments: [false, true])
  func aSlotKeepsItsStateUnlessItIsKeyed(_ isKeyed: Bool) {
    let host = launched { _ in
      let slot = view("Slot", [plain("title"), state("shown", .bool(true))]) { frame in
        Element.inert("Color").sheet(try frame.bind("shown"), in: frame) { text("sheet \(try frame.text("title"))") }
      }
      return view("ContentView", [state("current", Parcel(id: 1, title: "Alder").value)]) { frame in
        let current = try frame.get("current").parcel ?? Parcel(id: 0, title: "")
        let row = slot(.text(current.title))
        return stack(
          text("slot \(current.title)"),
          button("Next") { try frame.set("current", Parcel(id: 2, title: "Birch").value) },
          isKeyed ? row.id(.int(current.id)) : row)
      }
    }
    #expect(host.texts == ["sheet Alder"])
    host.act(.swipeDown)
    host.tap("Next")
    #expect(host.rootTexts == ["slot Birch"])
    #expect(host.texts == (isKeyed ? ["sheet Birch"] : ["slot Birch"]))
    #expect(host.screen.presentations == (isKeyed ? 2 : 1))
  }

  @Test func anotherItemIsPresentedAfterOnDismiss() {
    let host = launched { _ in
      view("ContentView", [state("page", .nothing), state("log", .text(""))]) { frame in
        func add(_ entry: String) throws { try frame.set("log", .text(try frame.text("log") + entry + ".")) }
        return stack(
          text(try frame.text("log")), button("Open A") { try frame.set("page", Parcel(id: 1, title: "A").value) }
        )
        .sheet(item: try frame.bind("page"), in: frame, onDismiss: { try add("gone") }) { item in
          stack(
            text("page \(item.parcel?.title ?? "")"),
            button("Swap") { try frame.set("page", Parcel(id: 2, title: "B").value) }
          ).onAppear { try add(item.parcel?.title ?? "") }
        }
      }
    }
    host.tap("Open A")
    host.tap("Swap")
    #expect(host.texts == ["page B"])
    #expect(host.rootTexts == ["A.gone.B."])
    host.act(.swipeDown)
    #expect(host.texts == ["A.gone.B.gone."])
    #expect(host.screen.dismissals == 2)
  }

  @Test func aLateWriteOfALeavingFieldOpensTheSheetAgain() {
    let host = launched { host in
      let line = view("Line", [bindingProperty("text"), state("draft", .text(""))]) { frame in
        field("Title", try frame.bind("draft"))
          .onAppear { try frame.set("draft", frame.get("text")) }
          .onDisappear { try frame.set("text", frame.get("draft")) }
      }
      return view("ContentView", [state("note", .nothing), state("closed", .int(0))]) { [unowned host] frame in
        stack(
          text("closed \(try frame.int("closed"))"),
          button("Edit") { try frame.set("note", Parcel(id: 1, title: "").value) }
        )
        .sheet(
          item: try frame.bind("note"), in: frame,
          onDismiss: { try frame.set("closed", .int(frame.int("closed") + 1)) }
        ) { item in
          let shown = item.parcel ?? Parcel(id: 0, title: "")
          let binding = try Binding.functions(
            in: host,
            get: { () throws(AppCrash) in
              try crashing { .text(try frame.get("note").parcel?.title ?? shown.title) }
            },
            set: { (value) throws(AppCrash) in
              try crashing { try frame.set("note", Parcel(id: shown.id, title: value.text ?? "").value) }
            })
          return stack(line(.binding(binding)), button("Save") { try frame.set("note", .nothing) })
        }
      }
    }
    host.tap("Edit")
    host.act(.type(text: "Fern", field: "Title"))
    host.tap("Save")
    #expect(host.presented == [.sheet])
    #expect(host.screen.top?.controls.first?.kind == .field(text: "Fern"))
    #expect(host.rootTexts == ["closed 1"])
    #expect(host.screen.presentations == 2)
    #expect(host.screen.dismissals == 1)
  }

  @Test func anAlertRaisedWhileACoverGoesWaitsForIt() {
    let host = launched { _ in
      view("ContentView", [state("cover", .bool(false)), state("saved", .bool(false))]) { frame in
        stack(text("home"), button("Go") { try frame.set("cover", .bool(true)) })
          .sheet(try frame.bind("cover"), in: frame, style: .cover) {
            button("Send") {
              try frame.set("cover", .bool(false))
              try frame.set("saved", .bool(true))
            }
          }
          .alert("Saved", try frame.bind("saved"), actions: button("OK"))
      }
    }
    host.tap("Go")
    #expect(host.presented == [.cover])
    host.tap("Send")
    #expect(host.presented == [.alert])
    #expect(host.screen.top?.title == "Saved")
    host.tap("OK")
    #expect(host.texts == ["home"])
    #expect(host.screen.dismissals == 2)
  }

  @Test func aOneWayCopyOfAFlagMissesEverySecondTap() {
    let host = launched { _ in
      let chooser = view("Chooser", [bindingProperty("outer"), state("own", .bool(false))]) { frame in
        stack(
          text(try frame.bool("outer") ? "outer on" : "outer off"),
          button("Choose") { try frame.set("outer", .bool(!frame.bool("outer"))) }
        )
        .onChange(of: try frame.get("outer")) { _, value in try frame.set("own", value) }
        .sheet(try frame.bind("own"), in: frame) { text("choices") }
      }
      return view("ContentView", [state("outer", .bool(false))]) { frame in
        chooser(.binding(try frame.bind("outer")))
      }
    }
    host.tap("Choose")
    #expect(host.texts == ["choices"])
    host.act(.swipeDown)
    #expect(host.texts == ["outer on"])
    host.tap("Choose")
    #expect(host.texts == ["outer off"])
    host.tap("Choose")
    #expect(host.texts == ["choices"])
    #expect(host.evaluations(of: "ContentView") == 1)
  }

  @Test func aShareSheetGoesWithTheControlThatPresentsIt() {
    let host = launched { host in
      let box = shareBox()
      let control = view("ShareControl", [plain("used"), state("parcel", .nothing)]) { [unowned host] frame in
        button("Share") {
          try frame.set("parcel", Parcel(id: 1, title: "Fern").value)
          let chrome = try frame.get("used").binding
          host.start(TestTask([.sleep(.seconds(3)), .run { try chrome?.write(.bool(false)) }]))
        }
        .sheet(item: try frame.bind("parcel"), in: frame) { item in box(.list([.text(item.parcel?.title ?? "")])) }
      }
      return view("ContentView", [state("chrome", .bool(true))]) { frame in
        stack(
          text("picture"),
          try frame.bool("chrome")
            ? .branch(0, control(.binding(try frame.bind("chrome")))) : .branch(1, .empty))
      }
    }
    host.tap("Share")
    #expect(host.share?.caption == "Fern")
    host.wait(.seconds(2))
    #expect(host.share?.caption == "Fern")
    host.wait(.seconds(1))
    #expect(host.presented.isEmpty)
    #expect(host.screen.top?.controls.isEmpty == true)
    #expect(host.clipboard.changeCount == 0)
    #expect(host.screen.completion == ShareCompletion(activity: nil, isCompleted: false))
  }
}
