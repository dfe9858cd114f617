import PresentationRuntime
import Testing

/// What does not matter in a source does not matter in what it does.
struct IndifferenceTests {
  /// The same view, written in other ways.
  static let variants: [(name: String, source: String)] = [
    (
      "as it is",
      source(
        state: ["@State private var items: [Any] = []", "@State private var showShare = false"],
        body: """
          VStack {
            Button("Share A") {
              items = ["Share A: 12"]
              showShare = true
            }
          }
          .sheet(isPresented: $showShare) { ShareBox(items: items) }
          """)
    ),
    (
      "other names",
      source(
        state: ["@State private var payload: [Any] = []", "@State private var isUp = false"],
        body: """
          VStack {
            Button("Share A") {
              payload = ["Share A: 12"]
              isUp = true
            }
          }
          .sheet(isPresented: $isUp) { ShareBox(items: payload) }
          """)
    ),
    (
      "declarations in another order",
      source(
        state: ["@State private var showShare = false", "@State private var items: [Any] = []"],
        body: """
          VStack {
            Button("Share A") {
              items = ["Share A: 12"]
              showShare = true
            }
          }
          .sheet(isPresented: $showShare) { ShareBox(items: items) }
          """, isBodyFirst: true)
    ),
    (
      "parts in properties and functions",
      source(
        state: [
          "@State private var items: [Any] = []", "@State private var showShare = false",
          "private var button: some View { Button(\"Share A\") { share(\"Share A: 12\") } }",
          "private func share(_ text: String) { items = [text]; self.showShare = true }",
          "@ViewBuilder private var content: some View { ShareBox(items: self.items) }",
        ],
        body: """
          VStack { button }
            .sheet(isPresented: $showShare) { content }
          """)
    ),
    (
      "comments and layout",
      source(
        state: [
          "@State /* first */ private var items : [ Any ] = [ ] // none yet",
          "@State private var showShare=false",
        ],
        body: """
          VStack(content: { /* { */
            Button( "Share A" , action : {
              items = [ "Share A: 12" ] ; showShare = true
            } )
          })
          // the sheet
          .sheet( isPresented : $showShare , content : {
              ShareBox( items : items )
          } )
          """)
    ),
  ]

  private static func source(state: [String], body: String, isBodyFirst: Bool = false) -> String {
    let bodyText = "var body: some View {\n\(body)\n}"
    let stateText = state.joined(separator: "\n")
    let view =
      "struct ContentView: View {\n" + (isBodyFirst ? bodyText + "\n" + stateText : stateText + "\n" + bodyText) + "\n}"
    return "import SwiftUI\n" + (isBodyFirst ? view + "\n" + shareBox : shareBox + "\n" + view)
  }

  @Test(arguments: variants.map(\.name))
  func doesTheSame(_ name: String) throws {
    let host = try launched(try #require(Self.variants.first { $0.name == name }).source)

    try host.tap("Share A")
    #expect(host.screen.shareSheet?.cells == 0)
    #expect(host.evaluations("ContentView") == 1)
    try host.act(.close)
    try host.tap("Share A")

    #expect(host.caption == "Share A: 12")
    try host.act(.copy)
    #expect(host.clipboard.text == "Share A: 12")
  }
}
