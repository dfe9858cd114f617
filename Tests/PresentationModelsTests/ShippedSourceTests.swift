import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import SwiftUISource
import Testing

@testable import probe_bench

/// The models that ship are view files, and do what the runtime does when it is called directly.
@Suite struct ShippedSourceTests {
  static let walks: [[Statement]] = [
    [tap("Share A"), act(.close), tap("Share B"), act(.copy), tap("Read copied text")],
    [tap("Share B"), act(.swipeDown), act(.setClipboard(text: "mine")), tap("Read copied text")],
    [tap("Share A"), act(.close), act(.relaunch), tap("Share A")],
    [act(.device(name: "ipad")), tap("Share A"), act(.close), tap("Share A")],
  ]

  @Test(arguments: walks.indices)
  func boolDoesWhatTheSameViewDoesByDirectCalls(_ walk: Int) throws {
    var source = PresentationDriver(try shipped("bool"))
    var direct = PresentationDriver(DirectBoolApp.model)
    source.launch()
    direct.launch()

    for case .action(let action) in Self.walks[walk].map(\.step.kind) {
      try source.perform(action)
      source.settle()
      try direct.perform(action)
      direct.settle()
      #expect(source.snapshot() == direct.snapshot())
    }
    #expect(source.account(from: 0, to: source.traceMark) == direct.account(from: 0, to: direct.traceMark))
  }

  @Test(arguments: ModelCatalogue.shipped.map(\.name))
  func eachHasAViewFileWithoutMistakes(_ name: String) throws {
    let file = try #require(ViewFile(shippedModel: name))

    #expect(file.diagnostics.isEmpty)
    #expect(file.inventory.views.map(\.name) == ["ContentView", "ShareSheet"])
    #expect(
      file.inventory.controls.map(\.what) == ["Button 'Share A'", "Button 'Share B'", "Button 'Read copied text'"])
    #expect(file.inventory.presentations.count == 1)
    #expect(file.inventory.inert.isEmpty && file.inventory.opaque.isEmpty && file.inventory.unsupported.isEmpty)
  }

  @Test func anotherNameHasNone() {
    #expect(ViewFile(shippedModel: "cart") == nil)
  }

  @Test func causesShowTheLinesOfTheViewFile() throws {
    let result = run([tap("Share A"), expect(caption: "Share A: 12")], on: try shipped("bool"))
    let places = try #require(result.failures.first).causes.compactMap(\.place)

    #expect(
      places.compactMap(\.statement) == [
        "items = [\"Share A: 12\"]", "var body: some View {", ".sheet(isPresented: $showShare) {",
        "func makeUIViewController(context: Context) -> UIActivityViewController {",
      ])
    #expect(Set(places.map(\.path)) == ["BoolApp.swift"])
  }
}
