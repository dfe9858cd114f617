import PresentationRuntime
import ProbeSemantics

extension Value {
  /// A value of a script as the app gets it.
  init(_ value: AppValue) {
    switch value {
    case .list(let values): self = .list(values.map(Value.init))
    case .nothing: self = .nothing
    case .number(let number): self = .int(number)
    case .text(let text): self = .text(text)
    case .truth(let truth): self = .bool(truth)
    }
  }
}

extension AppStub.Outcome {
  /// The end of a stubbed function as the app gets it.
  init(_ outcome: StubOutcome) {
    switch outcome {
    case .fails(let text): self = .fails(text)
    case .returns(let value): self = .returns(Value(value))
    }
  }
}

extension AppSurroundings {
  /// Gives the argument `label` of the view's initialiser, in the place of an earlier one.
  mutating func set(_ label: String, to value: Value) {
    arguments.removeAll { $0.label == label }
    arguments.append((label: label, value: value))
  }
}
