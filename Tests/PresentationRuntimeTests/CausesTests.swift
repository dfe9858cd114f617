import PresentationRuntime
import Testing

/// What the trace says of a result.
struct CausesTests {
  private func chain(_ host: PresentationHost, _ question: TraceQuestion) -> [String] {
    host.trace.causes(of: question).map { cause in
      [cause.sentence, cause.rule, cause.basis?.rawValue].compactMap { $0 }.joined(separator: " | ")
    }
  }

  @Test(arguments: [TraceQuestion.caption, .cells, .activities])
  func anEmptyShareSheetIsExplainedByWriteGateSnapshotAndItems(_ question: TraceQuestion) {
    let host = SituationsShareTests.boolApp()
    host.tap("Share A")

    #expect(
      chain(host, question) == [
        "the tap on 'Share A' wrote `items`",
        "no body evaluation had read `items`, so the body of `ContentView` was not evaluated again | R4 | derived",
        "the sheet's content closure was made by body evaluation 1, and read its snapshot, in which `items` was empty | R5 | derived",
        "the share sheet was made with no items, so it has no caption, no cells and no Copy | R25 | observed",
      ])
  }

  @Test func placesOfTheViewsSourceComeAlong() {
    let written = SourcePlace(path: "View.swift", line: 7, column: 9)
    let sheet = SourcePlace(path: "View.swift", line: 12, column: 5)
    let host = launched { _ in
      view("ContentView", [state("level", .int(1)), state("open", .bool(false))]) { frame in
        button("Raise") {
          try frame.write(0, .int(2), at: written)
          try frame.set("open", .bool(true))
        }
        .modified(
          .presentation(
            PresentationModifier(
              .sheet, .flag(try frame.bind("open")), at: sheet,
              content: closure(frame) { _ in text("level \(try frame.int("level"))") })))
      }
    }
    host.tap("Raise")
    let causes = host.trace.causes(of: .screen)
    #expect(causes.map(\.place) == [written, nil, sheet])
  }

  @Test func aClosureHandedNothingHasAnotherChain() {
    let host = launched { _ in
      let box = shareBox()
      return view("ContentView", [state("parcel", .nothing)]) { frame in
        button("Share A") { try frame.set("parcel", Parcel(id: 1, title: "A").value) }
          .sheet(item: try frame.bind("parcel"), in: frame) { _ in box(.list([])) }
      }
    }
    host.tap("Share A")
    #expect(
      chain(host, .caption) == [
        "the content closure was called with the present item Parcel(1, A) | R16 | documented",
        "the share sheet was made with no items, so it has no caption, no cells and no Copy | R25 | observed",
      ])
  }

  @Test func anEqualWriteIsNamed() {
    let host = SituationsShareTests.boolApp(SituationsShareTests.Variant(isEquatable: true))
    host.tap("Share A")
    host.act(.close)
    host.tap("Share A")
    #expect(
      chain(host, .caption).contains(
        "the tap on 'Share A' wrote to `items` the value that it had: that is no change | R3 | derived"))
  }

  @Test func theClipboardAndTheCompletionNameWhoDidIt() {
    let host = SituationsShareTests.boolApp(SituationsShareTests.Variant(readsInBody: true))
    #expect(chain(host, .clipboard) == ["nobody wrote the clipboard"])
    host.tap("Share A")
    host.act(.copy)
    #expect(chain(host, .clipboard) == ["Copy wrote the share sheet's items on the clipboard | R27 | observed"])
    #expect(chain(host, .completion) == ["Copy completed the share sheet | R27 | observed"])
    host.act(.setClipboard("mine"))
    #expect(chain(host, .clipboard) == ["another app wrote the clipboard"])
  }

  @Test func evaluationsAreCountedWithTheirReasons() {
    let host = SituationsShareTests.boolApp(SituationsShareTests.Variant(readsInBody: true))
    host.tap("Share A")
    #expect(
      chain(host, .evaluations(view: "ContentView")) == [
        "body evaluation 1 of `ContentView`: the view was new",
        "body evaluation 2 of `ContentView`: `items` was written, which an update had read | R4 | derived",
      ])
  }

  @Test func aPresentationThatWaitsIsNamed() {
    let host = launched { _ in
      view("ContentView", [state("one", .bool(false)), state("two", .bool(false))]) { frame in
        button("Both") {
          try frame.set("one", .bool(true))
          try frame.set("two", .bool(true))
        }
        .sheet(try frame.bind("one"), in: frame) { text("one") }
        .sheet(try frame.bind("two"), in: frame) { text("two") }
      }
    }
    host.tap("Both")
    #expect(
      chain(host, .presentation).contains(
        "a sheet was asked for, but waits: its presenter is already presenting | R20 | reported"))
  }

  @Test func aCrashInAStaleClosureIsExplained() {
    let host = launched { _ in
      view("ContentView", [state("link", .nothing), state("open", .bool(false))]) { frame in
        button("Read") {
          try frame.set("link", .text("https://a.example/fern"))
          try frame.set("open", .bool(true))
        }
        .sheet(try frame.bind("open"), in: frame) {
          guard let link = try frame.get("link").text else { throw AppCrash(.unwrappedNil) }
          return text(link)
        }
      }
    }
    host.tap("Read")
    #expect(host.crash?.message.contains("nil") == true)
    #expect(host.screen.layers.isEmpty)
    #expect(chain(host, .crash).count == 4)
    #expect(
      chain(host, .crash)[2]
        == "the sheet's content closure was made by body evaluation 1, and read its snapshot, in which `link` was nil | R5 | derived"
    )
  }

  @Test func anAccountNamesWhatHappenedBetweenTwoMarks() {
    let host = SituationsShareTests.boolApp()
    let mark = host.trace.count
    host.tap("Share A")
    #expect(
      host.trace.account(from: mark, to: host.trace.count).filter { !$0.hasPrefix("the body") } == [
        "`items` and `showShare` were written", "a share sheet was made with 0 items", "a share sheet came up",
      ])
    let next = host.trace.count
    host.act(.close)
    #expect(
      host.trace.account(from: next, to: host.trace.count) == [
        "the share sheet was cancelled", "the sheet went", "`showShare` was written",
      ])
  }
}
