extension TraceDigest {
  /// Adds all that a person could see or paste.
  mutating func add(_ screen: Screen) {
    add(screen.layers.count)
    for layer in screen.layers { add(layer) }
    add(screen.clipboard.text)
    add(screen.clipboard.changeCount)
    add(screen.presentations)
    add(screen.dismissals)
    if let completion = screen.completion {
      add(completion.activity.map { "\($0)" } ?? "")
      add(completion.isCompleted)
    }
    add(screen.warnings.count)
    for warning in screen.warnings { add(warning) }
    add(screen.crash?.message)
    for view in screen.evaluations {
      add(view.view)
      add(view.count)
    }
  }

  private mutating func add(_ layer: ScreenLayer) {
    add(layer.kind.rawValue)
    add(layer.isAdaptedPopover)
    add(layer.title)
    add(layer.texts.count)
    for text in layer.texts { add(text) }
    add(layer.controls.count)
    for control in layer.controls { add(control) }
    add(layer.cells)
    add(layer.shareSheet != nil)
    if let sheet = layer.shareSheet { add(sheet) }
  }

  private mutating func add(_ control: ScreenControl) {
    add(control.kind.name)
    add(control.label)
    add(control.isEnabled)
    switch control.kind {
    case .button: break
    case .field(let text): add(text)
    case .picker(let selection, let options):
      add(selection)
      for option in options { add(option) }
    case .toggle(let isOn): add(isOn)
    }
  }

  private mutating func add(_ sheet: ScreenShareSheet) {
    add(sheet.caption)
    add(sheet.cells)
    add(sheet.hasCloseControl)
    add(sheet.activities.count)
    for activity in sheet.activities {
      add(activity.label)
      add(activity.isCopy)
      add(activity.isHittable)
    }
  }
}
