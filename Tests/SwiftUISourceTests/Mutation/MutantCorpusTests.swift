import Foundation
import PresentationRuntime
import SwiftUISource
import Testing

/// A view file of the project's own tests and scenarios, and of the models that ship.
struct ViewFileCase: CustomTestStringConvertible, Sendable {
  var url: URL

  var testDescription: String { url.lastPathComponent }

  func file() throws -> ViewSource { ViewSource(path: url.lastPathComponent, source: Array(try Data(contentsOf: url))) }

  /// All of them, in order.
  static let all: [ViewFileCase] = {
    let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folders = ["Tests/ConformanceTests/Corpus", "scenarios", "Sources/PresentationModels/Models"]
    return folders.flatMap { folder -> [URL] in
      let found = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }
    .sorted { $0.path < $1.path }
    .map { ViewFileCase(url: $0) }
  }()
}

/// What a view shows when each of its buttons is tapped, or why it does not run.
private func story(_ file: ViewSource, view: String) -> [String] {
  guard file.diagnostics.isEmpty else { return ["cannot be read: \(file.diagnostics)"] }
  guard let app = try? file.app(view: view) else { return ["cannot be launched"] }
  let host = PresentationHost(app)
  host.launch()
  host.settle()
  var shown: [String] = []
  func show() {
    let layers = host.screen.layers.map { layer in
      "\(layer.kind) \(layer.title ?? "") \(layer.texts) \(layer.controls) \(layer.shareSheet?.caption ?? "-")"
    }
    shown.append("\(layers) \(host.crash?.message ?? "") \(host.faultProgress)")
  }
  show()
  for control in host.screen.top?.controls ?? [] where control.kind == .button && host.crash == nil {
    _ = try? host.act(.tap(label: control.label))
    host.wait(.milliseconds(700))
    show()
  }
  return shown
}

@Test func findsTheViewFilesOfTheProject() {
  #expect(ViewFileCase.all.count > 10)
}

/// Everything that is found in real files can be put into the tree, and reads as Swift.
@Test(arguments: ViewFileCase.all)
func canBeAppliedWhateverIsFound(_ example: ViewFileCase) throws {
  let file = try example.file()
  for view in file.views {
    for mutant in file.mutants(ofView: view) + CuratedEdit.allCases.compactMap({ file.curated($0, ofView: view) }) {
      #expect(file.applying([mutant]).diagnostics.isEmpty, "\(mutant.operatorName) \(mutant.start)")
      #expect(!mutant.sentence.isEmpty && mutant.sentence.last != ".")
      #expect(mutant.span.start <= mutant.span.end)
    }
  }
}

/// The edited tree runs like the text that somebody would have written.
@Test(arguments: ViewFileCase.all)
func runsLikeTheTextThatSaysTheSame(_ example: ViewFileCase) throws {
  let file = try example.file()
  for view in file.views {
    for mutant in file.mutants(ofView: view) + CuratedEdit.allCases.compactMap({ file.curated($0, ofView: view) }) {
      let text = file.text(applying: [mutant])
      let read = ViewSource(path: file.path, source: text)

      let fromTree = story(file.applying([mutant]), view: view).map { $0.replacing(" reached", with: " notReached") }
      let fromText = story(read, view: view)

      #expect(
        fromTree == fromText, "\(mutant.operatorName) at \(mutant.start.line):\(mutant.start.column)")
      if fromTree != fromText { print(String(decoding: text, as: UTF8.self)) }
    }
  }
}

/// What is not broken runs like the file itself.
@Test(arguments: ViewFileCase.all)
func runsAsBeforeWithoutMutants(_ example: ViewFileCase) throws {
  let file = try example.file()
  for view in file.views {
    #expect(story(file.applying([]), view: view) == story(file, view: view))
  }
}
