import PresentationRuntime
import Testing

/// What differs on each healthy variant, and that a share sheet still works there.
struct DeviceVariantTests {
  private static func launched(_ variant: DeviceVariant?) -> PresentationHost {
    let host = FaultApp.host()
    if let variant { host.use(variant) }
    host.launch()
    host.settle()
    return host
  }

  @Test(arguments: DeviceVariant.allCases) func aGoodShareSheetIsGood(_ variant: DeviceVariant) {
    let host = Self.launched(variant)
    let before = host.clipboard.changeCount
    host.tap("Share A")
    #expect(host.share?.caption == "Share A: 12")
    #expect((host.share?.cells ?? 0) > 0)
    #expect(host.share?.activities.contains { $0.isCopy && $0.isHittable } == true)
    host.act(.copy)
    #expect(host.presented.isEmpty)
    #expect(host.clipboard.text == "Share A: 12")
    #expect(host.clipboard.changeCount > before)
    host.tap("Share B")
    host.act(.close)
    #expect(host.presented.isEmpty)
    #expect(host.screen.presentations == 2)
    #expect(host.screen.dismissals == 2)
    #expect(host.faultProgress == .notReached)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var variant: DeviceVariant
    var gestures: [UserGesture] = [.tap(label: "Share A")]
    var look: @Sendable (PresentationHost) -> String
    var usual: String
    var varied: String

    var testDescription: String { "\(variant)" }
  }

  private static let cells: @Sendable (PresentationHost) -> String = { "\($0.share?.cells ?? -1)" }
  private static let copy: @Sendable (PresentationHost) -> String = { host in
    host.share?.activities.first { $0.isCopy }?.label ?? "none"
  }

  static let rows = [
    Row(variant: .threeCells, look: cells, usual: "4", varied: "3"),
    Row(variant: .fiveCells, look: cells, usual: "4", varied: "5"),
    Row(variant: .twelveCells, look: cells, usual: "4", varied: "12"),
    Row(
      variant: .copyAsButton, look: { host in host.screen.top?.controls.map(\.label).joined() ?? "" }, usual: "",
      varied: "Copy"),
    Row(variant: .korean, look: copy, usual: "Copy", varied: "복사"),
    Row(variant: .simplifiedChinese, look: copy, usual: "Copy", varied: "拷贝"),
    Row(variant: .german, look: copy, usual: "Copy", varied: "Kopieren"),
    Row(variant: .moreActivities, look: cells, usual: "4", varied: "6"),
    Row(
      variant: .noCloseControl, look: { host in "\(host.refusal(of: .tap(label: "Close")) == nil)" }, usual: "true",
      varied: "false"),
    Row(
      variant: .behindViewMore, look: { host in "\(host.refusal(of: .tap(label: "Copy")) == nil)" }, usual: "true",
      varied: "false"),
    Row(
      variant: .foreignClipboard, gestures: [], look: { $0.clipboard.text ?? "empty" }, usual: "empty",
      varied: "a text of another program"),
    Row(
      variant: .muchUsedClipboard, gestures: [], look: { "\($0.clipboard.changeCount)" }, usual: "0", varied: "5000"),
    Row(variant: .listBehind, look: { "\($0.screen.layers[0].cells)" }, usual: "0", varied: "3"),
    Row(variant: .listBehind, gestures: [], look: { "\($0.screen.layers[0].cells)" }, usual: "0", varied: "0"),
  ]

  @Test(arguments: rows) func differsInOneThing(_ row: Row) {
    let usual = Self.launched(nil)
    let varied = Self.launched(row.variant)
    for gesture in row.gestures {
      usual.act(gesture)
      varied.act(gesture)
    }

    #expect(row.look(usual) == row.usual)
    #expect(row.look(varied) == row.varied)
  }

  @Test func whatHidesBehindMoreIsShownByIt() {
    let host = Self.launched(.behindViewMore)
    host.tap("Share A")
    host.tap("View More")
    host.tap("Copy")

    #expect(host.clipboard.text == "Share A: 12")
  }

  @Test func copyAsAButtonIsTappedOnce() {
    let host = Self.launched(.copyAsButton)
    host.tap("Share A")
    host.tap("Copy")

    #expect(host.clipboard == Clipboard(text: "Share A: 12", changeCount: 1))
  }

  @Test(arguments: [DeviceVariant.usualFilling, .slowFilling, .verySlowFilling, .slowDismissal, .untaggedCaptions])
  func cannotBeSeenAtRest(_ variant: DeviceVariant) {
    let usual = Self.launched(nil)
    let varied = Self.launched(variant)
    for gesture in [UserGesture.tap(label: "Share A"), .copy, .tap(label: "Share B"), .swipeDown] {
      usual.act(gesture)
      varied.act(gesture)
    }

    #expect(usual.screen == varied.screen)
    #expect(usual.traceDigest == varied.traceDigest)
  }

  @Test func appliesToTheDeviceThatTheScriptAsksFor() throws {
    let host = FaultApp.host()
    host.use(.threeCells)
    try host.setDevice("ipad")
    host.launch()
    host.settle()
    host.tap("Share A")

    #expect(host.share?.cells == 3)
    #expect(host.share?.hasCloseControl == false)
  }
}
