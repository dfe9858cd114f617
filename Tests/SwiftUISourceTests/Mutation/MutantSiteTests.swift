import PresentationRuntime
import SwiftUISource
import Testing

/// A view with the words that one mutant replaces between two markers, and what it puts there.
struct MutantCase: CustomTestStringConvertible, Sendable {
  var operatorName: String
  var source: String
  var replacement: String

  init(_ operatorName: String, _ source: String, becomes replacement: String) {
    self.operatorName = operatorName
    self.source = source
    self.replacement = replacement
  }

  var testDescription: String { operatorName + " → " + replacement }
}

/// A view with a list of states and a body, and a payload to share.
func view(_ states: String, _ body: String, declarations: String = "") -> String {
  """
  import SwiftUI
  \(shareBox)
  struct Note: Identifiable { let id: Int; let text: String }
  \(declarations)
  struct ContentView: View {
    \(states)
    var body: some View {
      \(body)
    }
  }
  """
}

/// The view's sheet of an item, with the markers in it.
private func sheet(_ modifier: String) -> String {
  view(
    "@State private var note: Note?; @State private var title = \"\"; @State private var last: String?",
    "Button(\"Share\") { note = Note(id: 1, text: \"A\") }\n" + modifier)
}

private let cases: [MutantCase] = [
  MutantCase("dropped-write", view("@State private var n = 0", "Button(\"Add\") { 1️⃣n = 2 * n2️⃣ }"), becomes: ""),
  MutantCase("dropped-write", view("@State private var n = 0", "Button(\"Add\") { 1️⃣n += 22️⃣ }"), becomes: ""),
  MutantCase("dropped-write", view("@State private var n = [0]", "Button(\"Add\") { 1️⃣n.append(1)2️⃣ }"), becomes: ""),
  MutantCase(
    "dropped-write",
    view("@State private var n = 0", "Button(\"Add\") { switch n { case 0: 1️⃣n = 12️⃣; default: break } }"),
    becomes: "break"),
  MutantCase(
    "dropped-write", view("", "Button(\"Add\") { 1️⃣UIPasteboard.general.string = \"A\"2️⃣ }"), becomes: ""),
  MutantCase(
    "dropped-call", view("", "Button(\"Add\") { 1️⃣load()2️⃣ }", declarations: "func load() { print(1) }"), becomes: ""),
  MutantCase(
    "dropped-call",
    view("@Environment(\\.dismiss) private var dismiss", "Button(\"Shut\") { 1️⃣dismiss()2️⃣ }"), becomes: ""),
  MutantCase(
    "removed-await",
    view(
      "@State private var n = 0",
      "Text(\"\").task { 1️⃣try? await Task.sleep(for: .seconds(1))2️⃣; n = 1 }"),
    becomes: "Task { try? await Task.sleep(for: .seconds(1)) }"),
  MutantCase(
    "swapped-payloads",
    view(
      "@State private var n: String?",
      "VStack { Button(\"A\") { n = 1️⃣\"one\"2️⃣ }; Button(\"B\") { n = \"two\" } }"), becomes: "\"two\""),
  MutantCase(
    "swapped-payloads",
    view(
      "@State private var n: String?",
      "VStack { Button(\"A\") { put(1️⃣\"one\"2️⃣) }; Button(\"B\") { put(\"two\") } }",
      declarations: "func put(_ text: String) { print(text) }"), becomes: "\"two\""),
  MutantCase(
    "emptied-array", sheet(".sheet(item: $note) { note in ShareBox(items: 1️⃣[note.text]2️⃣) }"), becomes: "[]"),
  MutantCase(
    "dropped-on-dismiss",
    sheet(".sheet(item: $note1️⃣, onDismiss: { title = \"gone\" }2️⃣) { note in ShareBox(items: [note.text]) }"),
    becomes: ""),
  MutantCase(
    "removed-modifier", sheet("1️⃣.sheet(item: $note) { note in ShareBox(items: [note.text]) }2️⃣"), becomes: ""),
  MutantCase("removed-modifier", view("", "Text(\"A\")1️⃣.disabled(true)2️⃣.padding()"), becomes: ""),
  MutantCase(
    "item-to-bool", sheet(".sheet(1️⃣item: $note2️⃣) { note in ShareBox(items: [note.text]) }"),
    becomes: "isPresented: $isNoteShown"),
  MutantCase(
    "other-state", sheet(".sheet(item: $note) { note in ShareBox(items: [1️⃣note.text2️⃣]) }"),
    becomes: "(self.last ?? \"\")"),
  MutantCase(
    "other-state",
    view(
      "@State private var on = false; @State private var a: String = \"a\"; @State private var b: String = \"b\"",
      "Button(\"Open\") { on = true }.sheet(isPresented: $on) { Text(1️⃣a2️⃣) }"), becomes: "self.b"),
  MutantCase("negated-condition", view("@State private var n = 0", "if 1️⃣n == 02️⃣ { Text(\"A\") }"), becomes: "n != 0"),
  MutantCase("negated-condition", view("@State private var n = 0", "if 1️⃣n < 02️⃣ { Text(\"A\") }"), becomes: "n >= 0"),
  MutantCase("negated-condition", view("@State private var on = true", "if 1️⃣!on2️⃣ { Text(\"A\") }"), becomes: "on"),
  MutantCase(
    "negated-condition", view("@State private var n = [0]", "Text(\"A\").disabled(1️⃣n.isEmpty2️⃣)"), becomes: "!n.isEmpty"),
  MutantCase(
    "negated-condition", view("@State private var on = true", "Button(\"A\") { guard 1️⃣on && on2️⃣ else { return } }"),
    becomes: "!(on && on)"),
  MutantCase(
    "negated-condition", view("@State private var on = true", "Text(1️⃣on2️⃣ ? \"A\" : \"B\")"), becomes: "!on"),
  MutantCase("changed-literal", view("", "Text(1️⃣\"Hello\"2️⃣)"), becomes: "\"Hello?\""),
  MutantCase("changed-literal", view("", "Text(1️⃣#\"Hello\"#2️⃣)"), becomes: "#\"Hello?\"#"),
  MutantCase("changed-literal", view("", "Text(1️⃣\"\"\"\n  Hello\n  \"\"\"2️⃣)"), becomes: "\"\"\"\n  Hello?\n  \"\"\""),
  MutantCase("changed-literal", view("@State private var n = 1️⃣12️⃣", "Text(\"\\(n)\")"), becomes: "2"),
  MutantCase("changed-literal", view("@State private var on = 1️⃣false2️⃣", "Text(\"\\(on)\")"), becomes: "true"),
]

@Test(arguments: cases)
func putsSomethingElseInThePlaceOfWords(_ example: MutantCase) throws {
  let marked = MarkedSource(example.source)

  let mutants = marked.file.mutants(ofView: "ContentView")

  let found = mutants.filter { $0.span == marked.span("1️⃣", "2️⃣") && $0.operatorName == example.operatorName }
  #expect(
    found.map(\.replacement) == [example.replacement],
    "\(mutants.map { $0.operatorName + ": " + $0.replacement })")
}

/// Code in which nothing that is plausible and can be noticed can be changed.
@Test(arguments: [
  view(
    "", "Text(verbatim: name(of: 3)).padding(4).font(.system(size: 12))", declarations: "let name = { (n: Int) in n }"),
  view("", "Image(systemName: \"leaf\")"),
  view("", "EmptyView()", declarations: "struct Other: View { var body: some View { Text(\"never shown\") } }"),
  view("private func unused() { print(\"A\"); UIPasteboard.general.string = \"A\" }", "EmptyView()"),
  view("", "EmptyView()", declarations: "#Preview { Text(\"A\").disabled(true) }"),
  view("let items: [Any] = [Int]()", "EmptyView()"),
  view("", "EmptyView().presentationDetents([.medium, .large])"),
  view(
    "", "Sending()",
    declarations: """
      struct Sending: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Page { Page() }
        func updateUIViewController(_ page: Page, context: Context) {}
      }
      class Page: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "nobody sees it"
        }
      }
      """
  ).replacing("label.text = \"nobody sees it\"", with: "label.isHidden = Bool()"),
])
func leavesAloneWhatNobodyCouldNotice(_ source: String) {
  let mutants = MarkedSource(source).file.mutants(ofView: "ContentView")

  #expect(mutants.map { $0.operatorName + ": " + $0.replacement } == [])
}

@Test func dropsNoWriteThatTheNextOneOverwrites() {
  func dropped(_ statements: String) -> [String] {
    file(of: statements).mutants(ofView: "ContentView").filter { $0.operatorName == "dropped-write" }.map(\.sentence)
  }
  func file(of statements: String) -> ViewSource {
    MarkedSource(
      view("@State private var n = 0; @State private var m = 0", "Text(\"\\(n + m)\"); Button(\"A\") { \(statements) }")
    ).file
  }

  #expect(dropped("n = 1; n = 2").count == 1)
  #expect(dropped("n = 1; n = n + 1").count == 2)
  #expect(dropped("n = 1; n += 1").count == 2)
  #expect(dropped("n = 1; m = 2").count == 2)
}

@Test func namesPlacesInCharacters() throws {
  let marked = MarkedSource(
    view("@State private var on = true", "\tText(\"한국어 👩‍👩‍👧\"); Text(1️⃣\"日本語 🇰🇷\"2️⃣).disabled(3️⃣on4️⃣)"))
  let lines = marked.text.prefix { _ in true }.split(separator: "\n", omittingEmptySubsequences: false)
  let line = try #require(lines.firstIndex { $0.contains("한국어") })
  func column(_ words: String) throws -> Int {
    let start = try #require(lines[line].firstRange(of: words)).lowerBound
    return lines[line].distance(from: lines[line].startIndex, to: start) + 1
  }

  let mutants = marked.file.mutants(ofView: "ContentView")

  let text = try #require(mutants.first { $0.span == marked.span("1️⃣", "2️⃣") })
  #expect(text.start == SourcePlace(path: "View.swift", line: line + 1, column: try column("\"日本語")))
  #expect(text.end == SourcePlace(path: "View.swift", line: line + 1, column: try column(").disabled")))
  let condition = try #require(mutants.first { $0.span == marked.span("3️⃣", "4️⃣") })
  #expect(condition.start.column == (try column("on)")))
}

@Test func saysEachMutantOnceInTheOrderOfTheText() {
  for file in [MarkedSource(BoolApp().source).file, MarkedSource(sheet(".id(title)")).file] {
    let mutants = file.mutants(ofView: "ContentView")

    #expect(mutants.count > 3)
    #expect(mutants.map(\.span.start) == mutants.map(\.span.start).sorted())
    let words = mutants.map { "\($0.span.start) \($0.span.end) \($0.replacement)" }
    #expect(Set(words).count == words.count)
  }
}

@Test func findsNothingInAFileThatCannotBeRead() {
  let file = MarkedSource("struct ContentView: View { var body: some View { Text(\"A\" } }").file

  #expect(file.mutants(ofView: "ContentView") == [])
  #expect(file.curated(.listBehind, ofView: "ContentView") == nil)
  #expect(MarkedSource(BoolApp().source).file.mutants(ofView: "NoView") == [])
}
