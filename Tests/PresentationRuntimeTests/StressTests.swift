import PresentationRuntime
import Testing

/// A small generator of numbers that are the same in every run.
private struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(sides))
  }
}

/// Views and actions at random: whatever happens is a result, and what is counted adds up.
struct StressTests {
  private static let stateCount = 6

  /// An element that reads, writes and presents by chance.
  private static func element(
    _ dice: inout Dice, depth: Int, _ frame: Frame, _ child: ViewDefinition?, _ host: PresentationHost
  ) throws -> Element {
    let name = "s\(dice.roll(stateCount))"
    let other = "s\(dice.roll(stateCount))"
    let seed = dice.roll(1_000_000)
    func nested() -> (Frame) throws -> Element {
      { frame in
        var dice = Dice(seed)
        return try element(&dice, depth: depth - 1, frame, child, host)
      }
    }
    guard depth > 0 else { return text("\(name) \(try frame.bool(name))") }
    switch dice.roll(18) {
    case 0, 1, 2:
      return button("B\(dice.roll(9))", role: dice.roll(4) == 0 ? .destructive : nil) {
        try frame.set(name, .bool(!frame.bool(name)))
        try frame.set(other, .bool(true))
      }
    case 3: return text("\(name) \(try frame.bool(name))")
    case 4: return .container(.list, try (0..<3).map { _ in try element(&dice, depth: depth - 1, frame, child, host) })
    case 5: return stack(try element(&dice, depth: depth - 1, frame, child, host), try nested()(frame))
    case 6: return .branch(try frame.bool(name) ? 0 : 1, try nested()(frame))
    case 7: return try nested()(frame).sheet(try frame.bind(name), in: frame) { try nested()(frame) }
    case 8:
      let isOff = { try frame.set(other, .bool(false)) }
      return try nested()(frame)
        .sheet(try frame.bind(name), in: frame, style: .popover, onDismiss: isOff, { try nested()(frame) })
    case 9: return try nested()(frame).alert("Alert", try frame.bind(name), actions: button("B1"))
    case 10: return try nested()(frame).dialog("Dialog", try frame.bind(name), actions: try nested()(frame))
    case 11: return .menu(MenuElement(.text("B\(dice.roll(9))"), content: try nested()(frame)))
    case 12: return child?(.binding(try frame.bind(name))) ?? .empty
    case 13: return toggle("B\(dice.roll(9))", try frame.bind(name))
    case 14:
      return try nested()(frame).onChange(of: try frame.get(name)) { _, new in try frame.set(other, new) }
    case 15:
      return try forEach((0..<3).filter { _ in try frame.bool(name) }) { _ in try nested()(frame) }
        .modified(.swipeActions(SwipeActionsModifier(actions: button("B2", role: .destructive))))
    case 16: return shareBox()(.list([.text("x")]))
    case _:
      return .container(
        .navigation(path: nil),
        [.link(LinkElement(.text("B\(dice.roll(9))"), to: .content(closure(frame) { _ in try nested()(frame) })))])
    }
  }

  private static func app(_ seed: Int) -> PresentationHost {
    launched { host in
      let states = (0..<stateCount).map { state("s\($0)", .bool(false)) }
      let child = view("Child", [bindingProperty("s0")] + states.dropFirst()) { [unowned host] frame in
        var dice = Dice(seed + 7)
        return try element(&dice, depth: 3, frame, nil, host)
      }
      return view("ContentView", states) { [unowned host] frame in
        var dice = Dice(seed)
        return stack(
          try element(&dice, depth: 5, frame, child, host), try element(&dice, depth: 5, frame, child, host),
          try element(&dice, depth: 4, frame, child, host))
      }
    }
  }

  @Test(arguments: 1...120)
  func randomAppsAndActionsGiveResults(_ seed: Int) {
    let host = Self.app(seed)
    var dice = Dice(seed + 1000)
    for _ in 0..<60 {
      let labels = host.screen.layers.flatMap(\.controls).map(\.label) + ["Close", "Copy", "OK", "Cancel"]
      let label = labels[dice.roll(labels.count)]
      let gestures: [UserGesture] = [
        .tap(label: label), .tap(label: label), .tap(label: label), .swipeDown, .tapOutside, .close, .copy,
        .swipeRow(isLeft: dice.roll(2) == 0, label: label), .turn(isOn: dice.roll(2) == 0, toggle: label),
      ]
      _ = host.refusal(of: gestures[dice.roll(gestures.count)])
      if dice.roll(3) > 0 { host.settle() }
      if dice.roll(20) == 0 { host.launch() }
      let kept = host.screen
      #expect(host.readScreenAnew() == kept)
      if dice.roll(4) == 0 { _ = host.trace.causes(of: .screen) + host.trace.causes(of: .cells) }
    }
    host.settle()
    let screen = host.screen
    if screen.crash == nil { #expect(screen.layers.first?.kind == .screen) }
    #expect(screen.presentations >= screen.dismissals)
    #expect(host.screen == screen)
  }

  @Test func elementsNestedTooDeepEndTheApp() {
    let host = launched { _ in
      view { _ in
        var element = text("deep")
        for _ in 0..<1_200 { element = stack(element) }
        return element
      }
    }
    guard case .endlessRecursion("ContentView", _) = host.crash?.reason else {
      Issue.record("found \(String(describing: host.crash))")
      return
    }
  }

  @Test func elementsNestedDeepButNotTooDeepAreShown() {
    let host = launched { _ in
      view { _ in
        var element = text("deep")
        for _ in 0..<900 { element = stack(element) }
        return element
      }
    }
    #expect(host.texts == ["deep"])
  }
}
