/// A model object of the app: `ObservableObject` or `@Observable`, made for one launch.
///
/// A reference, because the app's views share it.
public final class ObservedObject {
  /// How its writes reach the views.
  public enum Observation: Sendable {
    /// `ObservableObject`: a write of a published property evaluates every view that holds it (R12).
    case published
    /// `@Observable`: a write reaches those who read that property (R13).
    case perProperty
    /// Neither: nobody learns of its writes.
    case none
  }

  /// One stored property.
  public struct Property {
    /// Its name.
    public var name: String
    /// Whether its writes are announced: `@Published`, or not `@ObservationIgnored`.
    public var isObserved: Bool

    /// The property `name`.
    public init(_ name: String, isObserved: Bool = true) {
      self.name = name
      self.isObserved = isObserved
    }
  }

  /// Its type's name, by which `@EnvironmentObject` finds it.
  public let typeName: String
  /// How its writes reach the views.
  public let observation: Observation
  /// Its stored properties; reads and writes count them in this order.
  public let properties: [Property]
  /// The instance that the maker of the views keeps with it.
  public var instance: AnyObject?
  var values: [Value]
  /// Its place in the host's list of objects.
  let index: Int
  unowned let host: PresentationHost

  /// An object that lives in `host`, with the present values of its properties.
  public init(
    _ typeName: String, _ observation: Observation, properties: [Property], values: [Value], in host: PresentationHost
  ) {
    self.typeName = typeName
    self.observation = observation
    self.properties = properties
    self.values = values
    self.host = host
    self.index = host.addObject()
  }
}
