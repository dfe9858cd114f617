import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import Testing

/// What cannot be done fails with the reason that a person would give, and leaves the app as it was.
@Suite struct RefusalTests {
  struct Case: CustomTestStringConvertible {
    var before: [UserAction]
    var action: UserAction
    var failure: ActionFailure
    var testDescription: String { "\(before) \(action)" }

    init(_ action: UserAction, _ failure: ActionFailure, after before: [UserAction] = []) {
      self.before = before
      self.action = action
      self.failure = failure
    }
  }

  static let share = UserAction.tap(label: "Share")
  static let offered = ["AirDrop", "Messages", "Mail", "Copy"]
  static let cases = [
    Case(.tap(label: "Shere"), .notFound(kind: "button", label: "Shere")),
    Case(.tap(label: "Twice"), .ambiguous(label: "Twice", kinds: ["button", "button"])),
    Case(.tap(label: "Off limits"), .disabled(label: "Off limits")),
    Case(.tap(label: "Alert"), .covered(label: "Alert", by: "sheet"), after: [.tap(label: "Sheet")]),
    Case(.copy, .noShareSheet),
    Case(.close, .cannotClose(top: "screen")),
    Case(.choose(label: "Mail"), .noShareSheet),
    Case(.choose(label: "Fax"), .noActivity(label: "Fax", offered: offered), after: [share]),
    Case(.close, .cannotClose(top: "sheet"), after: [.tap(label: "Sheet")]),
    Case(.swipeDown, .nothingToDismiss),
    Case(.swipeDown, .cannotDismiss(top: "alert"), after: [.tap(label: "Alert")]),
    Case(.swipeDown, .cannotDismiss(top: "dialog"), after: [.tap(label: "Dialog")]),
    Case(.swipeDown, .cannotDismiss(top: "cover"), after: [.tap(label: "Cover")]),
    Case(.tapOutside, .cannotDismiss(top: "sheet"), after: [.tap(label: "Sheet")]),
    Case(.type(text: "x", field: "Age"), .notFound(kind: "text field", label: "Age")),
    Case(.clear(field: "Age"), .notFound(kind: "text field", label: "Age")),
    Case(.turn(toggle: "Wifi", isOn: false), .toggleIsAlready(label: "Wifi", isOn: false)),
    Case(.turn(toggle: "Bluetooth", isOn: true), .notFound(kind: "toggle", label: "Bluetooth")),
    Case(
      .pick(option: "Green", picker: "Colour"), .noOption(label: "Green", picker: "Colour", options: ["Red", "Blue"])),
    Case(.pick(option: "Red", picker: "Size"), .notFound(kind: "picker", label: "Size")),
    Case(.swipeRow(.left, label: "Column"), .notFound(kind: "row", label: "Column")),
    Case(.swipeRow(.right, label: "Row"), .noSwipeActions(row: "Row")),
    Case(
      .launchWith([LaunchArgument(label: "age", value: .number(3))]),
      .unknownSetting(name: "age", known: ["name"])),
  ]

  @Test(arguments: cases)
  func isRefused(_ example: Case) throws {
    var driver = PresentationDriver(DriverApp.model)
    driver.launch()
    driver.settle()
    for action in example.before {
      try driver.perform(action)
      driver.settle()
    }
    let before = driver.snapshot()

    let refusal = #expect(throws: ActionFailure.self) { try driver.perform(example.action) }

    #expect(refusal == example.failure)
    #expect(driver.snapshot() == before)
  }

  @Test func unknownSettingsNameTheKnownOnes() {
    var driver = PresentationDriver(DriverApp.model)
    let names = ModelCatalogue.knownNames

    #expect(throws: ActionFailure.unknownSetting(name: "ipod", known: names.devices)) {
      try driver.perform(.device(name: "ipod"))
    }
    #expect(throws: ActionFailure.unknownSetting(name: "tlh", known: names.languages)) {
      try driver.perform(.language(code: "tlh"))
    }
  }

  @Test func copyWithoutItemsSaysThatThereAreNone() throws {
    let result = run([tap("Share A"), act(.copy)], on: try shipped("bool"))

    #expect(result.messages == ["there is nothing to copy: the share sheet has no items"])
  }

  @Test func afterACrashNothingButTheClipboardIsLeft() {
    let result = run(
      [tap("Crash"), expect(.crash(nil)), act(.setClipboard(text: "x")), tap("Sheet")], on: DriverApp.model)

    #expect(result.summary == "...F")
  }
}
