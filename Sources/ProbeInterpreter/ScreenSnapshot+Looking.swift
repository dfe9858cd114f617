import ProbeSemantics

extension ScreenSnapshot {
  /// The layers that a check of that reach looks at.
  func layers(_ reach: Check.Reach) -> ArraySlice<Layer> {
    switch reach {
    case .top: layers.suffix(1)
    case .anywhere: layers[...]
    }
  }

  /// The controls of that role within reach, top to bottom.
  func controls(_ role: ControlRole, _ reach: Check.Reach) -> [Control] {
    layers(reach).flatMap { $0.controls.filter(role.includes) }
  }

  /// What is presented of that kind, bottom to top.
  func presented(_ kind: Check.PresentationKind) -> [Layer] {
    layers.filter { $0.isOne(of: kind) }
  }

  /// The cells of all lists and of the share sheet, behind and on top.
  var cellsEverywhere: Int {
    layers.reduce(0) { $0 + $1.cells + ($1.shareSheet?.cells ?? 0) }
  }

  /// How often that view was evaluated; nil if there is no such view.
  func evaluations(of view: String) -> Int? {
    evaluations.first { TextSearch.equal($0.view, view) }?.count
  }
}

extension ScreenSnapshot.Layer {
  /// Whether it is of that kind; a popover that shows as a sheet is both.
  func isOne(of kind: Check.PresentationKind) -> Bool {
    self.kind.rawValue == kind.rawValue || isAdaptedPopover && kind == .popover
  }

  /// Whether the title or one of the texts fits; without a wish anything does.
  func shows(_ match: TextMatch?, _ patterns: inout PatternCache) -> Bool {
    guard let match else { return true }
    if let title, match.holds(for: title, &patterns) { return true }
    return texts.contains { match.holds(for: $0, &patterns) }
  }

  /// The title and all that is shown as text.
  var allTexts: [String] {
    if let title, !texts.contains(where: { TextSearch.equal($0, title) }) { [title] + texts } else { texts }
  }
}

extension ScreenSnapshot.Control {
  /// What a field holds; nil for other controls.
  var fieldText: String? {
    switch kind {
    case .field(let text): text
    case .button, .picker, .toggle: nil
    }
  }

  /// The state of a toggle; nil for other controls.
  var isOn: Bool? {
    switch kind {
    case .toggle(let isOn): isOn
    case .button, .field, .picker: nil
    }
  }
}
