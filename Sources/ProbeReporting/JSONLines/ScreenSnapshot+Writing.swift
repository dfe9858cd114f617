import ProbeInterpreter

extension ScreenSnapshot {
  /// Writes the members of a screen.
  func write(to writer: inout JSONWriter) {
    writer.member("layers", array: layers) { writer, layer in writer.object { layer.write(to: &$0) } }
    writer.member(
      "clipboard",
      object: { writer in
        writer.member("text", clipboard.text)
        writer.member("changeCount", clipboard.changeCount)
      })
    writer.member("presentations", presentations)
    writer.member("dismissals", dismissals)
    writer.member("completion", completion?.rawValue)
    if !warnings.isEmpty { writer.member("warnings", warnings) }
    writer.member("crash", crash)
    guard !evaluations.isEmpty else { return }
    writer.member("evaluations", array: evaluations) { writer, evaluation in
      writer.object { writer in
        writer.member("view", evaluation.view)
        writer.member("count", evaluation.count)
      }
    }
  }
}

extension ScreenSnapshot.Layer {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("kind", kind.rawValue)
    writer.member("title", title)
    if isAdaptedPopover { writer.member("isAdaptedPopover", true) }
    if !texts.isEmpty { writer.member("texts", texts) }
    if !controls.isEmpty {
      writer.member("controls", array: controls) { writer, control in writer.object { control.write(to: &$0) } }
    }
    writer.member("cells", cells)
    if let shareSheet { writer.member("shareSheet", object: shareSheet.write) }
  }
}

extension ScreenSnapshot.Control {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("kind", kind.name)
    writer.member("label", label)
    writer.member("isEnabled", isEnabled)
    switch kind {
    case .button: break
    case .field(let text): writer.member("text", text)
    case .picker(let selection, let options):
      writer.member("selection", selection)
      writer.member("options", options)
    case .toggle(let isOn): writer.member("isOn", isOn)
    }
  }
}

extension ScreenSnapshot.ShareSheet {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("caption", caption)
    writer.member("cells", cells)
    writer.member("hasCloseControl", hasCloseControl)
    writer.member("activities", array: activities) { writer, activity in
      writer.object { writer in
        writer.member("label", activity.label)
        writer.member("isCopy", activity.isCopy)
        writer.member("isEnabled", activity.isEnabled)
      }
    }
  }
}

extension JSONWriter {}
