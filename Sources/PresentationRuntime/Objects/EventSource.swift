/// What `onReceive` listens to.
public enum EventSource {
  /// `Timer.publish(every:)`, from when the view appears.
  case timer(every: Duration)
  /// A subject, or a notification by name.
  case channel(EventChannel)
  /// The `$property` publisher, or `objectWillChange` where `property` is nil.
  case object(ObservedObject, property: Int?)
}

/// Something that sends values: a subject, a notification name.
///
/// A reference, because sender and receivers share it.
public final class EventChannel {
  /// Its name, for causes.
  public let name: String
  var receivers: [Receiver] = []

  struct Receiver {
    var node: ViewNode
    var action: (Value) throws(AppCrash) -> Void
  }

  /// A channel that nobody listens to yet.
  public init(_ name: String) {
    self.name = name
  }
}
