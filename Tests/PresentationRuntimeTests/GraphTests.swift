import PresentationRuntime
import Testing

/// Writes, gates, identity, objects, environment, navigation.
struct GraphTests {
  @Test func aWriteDuringAnUpdateIsDroppedWithAWarning() {
    let host = launched { _ in
      view("ContentView", [state("n", .int(0))]) { frame in
        try frame.set("n", .int(5))
        return text("n \(try frame.int("n"))")
      }
    }
    #expect(host.texts == ["n 0"])
    #expect(host.screen.warnings.contains { $0.contains("during view update") })
  }

  @Test func laterReadsInTheSameHandlerSeeAWrite() {
    let host = launched { _ in
      view("ContentView", [state("n", .int(0))]) { frame in
        stack(
          text("n \(try frame.int("n"))"),
          button("Twice") {
            try frame.set("n", .int(frame.int("n") + 1))
            try frame.set("n", .int(frame.int("n") + 1))
          })
      }
    }
    host.tap("Twice")
    #expect(host.texts == ["n 2"])
    #expect(host.evaluations(of: "ContentView") == 2)
  }

  @Test func aChildWithUnchangedInputsIsNotEvaluatedAgain() {
    let host = launched { _ in
      let child = view("Child", [plain("same"), plain("list", isEquatable: false)]) { _ in text("child") }
      let still = view("Still", [plain("same")]) { _ in text("still") }
      return view("ContentView", [state("n", .int(0))]) { frame in
        stack(
          text("n \(try frame.int("n"))"), still(.text("same")), child(.text("same"), .list([])),
          button("More") { try frame.set("n", .int(frame.int("n") + 1)) })
      }
    }
    host.tap("More")
    #expect(host.evaluations(of: "ContentView") == 2)
    #expect(host.evaluations(of: "Still") == 1)
    #expect(host.evaluations(of: "Child") == 2)
  }

  @Test func forEachKeepsStateById() {
    let host = launched { _ in
      let row = view("Row", [plain("id"), state("taps", .int(0))]) { frame in
        button("\(try frame.int("id")): \(try frame.int("taps"))") {
          try frame.set("taps", .int(frame.int("taps") + 1))
        }
      }
      return view("ContentView", [state("ids", .list([.int(1), .int(2)]))]) { frame in
        stack(
          try forEach(frame.get("ids").list?.compactMap(\.int) ?? []) { row(.int($0)) },
          button("Turn") { try frame.set("ids", .list([.int(3), .int(2), .int(1)])) },
          button("Drop") { try frame.set("ids", .list([.int(2)])) })
      }
    }
    func rows() -> [String] { host.screen.top?.controls.dropLast(2).map(\.label) ?? [] }
    host.tap("1: 0")
    host.tap("Turn")
    #expect(rows() == ["3: 0", "2: 0", "1: 1"])
    host.tap("Drop")
    #expect(rows() == ["2: 0"])
    host.tap("Turn")
    #expect(rows() == ["3: 0", "2: 0", "1: 0"])
  }

  @Test func theOtherBranchStartsAnew() {
    let host = launched { _ in
      let counter = view("Counter", [state("taps", .int(0))]) { frame in
        button("Count \(try frame.int("taps"))") { try frame.set("taps", .int(frame.int("taps") + 1)) }
      }
      return view("ContentView", [state("left", .bool(true))]) { frame in
        stack(
          .branch(try frame.bool("left") ? 0 : 1, counter()),
          button("Flip") { try frame.set("left", .bool(!frame.bool("left"))) })
      }
    }
    host.tap("Count 0")
    host.tap("Flip")
    #expect(host.screen.top?.controls.first?.label == "Count 0")
  }

  @Test func onlyReadersOfAnObservablePropertyAreEvaluated() {
    let host = launched { host in
      let model = ObservedObject(
        "Model", .perProperty, properties: [ObservedObject.Property("a"), ObservedObject.Property("b")],
        values: [.int(0), .int(0)], in: host)
      let a = view("A") { _ in text("a \(model.read(0).int ?? -1)") }
      let b = view("B") { _ in text("b \(model.read(1).int ?? -1)") }
      return view { _ in stack(a(), b(), button("A") { model.write(0, .int(1)) }) }
    }
    host.tap("A")
    #expect(host.texts == ["a 1", "b 0"])
    #expect(host.evaluations(of: "A") == 2)
    #expect(host.evaluations(of: "B") == 1)
    #expect(host.evaluations(of: "ContentView") == 1)
  }

  @Test func aContentClosureThatReadsAnObservablePropertyIsCalledAgain() {
    let host = launched { host in
      let model = ObservedObject(
        "Model", .perProperty, properties: [ObservedObject.Property("a")], values: [.int(0)], in: host)
      return view("ContentView", [state("on", .bool(true))]) { frame in
        text("home").sheet(try frame.bind("on"), in: frame) {
          stack(text("a \(model.read(0).int ?? -1)"), button("More") { model.write(0, .int(1)) })
        }
      }
    }
    host.tap("More")
    #expect(host.texts == ["a 1"])
    #expect(host.evaluations(of: "ContentView") == 1)
  }

  @Test func everyViewThatHoldsAnObservableObjectIsEvaluated() {
    let host = launched { host in
      let model = ObservedObject(
        "Model", .published,
        properties: [ObservedObject.Property("a"), ObservedObject.Property("b", isObserved: false)],
        values: [.int(0), .int(0)], in: host)
      let holder = view("Holder", [PropertyDefinition("model", .observedObject)]) { _ in text("holder") }
      let finder = view("Finder", [PropertyDefinition("model", .environmentObject(type: "Model"))]) { _ in
        text("finder")
      }
      let other = view("Other") { _ in text("other") }
      return view { _ in
        stack(
          holder(.object(model)), finder(), other(), button("A") { model.write(0, .int(1)) },
          button("B") { model.write(1, .int(1)) }
        )
        .modified(.environmentObject(model))
      }
    }
    host.tap("A")
    #expect(host.evaluations(of: "Holder") == 2)
    #expect(host.evaluations(of: "Finder") == 2)
    #expect(host.evaluations(of: "Other") == 1)
    host.tap("B")
    #expect(host.evaluations(of: "Holder") == 2)
  }

  @Test func aSheetInheritsTheEnvironmentOfItsModifier() {
    let host = launched { host in
      let model = ObservedObject("Model", .published, properties: [], values: [], in: host)
      let reader = view(
        "Reader",
        [
          PropertyDefinition("model", .environmentObject(type: "Model")),
          PropertyDefinition("tint", .environment(.named("tint"))),
        ]
      ) { frame in text("\(try frame.get("model").object?.typeName ?? "none") \(try frame.text("tint"))") }
      return view("ContentView", [state("on", .bool(true))]) { frame in
        text("home").sheet(try frame.bind("on"), in: frame) { reader() }
          .modified(.environmentObject(model)).modified(.environment("tint", .text("red")))
      }
    }
    #expect(host.texts == ["Model red"])
  }

  @Test func dismissEndsThePresentationThatTheViewLivesIn() {
    let host = launched { _ in
      let page = view("Page", [PropertyDefinition("dismiss", .environment(.dismiss))]) { frame in
        button("Done") {
          guard case .custom(let value) = try frame.get("dismiss"), let dismiss = value as? DismissAction else {
            return
          }
          dismiss()
        }
      }
      return view("ContentView", [state("on", .bool(false)), state("gone", .int(0))]) { frame in
        stack(text("gone \(try frame.int("gone"))"), button("Open") { try frame.set("on", .bool(true)) })
          .sheet(
            try frame.bind("on"), in: frame, onDismiss: { try frame.set("gone", .int(frame.int("gone") + 1)) }
          ) { page() }
      }
    }
    host.tap("Open")
    host.tap("Done")
    #expect(host.texts == ["gone 1"])
    host.tap("Open")
    #expect(host.presented == [.sheet])
  }

  @Test func linksPushOnTheSameLayerAndBackReturns() {
    let host = launched { _ in
      let page = view("Page", [plain("title"), PropertyDefinition("dismiss", .environment(.dismiss))]) { frame in
        stack(
          text("page \(try frame.text("title"))"),
          button("Leave") {
            if case .custom(let value) = try frame.get("dismiss"), let dismiss = value as? DismissAction { dismiss() }
          })
      }
      return view("ContentView", [state("open", .bool(false))]) { frame in
        .container(
          .navigation(path: nil),
          [
            stack(
              text("home"),
              .link(LinkElement(.text("Deeper"), to: .content(closure(frame) { _ in page(.text("one")) }))),
              .link(LinkElement(.text("Typed"), to: .value(.text("two"), type: "String"))),
              button("Flag") { try frame.set("open", .bool(true)) }
            )
            .modified(.navigationTitle("Home"))
            .modified(.navigationDestination(.type("String", closure(frame) { value in page(value) })))
            .modified(
              .navigationDestination(
                .bound(.flag(try frame.bind("open")), closure(frame) { _ in page(.text("three")) })))
          ])
      }
    }
    #expect(host.screen.top?.title == "Home")
    host.tap("Deeper")
    #expect(host.texts == ["page one"])
    #expect(host.presented.isEmpty)
    host.tap("Home")
    #expect(host.texts.contains("home"))
    host.tap("Typed")
    #expect(host.texts == ["page two"])
    host.tap("Leave")
    host.tap("Flag")
    #expect(host.texts == ["page three"])
    host.tap("Leave")
    host.tap("Flag")
    #expect(host.texts == ["page three"])
    #expect(host.screen.presentations == 0)
  }

  @Test func aPathPushesAndPops() {
    let host = launched { _ in
      view("ContentView", [state("path", .list([]))]) { frame in
        .container(
          .navigation(path: try frame.bind("path")),
          [
            stack(
              text("home"), .link(LinkElement(.text("One"), to: .value(.int(1), type: "Int"))),
              button("Far") { try frame.set("path", .list([.int(7), .int(8)])) }
            )
            .modified(
              .navigationDestination(
                .type(
                  "Int",
                  closure(frame) { value in
                    stack(
                      text("page \(value.int ?? 0)"), button("Root") { try frame.set("path", .list([])) })
                  })))
          ])
      }
    }
    host.tap("One")
    #expect(host.texts == ["page 1"])
    host.tap("Back")
    host.tap("Far")
    #expect(host.texts == ["page 8"])
    host.tap("Back")
    #expect(host.texts == ["page 7"])
    host.tap("Root")
    #expect(host.texts == ["home"])
  }

  @Test func aRelaunchStartsAfreshAndKeepsTheClipboard() {
    let host = launched { _ in
      view("ContentView", [state("n", .int(0)), state("on", .bool(false))]) { frame in
        stack(
          text("n \(try frame.int("n"))"), button("More") { try frame.set("n", .int(frame.int("n") + 1)) },
          button("Open") { try frame.set("on", .bool(true)) }
        ).sheet(try frame.bind("on"), in: frame) { text("sheet") }
      }
    }
    host.act(.setClipboard("mine"))
    host.tap("More")
    host.tap("Open")
    host.launch()
    host.settle()
    #expect(host.texts == ["n 0"])
    #expect(host.evaluations(of: "ContentView") == 1)
    #expect(host.screen.presentations == 1)
    #expect(host.screen.dismissals == 0)
    #expect(host.clipboard.text == "mine")
  }
}
