import PresentationRuntime
import ProbeInterpreter
import ProbeSemantics

extension PresentationDriver {
  public mutating func perform(_ action: UserAction) throws(ActionFailure) {
    switch action {
    case .choose(let label): try act(.choose(label: label))
    case .clear(let field): try act(.clear(field: field))
    case .clearClipboard: try act(.setClipboard(nil))
    case .close: try act(.close)
    case .copy: try act(.copy)
    case .device(let name): try choose { host throws(ActionRefusal) in try host.setDevice(name) }
    case .language(let code): try choose { host throws(ActionRefusal) in try host.setLanguage(code) }
    case .launchArgument(let argument): startAfresh { $0.processArguments.append(argument) }
    case .launchWith(let arguments): try launch(with: arguments)
    case .pick(let option, let picker): try act(.pick(option: option, picker: picker))
    case .relaunch: launch()
    case .setClipboard(let text): try act(.setClipboard(text))
    case .stub(let function, let outcome, let delay):
      host.surroundings.stubs[function] = AppStub(AppStub.Outcome(outcome), after: delay)
    case .swipeDown: try act(.swipeDown)
    case .swipeRow(let direction, let label): try act(.swipeRow(isLeft: direction == .left, label: label))
    case .tap(let label): try act(.tap(label: label))
    case .tapOutside: try act(.tapOutside)
    case .turn(let toggle, let isOn): try act(.turn(isOn: isOn, toggle: toggle))
    case .type(let text, let field): try act(.type(text: text, field: field))
    case .wait(let duration): wait(duration)
    }
  }

  private func act(_ gesture: UserGesture) throws(ActionFailure) {
    do throws(ActionRefusal) {
      try host.perform(gesture)
    } catch {
      throw ActionFailure(error)
    }
  }

  /// Changes the device; an app that runs starts afresh on it.
  private mutating func choose(
    _ setting: (PresentationHost) throws(ActionRefusal) -> Void
  ) throws(ActionFailure) {
    do throws(ActionRefusal) {
      try setting(host)
    } catch {
      throw ActionFailure(error)
    }
    if isLaunched { launch() }
  }

  private mutating func launch(with arguments: [LaunchArgument]) throws(ActionFailure) {
    for argument in arguments where !parameters.contains(where: { $0.utf8.elementsEqual(argument.label.utf8) }) {
      throw .unknownSetting(name: argument.label, known: parameters)
    }
    startAfresh { surroundings in
      for argument in arguments { surroundings.set(argument.label, to: Value(argument.value)) }
    }
  }

  /// Changes what the next launch is given; an app that runs is launched again with it.
  private mutating func startAfresh(_ change: (inout AppSurroundings) -> Void) {
    change(&host.surroundings)
    if isLaunched { launch() }
  }

  /// Moves the clock, with a rest at each event on the way.
  private func wait(_ duration: Duration) {
    let end = host.now + duration
    while host.advance(to: end) {}
  }
}
