import PresentationRuntime
import Testing

/// S31 to S34, and who presents on whom.
struct SituationsStackTests {
  private func twoSheets() -> PresentationHost {
    launched { _ in
      view("ContentView", [state("first", .bool(false)), state("second", .bool(false))]) { frame in
        stack(
          text("home"), button("First") { try frame.set("first", .bool(true)) },
          button("Second") { try frame.set("second", .bool(true)) }
        )
        .sheet(try frame.bind("first"), in: frame) {
          stack(
            text("one"), button("Ask") { try frame.set("second", .bool(true)) },
            button("Shut") { try frame.set("first", .bool(false)) },
            button("Swap") {
              try frame.set("first", .bool(false))
              try frame.set("second", .bool(true))
            })
        }
        .sheet(try frame.bind("second"), in: frame) { text("two") }
      }
    }
  }

  @Test func s31TwoModifiersOnOneViewWorkOneAtATime() {
    let host = twoSheets()
    host.tap("First")
    #expect(host.texts == ["one"])
    host.act(.swipeDown)
    host.tap("Second")
    #expect(host.texts == ["two"])
    #expect(host.screen.warnings.isEmpty)
  }

  @Test(arguments: [UserGesture.swipeDown, .tap(label: "Shut")])
  func s32TheSecondWaitsUntilTheFirstIsGone(_ ending: UserGesture) {
    let host = twoSheets()
    host.tap("First")
    host.tap("Ask")
    #expect(host.texts == ["one"])
    #expect(host.presented == [.sheet])
    #expect(host.screen.presentations == 1)
    #expect(host.screen.warnings.count == 1)
    #expect(host.screen.warnings.first?.contains("already presenting") == true)

    host.act(ending)

    #expect(host.texts == ["two"])
    #expect(host.presented == [.sheet])
    #expect(host.screen.presentations == 2)
    #expect(host.screen.dismissals == 1)
    host.act(.swipeDown)
    #expect(host.texts == ["home"])
  }

  @Test func s33ASheetInsideTheContentIsStackedAndGoesWithTheLowerOne() {
    let host = launched { host in
      let inner = view("Inner", [state("open", .bool(false))]) { frame in
        button("Deeper") { try frame.set("open", .bool(true)) }
          .sheet(try frame.bind("open"), in: frame) { text("inner") }
      }
      return view("ContentView", [state("open", .bool(false))]) { [unowned host] frame in
        button("Open") {
          try frame.set("open", .bool(true))
          host.after(.seconds(5)) { () throws(AppCrash) in
            try crashing { try frame.set("open", .bool(false)) }
          }
        }
        .sheet(try frame.bind("open"), in: frame) { inner() }
      }
    }
    host.tap("Open")
    host.tap("Deeper")
    #expect(host.presented == [.sheet, .sheet])
    #expect(host.texts == ["inner"])
    #expect(host.screen.warnings.isEmpty)

    host.wait(.seconds(5))

    #expect(host.presented.isEmpty)
    #expect(host.screen.dismissals == 2)
  }

  @Test func s34FirstOffAndSecondOnInOneHandlerWaitsForTheEndOfTheDismissal() throws {
    let host = twoSheets()
    host.tap("First")
    try host.perform(.tap(label: "Swap"))
    #expect(host.presented == [.sheet])
    #expect(host.rootTexts == ["home"])
    host.settle()
    #expect(host.texts == ["two"])
    #expect(host.screen.presentations == 2)
    #expect(host.screen.dismissals == 1)
    #expect(host.screen.warnings.contains { $0.contains("dismissal") && $0.contains("unreliable") })
  }

  @Test func aPresenterThatLeavesTakesItsSheetAlong() {
    let host = launched { _ in
      view("ContentView", [state("keep", .bool(true)), state("on", .bool(false))]) { frame in
        try frame.bool("keep")
          ? .branch(
            0,
            button("Open") { try frame.set("on", .bool(true)) }
              .sheet(try frame.bind("on"), in: frame) {
                stack(text("panel"), button("Cut") { try frame.set("keep", .bool(false)) })
              })
          : .branch(1, text("branch removed"))
      }
    }
    host.tap("Open")
    host.tap("Cut")
    #expect(host.presented.isEmpty)
    #expect(host.texts == ["branch removed"])
    #expect(host.screen.presentations == 1)
    #expect(host.screen.dismissals == 1)
  }

  @Test func aBindingThatIgnoresTheDismissalIsNotAskedAgain() {
    let host = launched { host in
      view("ContentView", [state("on", .bool(false)), state("taps", .int(0))]) { [unowned host] frame in
        let flag = try Binding.functions(
          in: host, get: { () throws(AppCrash) in try crashing { try frame.get("on") } }, set: { _ in })
        return stack(
          text("taps \(try frame.int("taps"))"),
          button("Open") {
            try frame.set("on", .bool(true))
            try frame.set("taps", .int(frame.int("taps") + 1))
          }
        ).sheet(flag, in: frame) { text("panel") }
      }
    }
    host.tap("Open")
    host.act(.swipeDown)
    host.tap("Open")
    #expect(host.texts == ["taps 2"])
    #expect(host.screen.presentations == 1)
  }

  @Test func aFlagThatIsOnWhenTheViewAppearsPresents() {
    let host = launched { _ in
      view("ContentView", [state("on", .bool(true))]) { frame in
        text("home").sheet(try frame.bind("on"), in: frame) { text("panel") }
      }
    }
    #expect(host.texts == ["panel"])
  }
}
