/// One argument of the view's initialiser: `name 'Ada'` of `launch with name 'Ada', count 3`.
public struct LaunchArgument: Equatable, Sendable {
  /// The label in the initialiser.
  public var label: String
  /// The value handed over.
  public var value: AppValue

  /// The argument `label: value`.
  public init(label: String, value: AppValue) {
    self.label = label
    self.value = value
  }
}
