extension ScreenLayer.Kind {
  /// The kind with its article: `a sheet`, `an alert`.
  var phrase: String {
    switch self {
    case .alert: "an alert"
    case .cover, .dialog, .menu, .popover, .screen, .sheet: "a \(rawValue)"
    }
  }
}
