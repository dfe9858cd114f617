import ProbeInterpreter

extension StepTouch {
  /// The word for it in a record.
  var name: String {
    switch self {
    case .activity: "activity"
    case .close: "close"
    case .control: "control"
    case .copy: "copy"
    case .outside: "outside"
    case .pulledDown: "pulledDown"
    case .row: "row"
    }
  }

  /// The label of what is touched.
  var label: String? {
    switch self {
    case .activity(let label), .control(let label), .row(let label): label
    case .close, .copy, .outside, .pulledDown: nil
    }
  }

  /// The touch that a record calls `name`, of what has that label.
  init?(named name: String, label: String?) {
    switch (name, label) {
    case ("activity", let label?): self = .activity(label: label)
    case ("close", _): self = .close
    case ("control", let label?): self = .control(label: label)
    case ("copy", _): self = .copy
    case ("outside", _): self = .outside
    case ("pulledDown", _): self = .pulledDown
    case ("row", let label?): self = .row(label: label)
    default: return nil
    }
  }
}
