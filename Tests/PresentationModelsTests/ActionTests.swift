import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import Testing

/// Each action of the language does on the runtime what it says, through the interpreter.
@Suite struct ActionTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var statements: [Statement]
    var testDescription: String { name }

    init(_ name: String, _ statements: [Statement]) {
      self.name = name
      self.statements = statements
    }
  }

  static let cases = [
    Case("tap", [tap("Sheet"), expect(.presentation(.sheet, .contains("in the sheet")))]),
    Case("swipe down dismisses a sheet", [tap("Sheet"), act(.swipeDown), expectNo(.presentation(.sheet, nil))]),
    Case("close", [tap("Share"), act(.close), expectNo(.shareSheet), expect(.completion(isCompleted: false))]),
    Case("copy", [tap("Share"), act(.copy), expect(.clipboard(.equals("note")))]),
    Case(
      "copy by meaning in another language",
      [
        act(.language(code: "ko")), tap("Share"), expect(.activity(.label(.equals("복사")))), act(.copy),
        expect(.clipboard(.equals("note"))),
      ]),
    Case("choose", [tap("Share"), act(.choose(label: "Messages")), expect(.completion(isCompleted: true))]),
    Case("tap outside dismisses a dialog", [tap("Dialog"), act(.tapOutside), expectNo(.presentation(.dialog, nil))]),
    Case(
      "a menu", [tap("More"), expect(.presentation(.menu, nil)), tap("Entry"), expectNo(.presentation(.menu, nil))]),
    Case(
      "an alert",
      [
        tap("Alert"), expect(.presentation(.alert, .equals("Careful"))), tap("OK"),
        expectNo(.presentation(.alert, nil)),
      ]),
    Case(
      "type and clear",
      [
        act(.type(text: "A", field: "Name")), act(.type(text: "da", field: "Name")),
        expect(.field(.equals("Name"), value: .equals("Ada"), .top)), act(.clear(field: "Name")),
        expect(.field(.equals("Name"), value: .equals(""), .top)),
      ]),
    Case(
      "turn",
      [
        act(.turn(toggle: "Wifi", isOn: true)), expect(.toggle(.equals("Wifi"), isOn: true)),
        act(.turn(toggle: "Wifi", isOn: false)), expect(.toggle(.equals("Wifi"), isOn: false)),
      ]),
    Case("pick", [act(.pick(option: "Blue", picker: "Colour")), expect(.text(.equals("Status: "), .top))]),
    Case(
      "swipe a row",
      [
        act(.swipeRow(.left, label: "Row")), tap("Archive"), expect(text: "Status: archived"),
      ]),
    Case(
      "the clipboard",
      [
        act(.setClipboard(text: "mine")), expect(.clipboard(.equals("mine"))), act(.clearClipboard),
        expect(.clipboardEmpty),
      ]),
    Case(
      "wait",
      [
        tap("Later"), act(.wait(.milliseconds(1999))), expectNo(text: "Status: loaded"), act(.wait(.milliseconds(1))),
        expect(text: "Status: loaded"),
      ]),
    Case("within", [tap("Later"), expect(text: "Status: loaded").at(.within(.seconds(2)))]),
    Case("for", [tap("Later"), expectNo(text: "Status: loaded").at(.throughout(.milliseconds(1999)))]),
    Case(
      "relaunch keeps the clipboard and is no dismissal",
      [
        tap("Share"), act(.copy), tap("Sheet"), act(.relaunch), expectNo(.presentation(.sheet, nil)),
        expect(.clipboard(.equals("note"))), expect(.dismissals(CountMatch(.equal, 1))),
        expect(.presentations(CountMatch(.equal, 2))),
        expect(.evaluations(view: "DriverView", CountMatch(.equal, 1))),
      ]),
    Case(
      "a device before the launch and after it",
      [
        act(.device(name: "ipad")), tap("Popover"), expect(.presentation(.popover, nil)),
        act(.device(name: "iphone")), expectNo(.presentation(.popover, nil)), tap("Popover"),
        expect(.presentation(.sheet, nil)),
      ]),
    Case(
      "launch arguments",
      [
        act(.launchWith([LaunchArgument(label: "name", value: .text("Ada"))])),
        act(.launchArgument("--baseline")), expect(text: "Hello Ada"), expect(text: "Arguments: --baseline"),
        act(.launchWith([LaunchArgument(label: "name", value: .text("Bob"))])), expect(text: "Hello Bob"),
      ]),
    Case("a crash", [tap("Crash"), expect(.crash(.contains("nil"))), act(.relaunch), expectNo(.crash(nil))]),
  ]

  @Test(arguments: cases)
  func isDone(_ example: Case) {
    let result = run(example.statements, on: DriverApp.model)

    #expect(result.messages == [])
    #expect(result.summary == String(repeating: ".", count: example.statements.count))
  }

  @Test func twoLooksInARowAreTheSameValue() {
    var driver = PresentationDriver(DriverApp.model)
    driver.launch()
    driver.settle()

    let first = driver.snapshot()

    #expect(driver.snapshot() == first)
    #expect(first.top?.texts.contains("Hello nobody") == true)
  }

  @Test func timeMovesToTheNextEventOnly() throws {
    var driver = PresentationDriver(DriverApp.model)
    driver.launch()
    driver.settle()
    try driver.perform(.tap(label: "Later"))

    let isFirstThere = driver.advance(to: .seconds(5))
    let timeOfFirst = driver.now
    let isSecondThere = driver.advance(to: .seconds(5))

    #expect(isFirstThere)
    #expect(timeOfFirst == .seconds(2))
    #expect(!isSecondThere)
    #expect(driver.now == .seconds(5))
  }
}
