import ProbeSemantics

/// Another model of the file, on which the same test is run once one has failed.
public struct ComparedModel {
  /// Its name.
  public var name: String
  /// The test's steps for that model.
  public var program: Program
  /// Makes the app of that model.
  public var makeDriver: () -> any Driver

  /// The model `name`, whose steps are `program`.
  public init(name: String, program: Program, makeDriver: @escaping () -> any Driver) {
    self.name = name
    self.program = program
    self.makeDriver = makeDriver
  }
}
