import Foundation
import Testing

/// `probe-run models` on the shipped models and on view files.
struct ModelsProcessTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  static let view = """
    import SwiftUI

    struct CartView: View {
      let count: Int
      @State private var isOpen = false
      @State private var text = ""

      var body: some View {
        VStack {
          Button("Share cart") { text = load(count); isOpen = true }
            .padding()
        }
        .sheet(isPresented: $isOpen) { Text(text) }
      }
    }

    """

  @Test func showsWhatWasUnderstoodEachWithItsLine() throws {
    try directory.write("CartView.swift", Self.view)

    let ending = try ProbeRun.end("models", "CartView.swift", in: directory.path)

    #expect(ending.code == 0)
    #expect(
      ending.output == """
        CartView.swift: 1 view, 1 control, 1 presentation, 1 inert, 1 opaque

        views
             3  CartView  launch with count
             5    @State isOpen
             6    @State text

        controls
            10  Button 'Share cart'

        presentations
            13  .sheet(isPresented: $isOpen)

        inert: read, and without effect on presenting
            11  .padding

        opaque: not in the file; 'stub' says what it gives back
            10  load

        """)
  }

  @Test(arguments: ["item", "bool", "empty"])
  func givesTheViewFileOfAShippedModelToPasteAway(_ name: String) throws {
    let source = try ProbeRun.end("models", "--source", name)
    try directory.write("Pasted.swift", source.output)
    try directory.write(
      "pasted.probe",
      """
      model pasted from 'Pasted.swift' view ContentView
      on pasted, \(name)
      scenario 'a share' { tap Share A; require share sheet; expect completion cancelled; expect cells 99 }

      """)

    let run = try ProbeRun.end("pasted.probe", in: directory.path)

    #expect(source.code == 0)
    #expect(source.output.hasPrefix("import SwiftUI\n"))
    #expect(run.output.contains("2 failed"))
  }

  @Test func showsAShippedModelWithItsSummary() throws {
    let ending = try ProbeRun.end("models", "bool")

    #expect(ending.code == 0)
    #expect(ending.output.hasPrefix("bool: presents by a Bool beside an array"))
    #expect(ending.output.contains("\nBoolApp.swift: 2 views, 3 controls, 1 presentation\n"))
  }

  @Test func showsMistakesBehindWhatWasUnderstood() throws {
    try directory.write("Broken.swift", Self.view + "func broken( {\n")

    let ending = try ProbeRun.end("models", "Broken.swift", in: directory.path)

    #expect(ending.code == 2)
    #expect(ending.output.contains("CartView  launch with count"))
    #expect(ending.output.contains("error[swift-"))
    #expect(ending.output.contains("--> Broken.swift:"))
  }

  @Test func namesTheNearestModelOrFile() throws {
    try directory.write("CartView.swift", Self.view)

    let model = try ProbeRun.end("models", "itm", in: directory.path)
    let file = try ProbeRun.end("models", "CartVew.swift", in: directory.path)

    #expect(model.code == 66 && file.code == 66)
    #expect(model.errors.contains("did you mean 'item'?"))
    #expect(file.errors.contains("did you mean 'CartView.swift'?"))
  }

  @Test func tellsInertModifiersOnlyWhenAskedForAll() throws {
    try directory.write("CartView.swift", Self.view)
    try directory.write(
      "cart.probe",
      """
      model cart from 'CartView.swift' view CartView
      on cart
      scenario 'a' { launch with count 3; expect button Share cart }
      scenario 'b' { launch with count 4; expect button Share cart }

      """)

    let plain = try ProbeRun.end("cart.probe", in: directory.path)
    let verbose = try ProbeRun.end("-v", "cart.probe", in: directory.path)

    #expect(plain.code == 0 && verbose.code == 0)
    #expect(!plain.errors.contains("inert"))
    #expect(verbose.errors.components(separatedBy: "warning[inert-modifiers]").count == 2)
    #expect(verbose.errors.contains("'.padding' at 11"))
  }

  @Test func tellsViewsOfOtherFilesOnlyWhenAskedForAll() throws {
    try directory.write(
      "Page.swift",
      """
      import SwiftUI
      struct Page: View {
        var body: some View {
          Text("here")
          FancyChart(data: [1])
        }
      }

      """)
    try directory.write(
      "page.probe",
      """
      model page from 'Page.swift' view Page
      scenario 'a' on page { expect text 'here' }

      """)

    let plain = try ProbeRun.end("page.probe", in: directory.path)
    let verbose = try ProbeRun.end("-v", "page.probe", in: directory.path)

    #expect(plain.code == 0 && verbose.code == 0)
    #expect(!plain.errors.contains("FancyChart"))
    #expect(verbose.errors.contains("warning[opaque-views]"))
    #expect(verbose.errors.contains("'FancyChart' at 5"))
    #expect(verbose.errors.contains("--> Page.swift:5:5"))
  }
}
