import PresentationRuntime
import ProbeInterpreter

extension ScreenSnapshot {
  /// The runtime's screen as the language sees it.
  init(_ screen: Screen) { self.init(screen, layers: screen.layers.map(Layer.init)) }

  /// The runtime's screen with these layers, whatever its own are.
  init(_ screen: Screen, layers: [Layer]) {
    self.init(layers: layers, clipboard: Clipboard(screen.clipboard))
    presentations = screen.presentations
    dismissals = screen.dismissals
    completion = screen.completion.map { $0.isCompleted ? .completed : .cancelled }
    warnings = screen.warnings
    crash = screen.crash?.message
    evaluations = screen.evaluations.map { ViewEvaluations(view: $0.view, count: $0.count) }
  }
}

extension ScreenSnapshot.Layer {
  /// One layer of the runtime's screen as the language sees it.
  init(_ layer: ScreenLayer) {
    self.init(kind: Kind(layer.kind), title: layer.title)
    isAdaptedPopover = layer.isAdaptedPopover
    texts = layer.texts
    controls = layer.controls.map(ScreenSnapshot.Control.init)
    cells = layer.cells
    shareSheet = layer.shareSheet.map(ScreenSnapshot.ShareSheet.init)
  }
}

extension ScreenSnapshot.Layer.Kind {
  fileprivate init(_ kind: ScreenLayer.Kind) {
    switch kind {
    case .alert: self = .alert
    case .cover: self = .cover
    case .dialog: self = .dialog
    case .menu: self = .menu
    case .popover: self = .popover
    case .screen: self = .screen
    case .sheet: self = .sheet
    }
  }
}

extension ScreenSnapshot.Control {
  fileprivate init(_ control: ScreenControl) {
    let kind: Kind
    switch control.kind {
    case .button: kind = .button
    case .field(let text): kind = .field(text: text)
    case .picker(let selection, let options): kind = .picker(selection: selection, options: options)
    case .toggle(let isOn): kind = .toggle(isOn: isOn)
    }
    self.init(kind, label: control.label, isEnabled: control.isEnabled)
  }
}

extension ScreenSnapshot.ShareSheet {
  fileprivate init(_ sheet: ScreenShareSheet) {
    self.init(
      caption: sheet.caption, cells: sheet.cells,
      activities: sheet.activities.map { .init(label: $0.label, isCopy: $0.isCopy, isEnabled: $0.isHittable) },
      hasCloseControl: sheet.hasCloseControl)
  }
}

extension ScreenSnapshot.Clipboard {
  fileprivate init(_ clipboard: Clipboard) {
    self.init(text: clipboard.text, changeCount: clipboard.changeCount)
  }
}
