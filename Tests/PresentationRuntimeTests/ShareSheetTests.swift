import PresentationRuntime
import Testing

/// What share sheets offer, and what choosing in them does.
struct ShareSheetTests {
  /// A button that shares `items` from an item sheet.
  private func app(
    _ items: @escaping @Sendable () -> [Value], _ settings: DeviceSettings = DeviceSettings(),
    configure: @escaping @Sendable (inout ActivitySheet, PresentationHost) -> Void = { _, _ in }
  ) -> PresentationHost {
    launched(settings) { host in
      let box = shareBox { [unowned host] sheet in configure(&sheet, host) }
      return view("ContentView", [state("parcel", .nothing)]) { frame in
        stack(text("home"), button("Share") { try frame.set("parcel", Parcel(id: 1, title: "A").value) })
          .sheet(item: try frame.bind("parcel"), in: frame) { _ in box(.list(items())) }
      }
    }
  }

  private static func item(_ item: ShareItem) -> Value { Shareable(item: item).value }

  struct Offer: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var items: @Sendable () -> [Value]
    var types: [ActivityType]
    var caption: String?
    var cells: Int
  }

  private static let offers: [Offer] = [
    Offer(
      testDescription: "a text", items: { [.text("one\ntwo")] }, types: [.airDrop, .message, .mail, .copy],
      caption: "one", cells: 4),
    Offer(
      testDescription: "an address", items: { [item(.url("https://pics.example/leaf.png"))] },
      types: [.airDrop, .message, .mail, .copy, .addToReadingList], caption: "https://pics.example/leaf.png", cells: 5),
    Offer(
      testDescription: "a picture", items: { [item(.image(name: "leaf"))] },
      types: [.airDrop, .message, .mail, .copy, .saveImage, .print], caption: "leaf", cells: 6),
    Offer(
      testDescription: "bytes", items: { [item(.rawData)] }, types: [.airDrop, .message, .print], caption: nil, cells: 3
    ),
    Offer(
      testDescription: "a file", items: { [item(.file(name: "a.pdf"))] },
      types: [.airDrop, .message, .mail, .copy, .print, .markupAsPDF], caption: "a.pdf", cells: 6),
    Offer(
      testDescription: "a text and a picture: what takes both", items: { [.text("one"), item(.image(name: "leaf"))] },
      types: [.airDrop, .message, .mail, .copy], caption: "one", cells: 4),
    Offer(testDescription: "nothing", items: { [] }, types: [], caption: nil, cells: 0),
    Offer(testDescription: "an empty text", items: { [.text("")] }, types: [], caption: nil, cells: 0),
    Offer(testDescription: "what cannot be shared", items: { [.int(3)] }, types: [], caption: nil, cells: 0),
    Offer(
      testDescription: "a source, by its placeholder",
      items: {
        [item(.source(ShareItemSource(placeholder: .image(name: "leaf"), item: { _ in .text("x") })))]
      }, types: [.airDrop, .message, .mail, .copy, .saveImage, .print], caption: "leaf", cells: 6),
  ]

  @Test(arguments: offers)
  func whatIsOfferedFollowsTheKindOfTheItems(_ offer: Offer) {
    let host = app(offer.items)
    host.tap("Share")
    #expect(host.share?.activities.map(\.type) == offer.types)
    #expect(host.share?.caption == offer.caption)
    #expect(host.share?.cells == offer.cells)
  }

  @Test func copyJoinsSeveralItemsByNewlines() {
    let host = app { [Self.item(.url("https://a.example/page")), .text("picked words")] }
    host.tap("Share")
    host.act(.copy)
    #expect(host.clipboard.text == "https://a.example/page\npicked words")
    #expect(host.clipboard.changeCount == 1)
    #expect(host.screen.completion == ShareCompletion(activity: .copy, isCompleted: true))
    #expect(host.presented.isEmpty)
  }

  @Test func aSourceGivesItsItemWhenCopyIsChosen() {
    let host = app {
      [
        Self.item(
          .source(
            ShareItemSource(
              placeholder: .text(""), metadataTitle: "Report",
              item: { (type) throws(AppCrash) in type == .copy ? .text("the text") : nil })))
      ]
    }
    host.tap("Share")
    #expect(host.share?.caption == "Report")
    host.act(.copy)
    #expect(host.clipboard.text == "the text")
  }

  @Test(arguments: [UserGesture.close, .swipeDown, .tapOutside, .tap(label: "Close")])
  func closingLeavesTheClipboardAlone(_ gesture: UserGesture) {
    let host = app { [.text("one")] }
    host.act(.setClipboard("mine"))
    host.tap("Share")
    host.act(gesture)
    #expect(host.clipboard == Clipboard(text: "mine", changeCount: 1))
    #expect(host.screen.completion == ShareCompletion(activity: nil, isCompleted: false))
    #expect(host.texts == ["home"])
    #expect(host.screen.dismissals == 1)
  }

  @Test func aPictureOnTheClipboardIsNoText() {
    let host = app { [Self.item(.image(name: "leaf"))] }
    host.tap("Share")
    host.act(.copy)
    #expect(host.clipboard == Clipboard(text: nil, changeCount: 1))
  }

  @Test func excludedActivitiesAreNotOfferedAndCostTheirCells() throws {
    let host = app({ [.text("one")] }, configure: { sheet, _ in sheet.excluded = [.copy, .mail] })
    host.tap("Share")
    #expect(host.share?.activities.map(\.type) == [.airDrop, .message])
    #expect(host.share?.cells == 2)
    #expect(host.refusal(of: .copy) == .noCopy(hasItems: true, offered: ["AirDrop", "Messages"]))
    #expect(host.refusal(of: .choose(label: "Mail")) == .noActivity(label: "Mail", offered: ["AirDrop", "Messages"]))
  }

  @Test func anAppsOwnActivityComesLastAndRuns() {
    let host = app(
      { [.text("one")] },
      configure: { sheet, host in
        sheet.activities = [
          CustomActivity("stamp", title: "Stamp") { [unowned host] (items) throws(AppCrash) in
            host.writeClipboard("stamped \(items.count)")
          },
          CustomActivity("never", title: "Never", canPerform: { _ in false }, perform: { _ in }),
        ]
      })
    host.tap("Share")
    #expect(host.share?.activities.map(\.label) == ["AirDrop", "Messages", "Mail", "Copy", "Stamp"])
    #expect(host.share?.cells == 5)
    host.act(.choose(label: "Stamp"))
    #expect(host.clipboard.text == "stamped 1")
    #expect(host.screen.completion == ShareCompletion(activity: .custom("stamp"), isCompleted: true))
    #expect(host.presented.isEmpty)
  }

  @Test func theCompletionHandlerIsCalledOnce() {
    let host = app(
      { [.text("one")] },
      configure: { sheet, host in
        sheet.completion = { [unowned host] (end) throws(AppCrash) in
          host.writeClipboard("ended \(end.isCompleted)")
        }
      })
    host.tap("Share")
    host.act(.close)
    #expect(host.clipboard == Clipboard(text: "ended false", changeCount: 1))
  }

  @Test(arguments: [("en", "Copy"), ("ko", "복사"), ("ja", "コピー"), ("de", "Kopieren"), ("he", "העתק")])
  func copyIsFoundByMeaningInEachLanguage(_ language: String, _ label: String) {
    let host = app({ [.text("one")] }, DeviceSettings(language: language))
    host.tap("Share")
    #expect(host.share?.activities.first { $0.isCopy }?.label == label)
    host.act(.copy)
    #expect(host.clipboard.text == "one")
  }

  @Test(arguments: DeviceProfile.all)
  func everyProfileHasNoCellsWithoutItemsAndItsNumberWithOneText(_ profile: DeviceProfile) {
    let empty = app({ [] }, DeviceSettings(profile: profile))
    empty.tap("Share")
    #expect(empty.share?.cells == 0)
    #expect(empty.share?.activities.isEmpty == true)

    let full = app({ [.text("one")] }, DeviceSettings(profile: profile))
    full.tap("Share")
    #expect(full.share?.cells == profile.cellsForOneText)
    #expect(full.share?.hasCloseControl == (profile.closeControl != .none))
    full.act(.close)
    #expect(full.presented.isEmpty)
  }

  @Test func anEmptySheetHasNothingToCopy() {
    let host = app { [] }
    host.tap("Share")
    #expect(host.refusal(of: .copy) == .noCopy(hasItems: false, offered: []))
    #expect(host.presented == [.sheet])
  }

  @Test func theSheetFillsOnlyWhenItHasComeUp() throws {
    let host = app { [.text("one")] }
    try host.perform(.tap(label: "Share"))
    #expect(host.presented == [.sheet])
    #expect(host.share?.cells == 0)
    #expect(host.share?.caption == nil)
    host.settle()
    #expect(host.share?.caption == "one")
  }

  @Test func aShareLinkTakesItsItemsAsArguments() {
    let host = launched { _ in
      view { _ in .shareLink(ShareLinkElement(.text("Send"), items: [.text("one")])) }
    }
    host.tap("Send")
    #expect(host.presented == [.sheet])
    #expect(host.share?.caption == "one")
    host.act(.copy)
    #expect(host.clipboard.text == "one")
    #expect(host.presented.isEmpty)
    host.tap("Send")
    #expect(host.screen.presentations == 2)
  }
}
