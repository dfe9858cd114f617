/// A `UIViewControllerRepresentable` or `UIViewRepresentable`.
///
/// A representable struct is a `ViewDefinition` whose body yields this: its properties are the struct's, and
/// `update` runs at each evaluation (R19). Its closures run in an update.
public struct RepresentableElement {
  /// The struct's name.
  public var name: String
  /// `makeCoordinator`; once for each identity.
  public var makeCoordinator: (() throws(AppCrash) -> Value)?
  /// `makeUIViewController`, `makeUIView`; once for each identity, with the coordinator.
  public var make: (Value) throws(AppCrash) -> Controller
  /// `updateUIViewController`, `updateUIView`; at once after `make`, and at each later change.
  public var update: (Controller, Value) throws(AppCrash) -> Void
  /// `dismantleUIViewController`, when its identity goes.
  public var dismantle: ((Controller, Value) throws(AppCrash) -> Void)?
  /// Where `make` stands.
  public var place: SourcePlace?

  /// A representable with an `update` that does nothing unless one is given.
  public init(
    _ name: String, at place: SourcePlace? = nil,
    update: @escaping (Controller, Value) throws(AppCrash) -> Void = { _, _ in },
    make: @escaping (Value) throws(AppCrash) -> Controller
  ) {
    self.name = name
    self.makeCoordinator = nil
    self.make = make
    self.update = update
    self.dismantle = nil
    self.place = place
  }
}
