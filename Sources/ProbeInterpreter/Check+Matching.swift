import ProbeSemantics

extension Check {
  /// Why this check does not hold in `snapshot`; nil if it holds.
  ///
  /// A pure function: `baseline` is the moment that counts are told from, `patterns` only saves work.
  public func failure(
    in snapshot: ScreenSnapshot, since baseline: Baseline, _ patterns: inout PatternCache
  ) -> CheckFailure? {
    switch subject.verdict(in: snapshot, since: baseline, &patterns) {
    case .holds:
      isNegated ? CheckFailure(self, found: subject.found(in: snapshot, since: baseline, &patterns)) : nil
    case .holdsNot:
      isNegated ? nil : CheckFailure(self, found: subject.found(in: snapshot, since: baseline, &patterns))
    case .missing(let missing):
      CheckFailure(self, found: .nothingToLookAt(missing))
    }
  }
}

extension Check.Subject {
  /// What can be said of a subject.
  enum Verdict: Equatable {
    case holds
    case holdsNot
    /// Neither: the thing to look at is not there.
    case missing(MissingSubject)

    init(_ holds: Bool) {
      self = holds ? .holds : .holdsNot
    }
  }

  /// Whether it can be looked at after the app has ended.
  var outlivesTheApp: Bool {
    switch self {
    case .clipboard, .clipboardEmpty, .clipboardUnchanged, .crash, .warning: true
    case .activity, .button, .caption, .cells, .completion, .dismissals, .evaluations, .field, .presentation,
      .presentations, .shareSheet, .text, .toggle:
      false
    }
  }

  /// Whether this is so in `snapshot`, if that can be said.
  func verdict(
    in snapshot: ScreenSnapshot, since baseline: Baseline, _ patterns: inout PatternCache
  ) -> Verdict {
    if snapshot.crash != nil, !outlivesTheApp { return .missing(.app) }
    switch self {
    case .activity(let name):
      guard let shareSheet = snapshot.shareSheet else { return .missing(.shareSheet) }
      return Verdict(shareSheet.activities.contains { $0.isEnabled && name.fits($0, &patterns) })
    case .button(let label, let isEnabled, let reach):
      return verdict(of: .button, in: snapshot.layers(reach), label, isEnabled, &patterns) {
        control, wanted, _ in control.isEnabled == wanted
      }
    case .caption(let match):
      guard let shareSheet = snapshot.shareSheet else { return .missing(.shareSheet) }
      guard let caption = shareSheet.caption else { return .holdsNot }
      return Verdict(match.holds(for: caption, &patterns))
    case .cells(let match, .top):
      guard let shareSheet = snapshot.shareSheet else { return .missing(.shareSheet) }
      return Verdict(match.holds(for: shareSheet.cells))
    case .cells(let match, .anywhere):
      return Verdict(match.holds(for: snapshot.cellsEverywhere))
    case .clipboard(let match):
      guard let text = snapshot.clipboard.text else { return .holdsNot }
      return Verdict(match.holds(for: text, &patterns))
    case .clipboardEmpty:
      return Verdict(snapshot.clipboard.text == nil)
    case .clipboardUnchanged:
      return Verdict(snapshot.clipboard.changeCount == baseline.clipboardChanges)
    case .completion(let isCompleted):
      guard let completion = snapshot.completion else { return .missing(.endedShareSheet) }
      return Verdict((completion == .completed) == isCompleted)
    case .crash(let match):
      guard let crash = snapshot.crash else { return .holdsNot }
      return Verdict(match.holds(for: crash, &patterns))
    case .dismissals(let match):
      return Verdict(match.holds(for: snapshot.dismissals - baseline.dismissals))
    case .evaluations(let view, let match):
      return verdict(ofEvaluations: snapshot.evaluations(of: view), view, match)
    case .field(let label, let value, let reach):
      return verdict(of: .field, in: snapshot.layers(reach), label, value, &patterns) {
        control, wanted, patterns in wanted.holds(for: control.fieldText ?? "", &patterns)
      }
    case .presentation(let kind, let match):
      return Verdict(
        snapshot.layers.contains { $0.isOne(of: kind) && $0.shows(match, &patterns) })
    case .presentations(let match):
      return Verdict(match.holds(for: snapshot.presentations - baseline.presentations))
    case .shareSheet:
      return Verdict(snapshot.shareSheet != nil)
    case .text(let match, let reach):
      return Verdict(snapshot.layers(reach).contains { $0.shows(match, &patterns) })
    case .toggle(let label, let isOn):
      return verdict(of: .toggle, in: snapshot.layers(.top), label, isOn, &patterns) {
        control, wanted, _ in control.isOn == wanted
      }
    case .warning(let match):
      return Verdict(snapshot.warnings.contains { match.holds(for: $0, &patterns) })
    }
  }

  /// A control alone holds by being there; its state can only be judged if it is there.
  private func verdict<Wanted>(
    of role: ControlRole, in layers: ArraySlice<ScreenSnapshot.Layer>, _ label: TextMatch, _ wanted: Wanted?,
    _ patterns: inout PatternCache,
    fits: (ScreenSnapshot.Control, Wanted, inout PatternCache) -> Bool
  ) -> Verdict {
    var isThere = false
    for layer in layers {
      for control in layer.controls where role.includes(control) && label.holds(for: control.label, &patterns) {
        guard let wanted else { return .holds }
        if fits(control, wanted, &patterns) { return .holds }
        isThere = true
      }
    }
    return wanted == nil || isThere ? .holdsNot : .missing(.control(kind: role.rawValue, label: label.phrase))
  }

  /// A view that is not known has no count, unless the script itself says that it was never evaluated.
  private func verdict(ofEvaluations count: Int?, _ view: String, _ match: CountMatch) -> Verdict {
    if let count { return Verdict(match.holds(for: count)) }
    return match == CountMatch(.equal, 0) ? .holds : .missing(.view(name: view))
  }
}

extension Check.ActivityName {
  /// Whether `activity` is the one that is meant, enabled or not.
  func fits(_ activity: ScreenSnapshot.Activity, _ patterns: inout PatternCache) -> Bool {
    switch self {
    case .copy: activity.isCopy
    case .label(let match): match.holds(for: activity.label, &patterns)
    }
  }
}
