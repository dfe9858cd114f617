/// What a check means by `button`, `field` and `toggle`.
enum ControlRole: String {
  case button
  case field
  case toggle

  /// Whether `control` is one.
  func includes(_ control: ScreenSnapshot.Control) -> Bool {
    switch (self, control.kind) {
    case (.button, .button), (.field, .field), (.toggle, .toggle): true
    case (.button, _), (.field, _), (.toggle, _): false
    }
  }
}
