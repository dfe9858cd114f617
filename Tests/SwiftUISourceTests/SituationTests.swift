import PresentationRuntime
import SwiftUISource
import Testing

/// The situations of the presentation rules as view sources: the share sheet behind a flag and behind an item.
struct SituationTests {
  private func expectEmpty(_ host: PresentationHost, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(host.screen.shareSheet?.cells == 0, sourceLocation: sourceLocation)
    #expect(host.caption == nil, sourceLocation: sourceLocation)
  }

  private func first(_ app: BoolApp) throws -> PresentationHost {
    let host = try launched(app.source)
    try host.tap("Share A")
    return host
  }

  @Test func showsNothingTheFirstTimeAndContentTheSecond() throws {
    let host = try first(BoolApp())

    expectEmpty(host)
    #expect(host.evaluations("ContentView") == 1)

    try host.act(.close)
    try host.tap("Share B")

    #expect(host.caption == "Share B: 34")
    #expect(host.evaluations("ContentView") > 1)
  }

  @Test func staysEmptyWhenOnlyTheFlagIsSetAgain() throws {
    let host = try first(BoolApp())
    try host.act(.close)
    try host.tap("Flag only")

    expectEmpty(host)
  }

  @Test func keepsTheOldValueWhenAnEqualOneIsWritten() throws {
    let host = try first(BoolApp(itemsType: "[String] = []"))
    expectEmpty(host)
    try host.act(.close)
    try host.tap("Share A")

    expectEmpty(host)
  }

  static let empties: [(name: String, app: BoolApp)] = [
    ("the flag first", BoolApp(action: "showShare = true; items = [text]")),
    ("a projected value in the closure", BoolApp(content: "ShareBox(items: $items.wrappedValue)")),
    (
      "a view of one's own that takes the items",
      BoolApp(
        content: "Wrapper(items: items)",
        declarations: "struct Wrapper: View { let items: [Any]; var body: some View { ShareBox(items: items) } }")
    ),
    ("an id in the content only", BoolApp(content: "ShareBox(items: items).id(items.count)")),
    ("the flag in a later block", BoolApp(action: "items = [text]; DispatchQueue.main.async { showShare = true }")),
    (
      "a task that awaits the data",
      BoolApp(action: "Task { let loaded = await load(text); items = loaded; showShare = true }")
    ),
  ]

  @Test(arguments: empties.map(\.name))
  func showsNothing(_ name: String) throws {
    var app = try #require(Self.empties.first { $0.name == name }).app
    app.declarations += "\nfunc load(_ text: String) async -> [Any] { await Task.yield(); return [text] }"

    let host = try first(app)

    expectEmpty(host)
  }

  static let contents: [(name: String, app: BoolApp)] = [
    ("a body that shows the count", BoolApp(body: "Text(\"\\(items.count) items\")")),
    ("a capture list with the items", BoolApp(capture: "[items] in")),
    ("a capture list with the flag", BoolApp(capture: "[showShare] in")),
    ("onChange of the count", BoolApp(modifiers: ".onChange(of: items.count) { _, _ in }")),
    ("an id in the body", BoolApp(body: "Text(\"x\").id(items.count)")),
    (
      "a binding handed to a child",
      BoolApp(
        content: "Child(items: $items)",
        declarations: "struct Child: View { @Binding var items: [Any]; var body: some View { ShareBox(items: items) } }"
      )
    ),
    (
      "another state that the body reads",
      BoolApp(
        state: "@State private var count = 0", action: "items = [text]; count += 1; showShare = true",
        body: "Text(\"\\(count)\")")
    ),
    (
      "an observable object in a state",
      BoolApp(
        state: "@State private var model = Model()", action: "model.items = [text]; showShare = true",
        content: "ShareBox(items: model.items)",
        declarations: "@Observable final class Model { var items: [Any] = [] }")
    ),
    (
      "an observed object",
      BoolApp(
        state: "@StateObject private var model = Model()", action: "model.items = [text]; showShare = true",
        content: "ShareBox(items: model.items)",
        declarations: "final class Model: ObservableObject { @Published var items: [Any] = [] }")
    ),
  ]

  @Test(arguments: contents.map(\.name))
  func showsContent(_ name: String) throws {
    let host = try first(try #require(Self.contents.first { $0.name == name }).app)

    #expect(host.caption == "Share A: 12")
  }

  @Test func staysEmptyWithADelayBetweenItemsAndFlag() throws {
    let app = BoolApp(
      action: "items = [text]; DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { showShare = true }")
    let host = try first(app)
    #expect(host.presented.isEmpty)

    host.wait(.seconds(1))

    expectEmpty(host)
  }

  @Test func showsTheItemEachTimeAndOtherStateStale() throws {
    let host = try launched(
      textApp(
        """
        @State private var note: Note?
        @State private var other = "old"
        var body: some View {
          Button("Open") { note = Note(id: 1, text: "item"); other = "new" }
            .sheet(item: $note) { note in
              Text(note.text + " " + other)
              ShareBox(items: [note.text])
            }
        }
        """))

    try host.tap("Open")

    #expect(host.texts == ["item old"])
    #expect(host.caption == "item")
  }

  @Test func readsTheNewValueInAButtonOfTheStaleSheet() throws {
    let host = try launched(
      textApp(
        """
        @State private var word = "old"
        @State private var open = false
        @State private var seen = "-"
        var body: some View {
          Button("Open") { word = "new"; open = true }
            .sheet(isPresented: $open) {
              Text(word)
              Button("Look") { UIPasteboard.general.string = word }
            }
        }
        """))

    try host.tap("Open")
    #expect(host.texts == ["old"])
    try host.tap("Look")

    #expect(host.clipboard.text == "new")
  }

  @Test func changesATextButNoShareSheetWhenDataComeLate() throws {
    let source = textApp(
      """
      @State private var note: Note?
      @State private var closed = 0
      var body: some View {
        VStack {
          Text("closed \\(closed)")
          Button("Open") {
            note = Note(id: 1, text: "old")
            Task {
              try? await Task.sleep(for: .milliseconds(10))
              note = Note(id: 1, text: "new")
            }
          }
          Button("Another") { note = Note(id: 1, text: "A") }
        }
        .sheet(item: $note, onDismiss: { closed += 1 }) { note in
          Text(note.text)
          ShareBox(items: [note.text])
          Button("Next") { self.note = Note(id: note.id + 1, text: "B") }
        }
      }
      """)
    let host = try launched(source)
    try host.tap("Open")
    #expect(host.texts == ["old"])

    host.wait(.seconds(1))

    #expect(host.texts == ["new"])
    #expect(host.caption == "old")
    try host.tap("Next")
    #expect(host.texts == ["B"])
    #expect(host.caption == "B")
    #expect(host.rootTexts == ["closed 1"])
    #expect(host.screen.presentations == 2)
  }

  @Test func setsTheBindingAtTheEndOfASwipe() throws {
    let host = try launched(
      textApp(
        """
        @State private var open = false
        @State private var log: [String] = []
        var body: some View {
          VStack { Text(log.joined(separator: ",")); Button("Open") { open = true } }
            .sheet(isPresented: Binding(get: { open }, set: { open = $0; log.append("set \\($0)") }),
              onDismiss: { log.append(open ? "on" : "off") }) { Text("panel") }
        }
        """))
    try host.tap("Open")

    try host.act(.swipeDown)

    #expect(host.texts == ["set false,off"])
  }

  @Test func keepsTheContentsStateWhenItIsCalledAgain() throws {
    let host = try launched(
      textApp(
        """
        @State private var open = false
        @State private var count = 0
        var body: some View {
          VStack { Text("count \\(count)"); Button("Open") { open = true } }
            .sheet(isPresented: $open) { Panel(count: count) { count += 1 } }
        }
        """,
        declarations: """
          struct Panel: View {
            let count: Int
            let more: () -> Void
            @State private var draft = 0
            var body: some View {
              Text("\\(count) \\(draft)")
              Button("More") { more() }
              Button("Draft") { draft += 1 }
            }
          }
          """))
    try host.tap("Open")
    try host.tap("Draft")

    try host.tap("More")

    #expect(host.texts == ["1 1"])
  }

  @Test func isBlankTheFirstTimeBehindIfLet() throws {
    let host = try launched(
      textApp(
        """
        @State private var note: Note?
        @State private var open = false
        var body: some View {
          Button("Open") { note = Note(id: 1, text: "n"); open = true }
            .sheet(isPresented: $open) { if let note { Text(note.text) } }
        }
        """))

    try host.tap("Open")

    #expect(host.presented == [.sheet])
    #expect(host.texts == [])
  }

  @Test func presentsOneAtATimeAndStacksFromInside() throws {
    let host = try launched(
      textApp(
        """
        @State private var first = false
        @State private var second = false
        @State private var inner = false
        var body: some View {
          VStack {
            Text("home")
            Button("First") { first = true }
            Button("Second") { second = true }
          }
          .sheet(isPresented: $first) {
            VStack {
              Text("one")
              Button("Ask") { second = true }
              Button("Inner") { inner = true }
              Button("Swap") { first = false; second = true }
            }
            .sheet(isPresented: $inner) { Text("inside") }
          }
          .sheet(isPresented: $second) { Text("two") }
        }
        """))
    try host.tap("Second")
    #expect(host.texts == ["two"])
    try host.act(.swipeDown)

    try host.tap("First")
    try host.tap("Ask")
    #expect(host.texts == ["one"])
    #expect(host.screen.warnings.contains { $0.contains("already presenting") })
    try host.act(.swipeDown)
    #expect(host.texts == ["two"])
    try host.act(.swipeDown)

    try host.tap("First")
    try host.tap("Inner")
    #expect(host.presented == [.sheet, .sheet])
    #expect(host.texts == ["inside"])
    try host.act(.swipeDown)
    try host.tap("Swap")
    #expect(host.texts == ["two"])
    #expect(host.presented == [.sheet])
  }

  @Test(arguments: ["Binding(presence: $error)", ".init(presence: $error)", "Binding<Bool>(presence: $error)"])
  func presentsWithABindingThatAnExtensionMakes(_ flag: String) throws {
    let host = try launched(
      """
      import SwiftUI
      extension Binding where Value == Bool {
        init<T>(presence of: Binding<T?>) {
          self.init(get: { of.wrappedValue != nil }, set: { if !$0 { of.wrappedValue = nil } })
        }
      }
      struct ContentView: View {
        @State private var error: String?
        var body: some View {
          VStack { Text(error ?? "none"); Button("Go") { error = "x" } }
            .alert("Error", isPresented: \(flag), presenting: error) { _ in Button("OK") {} } message: { Text($0) }
        }
      }
      """)
    try host.tap("Go")

    #expect(host.presented == [.alert])

    try host.tap("OK")

    #expect(host.presented == [])
    #expect(host.texts == ["none"])
  }

  @Test func keepsWhatIsTypedIntoAFieldOfANumberUntilItIsOne() throws {
    let host = try launched(
      """
      import SwiftUI
      struct Settings { var size = 1 }
      struct ContentView: View {
        @State private var number = 3.5
        @State private var settings = Settings()
        var body: some View {
          VStack {
            Text("\\(number) \\(settings.size)")
            TextField("Number", value: $number, format: .number)
            TextField("Size", value: $settings.size, format: .number)
            Button("Reset") { number = 2 }
          }
        }
      }
      """)
    try host.act(.clear(field: "Number"))
    #expect(host.texts == ["3.5 1"])
    try host.act(.type(text: "7", field: "Number"))
    #expect(host.texts == ["7.0 1"])
    try host.act(.type(text: ".25", field: "Number"))
    #expect(host.texts == ["7.25 1"])
    try host.tap("Reset")
    try host.act(.clear(field: "Size"))
    try host.act(.type(text: "4", field: "Size"))
    try host.act(.type(text: "5", field: "Number"))

    #expect(host.texts == ["2.05 4"])
  }

  @Test func receivesFromAPublisherOfTheFirstValue() throws {
    let host = try launched(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var count = 0
        let subject = PassthroughSubject<Int, Never>()
        var body: some View {
          VStack { Text("\\(count)"); Button("Send") { subject.send(1) } }
            .onReceive(subject.first().map { $0 > 0 }) { _ in count += 1 }
        }
      }
      """)
    try host.tap("Send")

    #expect(host.texts == ["1"])
  }
}
