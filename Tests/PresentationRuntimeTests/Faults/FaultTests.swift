import PresentationRuntime
import Testing

/// What each fault breaks, at the place of its rule, and what it leaves whole.
struct FaultTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var fault: RuntimeFault
    /// What a person does before the fault can make a difference, and what makes it.
    var before: [UserGesture] = []
    var then: [UserGesture]
    var device = DeviceProfile.iPhone26
    /// What a person sees.
    var look: @Sendable (PresentationHost) -> String
    var healthy: String
    var broken: String

    var testDescription: String { "\(fault)" }
  }

  private static let caption: @Sendable (PresentationHost) -> String = { $0.share?.caption ?? "none" }
  private static let clipboard: @Sendable (PresentationHost) -> String = { $0.clipboard.text ?? "empty" }
  private static let presented: @Sendable (PresentationHost) -> String = {
    $0.presented.map(\.rawValue).joined(separator: " ")
  }
  private static let copied: [UserGesture] = [.copy]
  private static let openA: [UserGesture] = [.tap(label: "Share A")]
  private static let openB: [UserGesture] = [.tap(label: "Share B")]

  static let rows = [
    Row(
      fault: .snapshotsNeverRefreshed, before: openA + [.copy], then: [.tap(label: "Tell")], look: { $0.texts[0] },
      healthy: "told: Share A: 12", broken: "told: nothing"),
    Row(
      fault: .oneBehind, before: openA + [.close], then: openB, look: caption, healthy: "Share B: 34",
      broken: "Share A: 12"),
    Row(
      fault: .controllerKept, before: openA + [.close], then: openB + [.close, .tap(label: "Share Hangul")],
      look: caption, healthy: "한글 é 🌿", broken: "Share A: 12"),
    Row(
      fault: .captionLies, then: openA + [.copy], look: clipboard, healthy: "Share A: 12", broken: "what was not shared"
    ),
    Row(fault: .captionMissing, then: openA, look: caption, healthy: "Share A: 12", broken: "none"),
    Row(fault: .copyOmitted, before: openA, then: copied, look: clipboard, healthy: "Share A: 12", broken: "empty"),
    Row(
      fault: .copyExcluded, then: openA,
      look: { host in "\(host.share?.cells ?? -1) \(host.share?.activities.contains { $0.isCopy } == true)" },
      healthy: "4 true", broken: "3 false"),
    Row(
      fault: .copyCovered, then: openA,
      look: { host in "\(host.share?.activities.map(\.isHittable) ?? [])" },
      healthy: "[true, true, true, true]", broken: "[true, true, true, false]"),
    Row(
      fault: .textTail, before: openA, then: copied, look: clipboard, healthy: "Share A: 12", broken: "Share A: 12\n"),
    Row(
      fault: .textDoubled, before: openA, then: copied, look: clipboard, healthy: "Share A: 12",
      broken: "Share A: 12Share A: 12"),
    Row(
      fault: .unicodeFolded, before: openA + [.copy, .tap(label: "Share Hangul")], then: copied,
      look: { host in
        host.clipboard.text?.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ") ?? ""
      },
      healthy: "d55c ae00 20 e9 20 1f33f", broken: "1112 1161 11ab 1100 1173 11af 20 65 301 20"),
    Row(fault: .presentationsDropped, then: openA, look: presented, healthy: "sheet", broken: ""),
    Row(
      fault: .bindingStuck, before: [.tap(label: "Help")], then: [.swipeDown, .tap(label: "Help")], look: presented,
      healthy: "sheet", broken: ""),
    Row(fault: .dismissalOmitted, before: openA, then: copied, look: presented, healthy: "", broken: "sheet"),
    Row(
      fault: .presentedTwice, before: openA, then: copied, look: { host in "\(host.screen.presentations)" },
      healthy: "1", broken: "2"),
    Row(
      fault: .cancelCopies, before: openA, then: [.swipeDown], look: clipboard, healthy: "empty", broken: "Share A: 12"),
    Row(fault: .clearedEarly, before: openA, then: copied, look: clipboard, healthy: "Share A: 12", broken: "empty"),
    Row(
      fault: .completionInverted, before: openA, then: copied,
      look: { host in "\(host.screen.completion?.isCompleted == true)" }, healthy: "true", broken: "false"),
    Row(
      fault: .popoverAsFormSheet, before: openA + [.close], then: [.tap(label: "Note")],
      device: DeviceProfile.named("ipad") ?? .iPhone26, look: presented, healthy: "popover", broken: "sheet"),
    Row(
      fault: .lastModifierOnly, before: [.tap(label: "Share by Bool"), .close], then: [.tap(label: "Help")],
      look: presented, healthy: "sheet", broken: ""),
  ]

  @Test(arguments: rows) func makesItsDifference(_ row: Row) {
    let settings = DeviceSettings(profile: row.device)
    let healthy = FaultApp.launched(settings: settings)
    let broken = FaultApp.launched(fault: row.fault, settings: settings)
    for gesture in row.before {
      healthy.act(gesture)
      broken.act(gesture)
    }
    #expect(broken.faultProgress != .fired)
    #expect(broken.traceDigest == healthy.traceDigest)

    for gesture in row.then {
      healthy.act(gesture)
      broken.act(gesture)
    }

    #expect(row.look(healthy) == row.healthy)
    #expect(row.look(broken) == row.broken)
    #expect(broken.faultProgress == .fired)
    #expect(broken.traceDigest != healthy.traceDigest)
    #expect(healthy.faultProgress == .notReached)
  }

  @Test func everyFaultIsShown() {
    #expect(Set(Self.rows.map(\.fault)) == Set(RuntimeFault.allCases))
  }

  struct Unfired: CustomTestStringConvertible, Sendable {
    var fault: RuntimeFault
    var gestures: [UserGesture]
    var progress: FaultProgress
    var testDescription: String { "\(fault)" }
  }

  static let unfired = [
    Unfired(fault: .unicodeFolded, gestures: openA + [.copy], progress: .reached),
    Unfired(fault: .oneBehind, gestures: openA + [.close] + openA, progress: .reached),
    Unfired(fault: .controllerKept, gestures: openA + [.close] + openA, progress: .reached),
    Unfired(fault: .popoverAsFormSheet, gestures: [.tap(label: "Note")], progress: .notReached),
    Unfired(fault: .lastModifierOnly, gestures: [.tap(label: "Share by Bool")], progress: .reached),
    Unfired(fault: .cancelCopies, gestures: openA + [.copy], progress: .notReached),
    Unfired(fault: .bindingStuck, gestures: openA + [.close], progress: .notReached),
    Unfired(fault: .snapshotsNeverRefreshed, gestures: openA + [.close], progress: .notReached),
  ]

  @Test(arguments: unfired) func makesNoDifferenceWhereNothingDiffers(_ row: Unfired) {
    let healthy = FaultApp.launched()
    let broken = FaultApp.launched(fault: row.fault)
    for gesture in row.gestures {
      healthy.act(gesture)
      broken.act(gesture)
    }

    #expect(broken.faultProgress == row.progress)
    #expect(broken.traceDigest == healthy.traceDigest)
  }

  @Test(arguments: RuntimeFault.allCases) func leavesTheBaselineAsItWasWhenItIsTakenOut(_ fault: RuntimeFault) {
    let gestures = Self.openA + [.copy] + Self.openB + [.close, .tap(label: "Tell")]
    let healthy = FaultApp.launched()
    let mended = FaultApp.host(fault: fault)
    mended.rules.fault = nil
    mended.launch()
    mended.settle()
    for gesture in gestures {
      healthy.act(gesture)
      mended.act(gesture)
    }

    #expect(mended.traceDigest == healthy.traceDigest)
    #expect(mended.screen == healthy.screen)
    #expect(mended.faultProgress == .notReached)
  }

  @Test func aRelaunchForgetsTheKeptController() {
    let host = FaultApp.launched(fault: .controllerKept)
    host.tap("Share A")
    host.launch()
    host.settle()
    host.tap("Share B")

    #expect(host.share?.caption == "Share B: 34")
  }

  @Test(arguments: [UserGesture.copy, .close, .swipeDown]) func whatComesUpTwiceGoesTheSecondTime(
    _ gesture: UserGesture
  ) {
    let host = FaultApp.launched(fault: .presentedTwice)
    host.tap("Share A")
    host.act(gesture)
    #expect(host.share?.caption == "Share A: 12")
    host.act(gesture)

    #expect(host.presented.isEmpty)
    #expect(host.screen.presentations == 2)
  }

  @Test func aShareLinkIsBrokenTheSameWay() {
    let dropped = FaultApp.launched(fault: .presentationsDropped)
    dropped.tap("Send")
    #expect(dropped.presented.isEmpty)

    let twice = FaultApp.launched(fault: .presentedTwice)
    twice.tap("Send")
    twice.act(.close)
    #expect(twice.share?.caption == "sent")

    let kept = FaultApp.launched(fault: .controllerKept)
    kept.tap("Share A")
    kept.act(.close)
    kept.tap("Send")
    #expect(kept.share?.caption == "Share A: 12")
  }

  @Test func aCoveredCopyCannotBeTapped() {
    let host = FaultApp.launched(fault: .copyCovered)
    host.tap("Share A")

    #expect(host.refusal(of: .copy) == .disabled(label: "Copy"))
    #expect(host.refusal(of: .choose(label: "Copy")) == .disabled(label: "Copy"))
    #expect(host.refusal(of: .tap(label: "Copy")) == .disabled(label: "Copy"))
  }
}
