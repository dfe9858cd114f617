/// A view type as a value: made by hand, or from a source file while the program runs. Nothing changes it.
///
/// A reference, because two views are of one type exactly if their definitions are the same one.
public final class ViewDefinition {
  /// The type's name.
  public let name: String
  /// Its stored properties; frames and arguments count them in this order.
  public let properties: [PropertyDefinition]
  /// Evaluates the body: `body` reads properties through the frame, and its closures keep the frame.
  public let body: (Frame) throws(AppCrash) -> Element
  /// Where the body stands.
  public let place: SourcePlace?

  /// The view type `name`.
  public init(
    _ name: String, properties: [PropertyDefinition] = [], at place: SourcePlace? = nil,
    body: @escaping (Frame) throws(AppCrash) -> Element
  ) {
    self.name = name
    self.properties = properties
    self.body = body
    self.place = place
  }
}
