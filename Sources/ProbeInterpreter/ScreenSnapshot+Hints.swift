import ProbeSemantics
import ProbeSyntax

extension ScreenSnapshot {
  /// What is presented now, as a sentence.
  var whatIsPresented: String {
    let presented = layers.dropFirst().map(\.phrase)
    return presented.isEmpty ? "nothing is presented" : "presented: \(presented.joined(separator: ", "))"
  }

  /// The controls that a person could tap now, as a sentence.
  var whatCanBeTapped: String {
    var labels = top?.controls.filter(\.isEnabled).map(\.label) ?? []
    if top?.shareSheet != nil {
      labels += shareSheet?.activities.filter(\.isEnabled).map(\.label) ?? []
    }
    return labels.isEmpty ? "nothing can be tapped now" : "what can be tapped now: \(VisibleText.list(labels))"
  }

  /// The controls of that kind on top, as a sentence.
  func controlsOnTop(_ kind: String) -> String {
    let labels = ControlRole(rawValue: kind).map { controls($0, .top).map(\.label) } ?? []
    return labels.isEmpty ? "there is no \(kind) on top" : "on top: \(VisibleText.list(labels))"
  }

  /// What may have been meant by a label that no control has.
  func hints(forMissing label: String, kind: String) -> [String] {
    let onTop = top?.controls ?? []
    var hints: [String] = []
    if let other = onTop.first(where: { TextSearch.equal($0.label, label) }) {
      hints.append("\(VisibleText.quoted(label)) is a \(other.kind.name)")
    } else if layers(.top).contains(where: { $0.allTexts.contains { TextSearch.equal($0, label) } }) {
      hints.append("\(VisibleText.quoted(label)) is shown as text, and is no \(kind)")
    } else if let behind = layers.dropLast().last(where: { $0.has(label) }) {
      hints.append("\(VisibleText.quoted(label)) is on \(behind.phrase), behind \(top?.phrase ?? "")")
    } else if let near = nearest(to: label, among: kind == "row" ? top?.allTexts ?? [] : onTop.map(\.label)) {
      let difference = TextDifference(expected: label, found: near)
      let why = difference.flatMap { $0.isHardToSee ? "; \($0.message)" : nil } ?? ""
      hints.append("did you mean \(VisibleText.quoted(near))?\(why)")
    }
    return hints + [whatCanBeTapped]
  }

  /// Where a text is that is not shown on top, or which one is nearly the same.
  func hints(forMissingText match: TextMatch) -> [String] {
    guard let wanted = match.whole else { return [] }
    let shown = VisibleText.quoted(wanted)
    if let control = top?.controls.first(where: { TextSearch.equal($0.label, wanted) }),
      ControlRole(rawValue: control.kind.name) != nil
    {
      return ["\(shown) is the label of a \(control.kind.name): 'expect \(control.kind.name) …' looks at those"]
    }
    if let field = top?.controls.first(where: { $0.fieldText.map { TextSearch.equal($0, wanted) } ?? false }) {
      return ["the field \(VisibleText.quoted(field.label)) holds it: 'expect field …' looks there"]
    }
    if layers.dropLast().contains(where: { $0.allTexts.contains { TextSearch.equal($0, wanted) } }) {
      return ["\(shown) is behind \(top?.phrase ?? ""): 'expect screen text …' looks there too"]
    }
    if let caption = shareSheet?.caption, TextSearch.equal(caption, wanted) {
      return ["\(shown) is the caption of the share sheet: 'expect caption …' looks there"]
    }
    return nearest(to: wanted, among: top?.allTexts ?? [])
      .map { ["did you mean \(VisibleText.quoted($0))?"] } ?? []
  }
}

extension ScreenSnapshot.Layer {
  /// What it is, with its title: `the sheet 'Recipients'`, `the share sheet`.
  public var phrase: String {
    let name = shareSheet != nil && title == nil ? "share sheet" : kind.rawValue
    return title.map { "the \(name) \(VisibleText.quoted($0))" } ?? "the \(name)"
  }

  /// Whether a control or a text of it reads `label`.
  fileprivate func has(_ label: String) -> Bool {
    controls.contains { TextSearch.equal($0.label, label) } || allTexts.contains { TextSearch.equal($0, label) }
  }
}

extension ScreenSnapshot.Control.Kind {
  /// The word for it.
  public var name: String {
    switch self {
    case .button: "button"
    case .field: "field"
    case .picker: "picker"
    case .toggle: "toggle"
    }
  }
}
