/// The world around the app as a test sets it up; it outlives launches, and the runtime itself never reads it.
public struct AppSurroundings {
  /// The arguments of the root view's initialiser at the next launch.
  public var arguments: [(label: String, value: Value)] = []
  /// The arguments of the process at the next launch.
  public var processArguments: [String] = []
  /// Functions outside the app's source, by their names without parentheses: `loadReport`, `api.fetch`.
  public let stubs = AppStubs()

  /// A world in which nothing was set up.
  public init() {}
}
