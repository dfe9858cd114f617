import ProbeSemantics

extension Check.Subject {
  /// What there is in `snapshot` of this subject, for a report.
  func found(
    in snapshot: ScreenSnapshot, since baseline: Baseline, _ patterns: inout PatternCache
  ) -> CheckFailure.Found {
    switch self {
    case .activity(let name):
      let offered = snapshot.shareSheet?.activities ?? []
      let meant = offered.filter { name.fits($0, &patterns) }
      if let activity = meant.first(where: \.isEnabled) { return .text(activity.label) }
      return meant.isEmpty ? .init(texts: offered.map(\.label)) : .state("disabled")
    case .button(let label, let isEnabled, let reach):
      return found(snapshot.controls(.button, reach), label, &patterns) { control in
        isEnabled == nil ? .text(control.label) : .state(control.isEnabled ? "enabled" : "disabled")
      }
    case .caption:
      return .init(text: snapshot.shareSheet?.caption)
    case .cells(_, .top):
      return .count(snapshot.shareSheet?.cells ?? 0)
    case .cells(_, .anywhere):
      return .count(snapshot.cellsEverywhere)
    case .clipboard, .clipboardEmpty:
      return .init(text: snapshot.clipboard.text)
    case .clipboardUnchanged:
      return .count(snapshot.clipboard.changeCount - baseline.clipboardChanges)
    case .completion:
      return snapshot.completion.map { .state($0.rawValue) } ?? .nothing
    case .crash:
      return .init(text: snapshot.crash)
    case .dismissals:
      return .count(snapshot.dismissals - baseline.dismissals)
    case .evaluations(let view, _):
      return .count(snapshot.evaluations(of: view) ?? 0)
    case .field(let label, let value, let reach):
      return found(snapshot.controls(.field, reach), label, &patterns) { control in
        .text(value == nil ? control.label : control.fieldText ?? "")
      }
    case .presentation(let kind, let match):
      let layers = snapshot.presented(kind)
      guard match != nil else { return layers.isEmpty ? .nothing : .state("one that is presented") }
      let texts = layers.flatMap(\.allTexts)
      if let text = texts.first(where: { match.holds(for: $0, &patterns) }) { return .text(text) }
      return layers.isEmpty ? .nothing : .texts(texts)
    case .presentations:
      return .count(snapshot.presentations - baseline.presentations)
    case .shareSheet:
      return snapshot.shareSheet == nil ? .nothing : .state("one that is open")
    case .text(let match, let reach):
      return found(snapshot.layers(reach).flatMap(\.allTexts), match, &patterns)
    case .toggle(let label, let isOn):
      return found(snapshot.controls(.toggle, .top), label, &patterns) { control in
        isOn == nil ? .text(control.label) : .state(control.isOn == true ? "on" : "off")
      }
    case .warning(let match):
      return found(snapshot.warnings, match, &patterns)
    }
  }

  private func found(
    _ controls: [ScreenSnapshot.Control], _ label: TextMatch, _ patterns: inout PatternCache,
    _ describe: (ScreenSnapshot.Control) -> CheckFailure.Found
  ) -> CheckFailure.Found {
    if let control = controls.first(where: { label.holds(for: $0.label, &patterns) }) { return describe(control) }
    return .init(texts: controls.map(\.label))
  }

  private func found(
    _ texts: [String], _ match: TextMatch, _ patterns: inout PatternCache
  ) -> CheckFailure.Found {
    if let text = texts.first(where: { match.holds(for: $0, &patterns) }) { return .text(text) }
    return .init(texts: texts)
  }
}

extension CheckFailure.Found {
  /// One text, or nothing.
  fileprivate init(text: String?) {
    if let text { self = .text(text) } else { self = .nothing }
  }

  /// Several texts, or nothing.
  fileprivate init(texts: [String]) {
    self = texts.isEmpty ? .nothing : .texts(texts)
  }
}
