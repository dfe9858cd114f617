/// The stubs of a test: a class, because the app that runs sees one that is set later at its next call.
public final class AppStubs {
  private var stubs: [String: AppStub] = [:]
  /// Grows with each change.
  public private(set) var version = 0

  /// Nothing is stubbed.
  public init() {}

  /// The stub of the function of that name, without parentheses: `loadReport`, `api.fetch`.
  public subscript(name: String) -> AppStub? {
    get { stubs[name] }
    set {
      stubs[name] = newValue
      version += 1
    }
  }

  /// All of them, by name.
  public var all: [String: AppStub] { stubs }
}
