import PresentationRuntime
import SwiftUISource
import Testing

/// Applies all that is found in a file: each mutant by itself, then all at once.
private func applyAll(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let file = ViewSource(path: "View.swift", source: Array(text.utf8))
  for view in file.views {
    let mutants =
      file.mutants(ofView: view) + CuratedEdit.allCases.compactMap { file.curated($0, ofView: view) }
    for mutant in mutants.prefix(60) {
      #expect(file.applying([mutant]).diagnostics.isEmpty, "\(mutant)", sourceLocation: sourceLocation)
    }
    _ = file.applying(mutants)
    _ = file.text(applying: mutants)
  }
}

/// Every language feature that the tests of the interpreter know.
@Test func appliesWhateverIsFoundInEveryPartOfTheLanguage() {
  for snippet in basicSnippets + typeSnippets + nameSnippets + moreSnippets {
    applyAll(
      """
      import SwiftUI
      \(snippet.declarations)
      func run() -> String {
      \(snippet.body)
      }
      struct ContentView: View {
        var body: some View { Text(run()) }
      }
      """)
  }
}

@Test(arguments: ["\n", "\r\n", "\r"])
func keepsLineEndsOfTheFile(_ end: String) throws {
  let text = view("@State private var n = 0", "Text(\"one\")\nButton(\"Add\") { n = 2 }").split(separator: "\n")
    .joined(separator: end)
  applyAll(text)
  let file = ViewSource(path: "View.swift", source: Array(text.utf8))
  let write = try #require(file.mutants(ofView: "ContentView").first { $0.operatorName == "dropped-write" })

  #expect(file.text(ofLine: write.start.line).contains("n = 2"))
  #expect(file.text(applying: [write]).count == text.utf8.count - 5)
}

/// Cut anywhere, a file gives either nothing or what can be applied.
@Test func appliesWhateverIsFoundInAPartOfAFile() {
  let bytes = Array(BoolApp().source.utf8)
  for end in stride(from: 0, through: bytes.count, by: 7) {
    applyAll(String(decoding: bytes[..<end], as: UTF8.self))
  }
}

@Test func appliesWhatIsFoundInDeepAndLongCode() {
  let nested = String(repeating: "VStack { ", count: 60) + "Text(\"deep\")" + String(repeating: " }", count: 60)
  let long = "Text(\"long\")" + String(repeating: ".disabled(true)", count: 400)
  applyAll(view("@State private var n = 0", nested))
  applyAll(view("@State private var n = 0", long))
  applyAll(view("@State private var n = 0", "Text(\"a\" + " + String(repeating: "\"b\" + ", count: 200) + "\"c\")"))
}

/// Where the parts of an edit lie in each other, the outer one stays.
@Test func appliesEditsThatLieInEachOther() throws {
  let source = view(
    "@State private var note: Note?",
    "Button(\"Open\") { note = Note(id: 1, text: \"A\") }.sheet(item: $note) { note in ShareBox(items: [note.text]) }")
  let file = MarkedSource(source).file
  let mutants = file.mutants(ofView: "ContentView")

  for first in mutants {
    for second in mutants {
      #expect(file.applying([first, second]).diagnostics.isEmpty, "\(first.operatorName), \(second.operatorName)")
    }
  }
}
