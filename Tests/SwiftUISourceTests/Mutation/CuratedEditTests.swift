import PresentationRuntime
import SwiftUISource
import Testing

/// The item app as it ships in spirit: two buttons that share, and one that tells of the clipboard.
private let itemApp = """
  import SwiftUI
  struct Payload: Identifiable, Equatable { let id: Int; let text: String }
  \(shareBox)
  struct ContentView: View {
    @State private var payload: Payload?
    @State private var copied: String?
    var body: some View {
      VStack {
        Button("Share A") { payload = Payload(id: 1, text: "A: 12") }
        Button("Share B") { payload = Payload(id: 2, text: "B: 34") }
        Button("Read") { copied = UIPasteboard.general.string ?? "nothing" }
        if let copied { Text("Copied: \\(copied)") }
      }
      .sheet(item: $payload) { payload in
        ShareBox(items: [payload.text])
      }
    }
  }
  """

/// The same with a Bool beside an array.
private let boolApp = """
  import SwiftUI
  \(shareBox)
  struct ContentView: View {
    @State private var items: [Any] = []
    @State private var showShare = false
    @State private var copied: String?
    var body: some View {
      VStack {
        Button("Share A") { items = ["A: 12"]; showShare = true }
        Button("Share B") { items = ["B: 34"]; showShare = true }
        Button("Read") { copied = UIPasteboard.general.string ?? "nothing" }
        if let copied { Text("Copied: \\(copied)") }
      }
      .sheet(isPresented: $showShare) {
        ShareBox(items: items)
      }
    }
  }
  """

private func file(_ text: String) -> ViewSource { ViewSource(path: "View.swift", source: Array(text.utf8)) }

private func launched(_ file: ViewSource, isPad: Bool = false) throws -> PresentationHost {
  #expect(file.diagnostics.isEmpty)
  let host = PresentationHost(try file.app(view: "ContentView"))
  if isPad { host.settings.profile = try #require(.named("ipad")) }
  host.launch()
  host.settle()
  return host
}

private func share(_ host: PresentationHost) -> String {
  if let crash = host.crash { return "crash: " + crash.message }
  guard let sheet = host.screen.shareSheet else { return host.texts.joined(separator: "|") }
  return "\(sheet.cells > 0 ? "cells" : "empty"): \(sheet.caption ?? "")"
}

/// What an app shows when A and then B is shared at once, each sheet closed by hand, and what the button tells then.
private func story(_ file: ViewSource, waiting pause: Duration = .zero) throws -> [String] {
  let host = try launched(file)
  host.wait(pause)
  var shown: [String] = []
  for label in ["Share A", "Share B"] {
    try host.tap(label)
    host.wait(.milliseconds(100))
    shown.append(share(host))
    try host.act(.swipeDown)
  }
  try host.tap("Read")
  return shown + [host.texts.joined(separator: "|")]
}

/// The events of a story, without the places in the source.
private func events(_ file: ViewSource) throws -> [String] {
  let host = try launched(file)
  for label in ["Share A", "Share B"] {
    try host.tap(label)
    try host.act(.swipeDown)
  }
  return host.trace.records.map { record in
    String(describing: record.event).replacing(#/\(path: "View.swift", line: \d+, column: \d+\)/#, with: "")
      + " \(record.cause)"
  }
}

private func edited(_ text: String, _ edits: CuratedEdit...) throws -> ViewSource {
  let file = file(text)
  return file.applying(try edits.map { try #require(file.curated($0, ofView: "ContentView")) })
}

@Test(
  arguments: [
    (nil, ["cells: A: 12", "cells: B: 34", "Copied: nothing"]),
    (CuratedEdit.boolBesideArray, ["empty: ", "cells: B: 34", "Copied: nothing"]),
    (.buttonWritesClipboard, ["cells: A: 12", "cells: B: 34", "Copied: B: 34"]),
    (.delayedLoad, ["empty: ", "empty: ", "Copied: nothing"]),
    (.emptyItems, ["empty: ", "empty: ", "Copied: nothing"]),
    (.labelShowsPayload, ["cells: A: 12", "cells: B: 34", "Copied: B: 34"]),
    (.lateData, ["empty: ", "cells: A: 12", "Copied: nothing"]),
    (.listBehind, ["cells: A: 12", "cells: B: 34", "A: 12|B: 34|Copied: nothing"]),
    (.swappedPayloads, ["cells: B: 34", "cells: A: 12", "Copied: nothing"]),
    (.withoutAnchor, ["cells: A: 12", "cells: B: 34", "Copied: nothing"]),
  ] as [(CuratedEdit?, [String])])
func breaksTheItemAppInItsOwnWay(_ edit: CuratedEdit?, shows expected: [String]) throws {
  let file = try edit.map { try edited(itemApp, $0) } ?? file(itemApp)

  let shown = try story(file)

  #expect(shown == expected)
}

@Test func hasTheTraceOfTheBoolAppWithABoolBesideTheArray() throws {
  #expect(try events(edited(itemApp, .boolBesideArray)) == events(file(boolApp)))
  #expect(try events(file(itemApp)) != events(file(boolApp)))
}

@Test func hasTheTraceOfTheEmptyAppWithEmptyItems() throws {
  let emptyApp = itemApp.replacing("{ payload in", with: "{ _ in").replacing("[payload.text]", with: "[]")

  #expect(try events(edited(itemApp, .emptyItems)) == events(file(emptyApp)))
}

@Test func loadsWhatIsSharedHalfASecondAfterTheLaunch() throws {
  #expect(try story(edited(itemApp, .delayedLoad), waiting: .seconds(1)).prefix(2) == ["cells: A: 12", "cells: B: 34"])
  #expect(try story(edited(boolApp, .delayedLoad), waiting: .milliseconds(200)).prefix(2) == ["empty: ", "empty: "])
}

@Test func showsTheListBehindAnEmptyShareSheet() throws {
  let file = try edited(itemApp, .emptyItems, .listBehind)
  let host = try launched(file)

  try host.tap("Share A")

  #expect(share(host) == "empty: ")
  #expect(host.screen.layers.first?.cells == 2)
  #expect(host.rootTexts.contains("A: 12"))
}

@Test func crashesOnlyOnAPadWithoutAnAnchor() throws {
  let file = try edited(itemApp, .withoutAnchor)
  let pad = try launched(file, isPad: true)
  let healthy = try launched(MarkedSource(itemApp).file, isPad: true)

  try pad.tap("Share A")
  try healthy.tap("Share A")

  #expect(share(pad).hasPrefix("crash: "))
  #expect(share(healthy) == "cells: A: 12")
}

@Test func leavesTheIdentityAloneWhereTheSheetCoversWhatWouldReplaceItsPayload() {
  #expect(file(itemApp).curated(.constantIdentity, ofView: "ContentView") == nil)
}

@Test func putsNoBoolInThePlaceOfAnItemThatIsNotShared() {
  let app = itemApp.replacing("{ payload in", with: "{ _ in").replacing("[payload.text]", with: "[\"A: 12\"]")

  #expect(file(app).curated(.boolBesideArray, ofView: "ContentView") == nil)
  #expect(!file(app).mutants(ofView: "ContentView").contains { $0.operatorName == "item-to-bool" })
}

/// The item app whose payload is replaced while its sheet is shown.
private let reloadingApp = itemApp.replacing(
  "Button(\"Share A\") {",
  with:
    "Button(\"Share A\") { Task { try? await Task.sleep(for: .seconds(1)); payload = Payload(id: 2, text: \"B: 34\") };"
)

@Test func keepsTheSheetUpForAnotherPayloadOfTheSameIdentity() throws {
  for (source, expected) in [
    (file(reloadingApp), "cells: B: 34"), (try edited(reloadingApp, .constantIdentity), "cells: A: 12"),
  ] {
    let host = try launched(source)
    try host.tap("Share A")
    host.wait(.seconds(5))
    #expect(share(host) == expected)
  }
}

@Test(
  arguments: [
    (CuratedEdit.boolBesideArray, nil),
    (.buttonWritesClipboard, ["empty: ", "cells: B: 34", "Copied: B: 34"]),
    (.constantIdentity, nil),
    (.emptyItems, ["empty: ", "empty: ", "Copied: nothing"]),
    (.labelShowsPayload, ["empty: ", "cells: B: 34", "Copied: B: 34"]),
    (.lateData, ["empty: ", "cells: A: 12", "Copied: nothing"]),
    (.listBehind, ["empty: ", "cells: B: 34", "A: 12|B: 34|Copied: nothing"]),
    (.swappedPayloads, ["empty: ", "cells: A: 12", "Copied: nothing"]),
  ] as [(CuratedEdit, [String]?)])
func breaksTheBoolAppWhereItHasTheParts(_ edit: CuratedEdit, shows expected: [String]?) throws {
  guard let expected else {
    #expect(file(boolApp).curated(edit, ofView: "ContentView") == nil)
    return
  }
  let shown = try story(edited(boolApp, edit))

  #expect(shown == expected)
}

/// The Bool app whose items are those of an object.
private let objectApp =
  boolApp.replacing("@State private var items: [Any] = []", with: "@StateObject private var basket = Basket()")
  .replacing("{ items =", with: "{ basket.items =").replacing(
    "items: items)\n    }\n  }\n}", with: "items: basket.items)\n    }\n  }\n}")
  + "\nfinal class Basket: ObservableObject { @Published var items: [Any] = [] }"

@Test(
  arguments: [
    (nil, ["cells: A: 12", "cells: B: 34", "Copied: nothing"]),
    (CuratedEdit.buttonWritesClipboard, ["cells: A: 12", "cells: B: 34", "Copied: B: 34"]),
    (.delayedLoad, ["empty: ", "empty: ", "Copied: nothing"]),
    (.emptyItems, ["empty: ", "empty: ", "Copied: nothing"]),
    (.labelShowsPayload, ["cells: A: 12", "cells: B: 34", "Copied: B: 34"]),
    (.lateData, ["empty: ", "cells: A: 12", "Copied: nothing"]),
    (.swappedPayloads, ["cells: B: 34", "cells: A: 12", "Copied: nothing"]),
    (.withoutAnchor, ["cells: A: 12", "cells: B: 34", "Copied: nothing"]),
  ] as [(CuratedEdit?, [String])])
func followsThePayloadIntoAnObject(_ edit: CuratedEdit?, shows expected: [String]) throws {
  let file = try edit.map { try edited(objectApp, $0) } ?? file(objectApp)

  let shown = try story(file)

  #expect(shown == expected)
}

/// Views without the parts that an edit needs.
@Test(arguments: CuratedEdit.allCases)
func leavesViewsWithoutAShareSheetAlone(_ edit: CuratedEdit) throws {
  let plain = file("import SwiftUI\nstruct ContentView: View { var body: some View { Text(\"A\") } }")

  let mutant = plain.curated(edit, ofView: "ContentView")

  #expect((mutant != nil) == (edit == .listBehind))
}

/// Reaching an edit is noted where the broken part runs, not where the view is made.
@Test(arguments: CuratedEdit.allCases.filter { $0 != .listBehind })
func notesThatACuratedEditWasReached(_ edit: CuratedEdit) throws {
  let host = try launched(edited(edit == .constantIdentity ? reloadingApp : itemApp, edit))

  #expect(host.faultProgress == .notReached)
  try host.tap("Share A")
  #expect(host.faultProgress == .reached)
}
