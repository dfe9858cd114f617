import PresentationRuntime
import SwiftUISource
import Testing

/// What a person does with a broken view, and what is shown then.
struct BrokenView: CustomTestStringConvertible, Sendable {
  var operatorName: String
  var source: String
  var gestures: [UserGesture]
  /// The texts on top before and after the gestures, of the view as it is and of the broken one.
  var healthy: String
  var broken: String
  /// Whether the place is reached before the gestures already.
  var isReachedAtOnce: Bool

  init(
    _ operatorName: String, _ source: String, _ gestures: [UserGesture] = [], healthy: String, broken: String,
    isReachedAtOnce: Bool = false
  ) {
    self.operatorName = operatorName
    self.source = source
    self.gestures = gestures
    self.healthy = healthy
    self.broken = broken
    self.isReachedAtOnce = isReachedAtOnce
  }

  var testDescription: String { operatorName + " → " + broken }
}

private let note = "struct Item: Identifiable { let id: Int; let text: String }"

private func host(_ file: ViewSource) throws -> PresentationHost {
  #expect(file.diagnostics.isEmpty)
  let host = PresentationHost(try file.app(view: "ContentView"))
  host.launch()
  host.settle()
  return host
}

private func words(_ host: PresentationHost) -> String {
  if let crash = host.crash { return "crash: " + crash.message }
  if let sheet = host.screen.shareSheet { return "share sheet, \(sheet.cells) cells: \(sheet.caption ?? "")" }
  return host.texts.joined(separator: "|")
}

private let itemSheet = """
  VStack {
    Text(last ?? "none")
    Button("A") { item = Item(id: 1, text: "one") }
    Button("B") { item = Item(id: 2, text: "two") }
  }
  .sheet(
  """

private let states = "@State private var item: Item?; @State private var last: String?"

private let broken: [BrokenView] = [
  BrokenView(
    "dropped-write", view("@State private var n = 0", "Text(\"\\(n)\"); Button(\"Add\") { 1️⃣n += 52️⃣ }"),
    [.tap(label: "Add")], healthy: "5", broken: "0"),
  BrokenView(
    "dropped-call",
    view(
      "@State private var n = 0; func add() { n += 5 }", "Text(\"\\(n)\"); Button(\"Add\") { 1️⃣add()2️⃣ }"),
    [.tap(label: "Add")], healthy: "5", broken: "0"),
  BrokenView(
    "removed-await",
    view(
      "@State private var n = 0",
      "Text(\"\\(n)\"); Button(\"Add\") { Task { 1️⃣try? await Task.sleep(for: .seconds(60))2️⃣; n = 1 } }"),
    [.tap(label: "Add")], healthy: "0", broken: "1"),
  BrokenView(
    "swapped-payloads",
    view(states, itemSheet + "item: $item) { item in Text(item.text) }", declarations: note).replacing(
      "item = Item(id: 1, text: \"one\")", with: "item = 1️⃣Item(id: 1, text: \"one\")2️⃣"),
    [.tap(label: "A")], healthy: "one", broken: "two"),
  BrokenView(
    "emptied-array",
    view(states, itemSheet + "item: $item) { item in ShareBox(items: 1️⃣[item.text]2️⃣) }", declarations: note),
    [.tap(label: "A")], healthy: "share sheet, 4 cells: one", broken: "share sheet, 0 cells: "),
  BrokenView(
    "other-state",
    view(states, itemSheet + "item: $item) { item in ShareBox(items: [1️⃣item.text2️⃣]) }", declarations: note),
    [.tap(label: "A")], healthy: "share sheet, 4 cells: one", broken: "share sheet, 0 cells: "),
  BrokenView(
    "item-to-bool",
    view(states, itemSheet + "1️⃣item: $item2️⃣) { item in Text(item.text) }", declarations: note),
    [.tap(label: "A")], healthy: "one", broken: ""),
  BrokenView(
    "dropped-on-dismiss",
    view(
      states, itemSheet + "item: $item1️⃣, onDismiss: { last = \"gone\" }2️⃣) { item in Text(item.text) }",
      declarations: note),
    [.tap(label: "A"), .swipeDown], healthy: "gone", broken: "none", isReachedAtOnce: true),
  BrokenView(
    "removed-modifier",
    view(states, itemSheet + "item: $item) { item in Text(item.text) }", declarations: note)
      .replacing(".sheet(", with: "1️⃣.sheet(").replacing("(item.text) }", with: "(item.text) }2️⃣"),
    [.tap(label: "A")], healthy: "one", broken: "none", isReachedAtOnce: true),
  BrokenView(
    "negated-condition",
    view("", "if 1️⃣[1].isEmpty2️⃣ { Text(\"A\") } else { Text(\"B\") }"),
    healthy: "B", broken: "A", isReachedAtOnce: true),
  BrokenView(
    "changed-literal", view("@State private var n = 1️⃣72️⃣", "Text(\"\\(n)\")"), healthy: "7", broken: "8",
    isReachedAtOnce: true),
  BrokenView(
    "changed-literal", view("let n = 1️⃣72️⃣", "Text(\"\\(n)\")"), healthy: "7", broken: "8", isReachedAtOnce: true),
  BrokenView(
    "changed-literal", view("@State private var n = \"\"", "Text(n); Button(\"Add\") { n = 1️⃣\"a\"2️⃣ }"),
    [.tap(label: "Add")],
    healthy: "a", broken: "a?"),
]

@Test(arguments: broken)
func showsSomethingElseWhereAMutantIsReached(_ example: BrokenView) throws {
  let marked = MarkedSource(example.source)
  let file = marked.file
  let mutant = try #require(
    file.mutants(ofView: "ContentView").first {
      $0.span == marked.span("1️⃣", "2️⃣") && $0.operatorName == example.operatorName
    })
  let healthy = try host(file)
  let broken = try host(file.applying([mutant]))

  #expect((broken.faultProgress == .reached) == example.isReachedAtOnce)
  for gesture in example.gestures {
    try healthy.act(gesture)
    try broken.act(gesture)
  }

  #expect(words(healthy) == example.healthy)
  #expect(words(broken) == example.broken)
  #expect(healthy.faultProgress == .notReached)
  #expect(broken.faultProgress == .reached)
}

@Test func appliesSeveralMutantsAtOnce() throws {
  let file = MarkedSource(view("", "Text(\"one\"); Text(\"two\"); Text(\"three\")")).file
  let mutants = file.mutants(ofView: "ContentView")

  let all = try host(file.applying(mutants))
  let none = try host(file.applying([]))

  #expect(words(all) == "one?|two?|three?")
  #expect(words(none) == "one|two|three")
  #expect(none.faultProgress == .notReached)
}

@Test func tellsOfCrashesAtThePlaceOfTheEdit() throws {
  let marked = MarkedSource(view("", "Text(1️⃣[\"a\"]2️⃣[0])"))
  let mutant = try #require(marked.file.mutants(ofView: "ContentView").first { $0.operatorName == "emptied-array" })

  let crash = try #require(try host(marked.file.applying([mutant])).crash)

  #expect(mutant.span == marked.span("1️⃣", "2️⃣"))
  #expect(crash.place?.line == mutant.start.line)
}
