/// What `@Environment` reads.
public enum EnvironmentKey: Hashable, Sendable {
  /// `@Environment(\.dismiss)`: the value is a `DismissAction`.
  case dismiss
  /// `@Environment(\.isPresented)`.
  case isPresented
  /// Any other key, or the type name of an `@Observable` object; `nothing` unless `environment(…)` gave it.
  case named(String)
}
