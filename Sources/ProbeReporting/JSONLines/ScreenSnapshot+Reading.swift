import ProbeInterpreter

extension ScreenSnapshot {
  /// The screen that `object` tells of.
  init(recorded object: RecordedObject) throws(RecordProblem) {
    var layers: [Layer] = []
    for layer in try object.objects("layers") { layers.append(try Layer(recorded: layer)) }
    guard let clipboard = try object.object("clipboard") else { throw object.wrong("clipboard", "an object") }
    self.init(
      layers: layers,
      clipboard: Clipboard(
        text: try clipboard.optionalText("text"), changeCount: try clipboard.number("changeCount", from: 0)))
    presentations = try object.number("presentations", from: 0)
    dismissals = try object.number("dismissals", from: 0)
    if try object.optionalText("completion") != nil {
      completion = try object.word("completion") { Completion(rawValue: $0) }
    }
    warnings = try object.texts("warnings")
    crash = try object.optionalText("crash")
    for evaluation in try object.objects("evaluations") {
      evaluations.append(
        ViewEvaluations(view: try evaluation.text("view"), count: try evaluation.number("count", from: 0)))
    }
  }
}

extension ScreenSnapshot.Layer {
  fileprivate init(recorded object: RecordedObject) throws(RecordProblem) {
    self.init(kind: try object.word("kind") { Kind(rawValue: $0) }, title: try object.optionalText("title"))
    isAdaptedPopover = try object.flag("isAdaptedPopover")
    texts = try object.texts("texts")
    for control in try object.objects("controls") {
      controls.append(try ScreenSnapshot.Control(recorded: control))
    }
    cells = try object.number("cells", from: 0)
    guard let recorded = try object.object("shareSheet") else { return }
    var sheet = ScreenSnapshot.ShareSheet(
      caption: try recorded.optionalText("caption"), cells: try recorded.number("cells", from: 0),
      hasCloseControl: try recorded.flag("hasCloseControl"))
    for activity in try recorded.objects("activities") {
      sheet.activities.append(
        ScreenSnapshot.Activity(
          label: try activity.text("label"), isCopy: try activity.flag("isCopy"),
          isEnabled: try activity.flag("isEnabled")))
    }
    shareSheet = sheet
  }
}

extension ScreenSnapshot.Control {
  fileprivate init(recorded object: RecordedObject) throws(RecordProblem) {
    let kind: Kind
    switch try object.text("kind") {
    case "button": kind = .button
    case "field": kind = .field(text: try object.text("text"))
    case "picker": kind = .picker(selection: try object.text("selection"), options: try object.texts("options"))
    case "toggle": kind = .toggle(isOn: try object.flag("isOn"))
    default: throw object.wrong("kind", "the kind of a control")
    }
    self.init(kind, label: try object.text("label"), isEnabled: try object.flag("isEnabled"))
  }
}
