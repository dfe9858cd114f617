import PresentationRuntime
import SwiftUISource
import Testing

/// A piece of Swift and what it gives as a text, or the error that ends the app.
struct Snippet: CustomTestStringConvertible, Sendable {
  var name: String
  var declarations: String
  var body: String
  var expected: String

  init(_ name: String, declarations: String = "", _ body: String, gives expected: String) {
    self.name = name
    self.declarations = declarations
    self.body = body
    self.expected = expected
  }

  var testDescription: String { name }

  /// What the piece gives when a view shows it.
  func run(ignoringProblems: Bool = false) throws -> String {
    let host = try launched(
      """
      import SwiftUI
      \(declarations)
      func run() -> String {
      \(body)
      }
      struct ContentView: View {
        var body: some View { Text(run()) }
      }
      """, ignoringProblems: ignoringProblems)
    if let crash = host.crash { return "CRASH " + crash.message }
    return host.texts.joined(separator: "|")
  }
}

/// A host that shows the view `name` of a source file, at rest.
func launched(
  _ source: String, view name: String = "ContentView", arguments: [(label: String, value: ViewSource.Argument)] = [],
  options: ViewSource.Options = ViewSource.Options(), ignoringProblems: Bool = false
) throws -> PresentationHost {
  let file = ViewSource(path: "View.swift", source: Array(source.utf8))
  #expect(ignoringProblems || file.diagnostics.isEmpty)
  let host = PresentationHost(try file.app(view: name, arguments: arguments, options: options))
  host.launch()
  host.settle()
  return host
}

extension PresentationHost {
  /// Does one thing and brings the app to rest.
  func act(_ gesture: UserGesture) throws {
    try perform(gesture)
    settle()
  }

  func tap(_ label: String) throws { try act(.tap(label: label)) }

  /// Moves the clock, resting at each event.
  func wait(_ duration: Duration) {
    let end = now + duration
    while advance(to: end) {}
  }

  /// The texts on top.
  var texts: [String] { screen.top?.texts ?? [] }

  /// The texts of the screen behind everything.
  var rootTexts: [String] { screen.layers.first?.texts ?? [] }

  /// The kinds of what is presented, bottom to top.
  var presented: [ScreenLayer.Kind] { screen.layers.dropFirst().map(\.kind) }

  /// The caption of the share sheet.
  var caption: String? { screen.shareSheet?.caption }

  /// How often the bodies of a view were evaluated.
  func evaluations(_ view: String) -> Int { screen.evaluations.first { $0.view == view }?.count ?? 0 }
}
