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

/// A view with a list of states and a body.
private func view(_ states: String, _ body: String, declarations: String = "") -> String {
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

@Test(arguments: [
  MutantCase(
    "dropped-write", view("@State private var n = 0", "Button(\"Add\") { 1️⃣n = 2 * n2️⃣ }"), becomes: ""),
  MutantCase(
    "emptied-array",
    view("@State private var note: Note?", "Text(\"\").sheet(item: $note) { note in ShareBox(items: 1️⃣[note.text]2️⃣) }"),
    becomes: "[]"),
  MutantCase("changed-literal", view("", "Text(1️⃣\"Hello\"2️⃣)"), becomes: "\"Hello?\""),
])
func putsSomethingElseInThePlaceOfWords(_ example: MutantCase) throws {
  let marked = MarkedSource(example.source)

  let mutants = marked.file.mutants(ofView: "ContentView")

  let found = mutants.filter { $0.span == marked.span("1️⃣", "2️⃣") && $0.operatorName == example.operatorName }
  #expect(found.map(\.replacement) == [example.replacement], "\(mutants.map { ($0.operatorName, $0.replacement) })")
}
