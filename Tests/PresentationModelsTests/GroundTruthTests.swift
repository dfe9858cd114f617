import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import Testing

/// The rows of what was observed, on each shipped model.
@Suite struct GroundTruthTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var model: String
    var statements: [Statement]
    var testDescription: String { "\(model): \(name)" }
  }

  static let copied = expect(text: "Copied: Share A: 12")
  static let broken = [
    tap("Share A"), expect(.presentation(.sheet, nil)), expect(.shareSheet), expect(cells: 0), expectNo(.caption(nil)),
    expectNo(.activity(.copy)), act(.close), expectNo(.shareSheet), expect(.completion(isCompleted: false)),
    expect(.clipboardEmpty),
  ]

  static let rows = [
    Row(
      name: "the first share has content, and Copy puts it on the clipboard", model: "item",
      statements: [
        tap("Share A"), expect(.presentation(.sheet, nil)), expect(.cells(CountMatch(.greater, 0), .top)),
        expect(caption: "Share A: 12"), expect(.activity(.copy)), act(.copy), expect(.completion(isCompleted: true)),
        expectNo(.shareSheet), expect(.clipboard(.equals("Share A: 12"))),
      ]),
    Row(
      name: "after a close the second share has its own content", model: "item",
      statements: [
        tap("Share A"), act(.close), tap("Share B"), expect(caption: "Share B: 34"), act(.copy),
        expect(.clipboard(.equals("Share B: 34"))),
      ]),
    Row(
      name: "the app's own button reads what was copied", model: "item",
      statements: [
        expectNo(.text(.contains("Copied"), .top)), tap("Share A"), act(.copy), tap("Read copied text"), copied,
      ]),
    Row(name: "the first share is empty", model: "bool", statements: broken),
    Row(
      name: "opened again later it has content", model: "bool",
      statements: [tap("Share A"), act(.close), tap("Share B"), expect(caption: "Share B: 34"), act(.copy)]),
    Row(name: "the share sheet is empty", model: "empty", statements: broken),
    Row(
      name: "it stays empty", model: "empty",
      statements: [tap("Share A"), act(.close), tap("Share B"), expect(.shareSheet), expect(cells: 0)]),
    Row(
      name: "reading an empty clipboard says so", model: "bool",
      statements: [
        tap("Read copied text"), expect(text: "Copied: nothing"), act(.setClipboard(text: "mine")),
        tap("Read copied text"), expect(text: "Copied: mine"),
      ]),
  ]

  @Test(arguments: rows)
  func holds(_ row: Row) throws {
    let result = run(row.statements, on: try shipped(row.model))

    #expect(result.messages == [])
    #expect(result.summary == String(repeating: ".", count: row.statements.count))
  }

  @Test(arguments: ["item", "bool", "empty"])
  func aSheetAloneProvesNothing(_ model: String) throws {
    #expect(run([tap("Share A"), expect(.presentation(.sheet, nil))], on: try shipped(model)).outcome == .passed)
  }

  @Test(arguments: [("bool", 1), ("item", 1), ("empty", 1)])
  func theFirstShareEvaluatesTheBodyOnce(_ model: String, _ count: Int) throws {
    let statements = [tap("Share A"), expect(.evaluations(view: "ContentView", CountMatch(.equal, count)))]

    #expect(run(statements, on: try shipped(model)).messages == [])
  }
}
