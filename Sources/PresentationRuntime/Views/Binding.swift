/// A way to read and write a value that lives elsewhere.
public struct Binding {
  /// Where the value lives.
  enum Source {
    case constant
    case functions(BindingFunctions)
    case projection(BindingProjection)
    case property(ObservedObject, Int)
    case slot(SlotReference)
  }

  let source: Source
  /// The value when the binding was made or its holder last updated: what an update reads (R7).
  var snapshot: Value
  /// Whether a view or modifier holds it: its reads then mark the holder, not the owner (R6).
  var isHeld = false

  /// A binding that always reads `value` and ignores writes.
  public static func constant(_ value: Value) -> Binding {
    Binding(source: .constant, snapshot: value)
  }

  /// `Binding(get:set:)`: the getter runs at once, and what it reads is read in `body` (R41).
  public static func functions(
    in host: PresentationHost, get: @escaping () throws(AppCrash) -> Value,
    set: @escaping (Value) throws(AppCrash) -> Void
  ) throws(AppCrash) -> Binding {
    Binding(source: .functions(BindingFunctions(host: host, get: get, set: set)), snapshot: try get())
  }

  /// A binding to a part of the value, such as `$note.title`; equal keys mean the same part.
  public func projected(
    key: String, get: @escaping (Value) throws(AppCrash) -> Value,
    set: @escaping (_ whole: Value, _ part: Value) throws(AppCrash) -> Value
  ) throws(AppCrash) -> Binding {
    let projection = BindingProjection(base: self, key: key, get: get, set: set)
    var part = Binding(source: .projection(projection), snapshot: try get(snapshot))
    part.isHeld = isHeld
    return part
  }
}

/// A state's location, by its number in the host.
struct SlotReference {
  unowned let host: PresentationHost
  let index: Int
}

/// The two functions of a `Binding(get:set:)`; a reference, so that copies of the binding are the same place.
final class BindingFunctions {
  unowned let host: PresentationHost
  let get: () throws(AppCrash) -> Value
  let set: (Value) throws(AppCrash) -> Void

  init(
    host: PresentationHost, get: @escaping () throws(AppCrash) -> Value,
    set: @escaping (Value) throws(AppCrash) -> Void
  ) {
    self.host = host
    self.get = get
    self.set = set
  }
}

/// A part of another binding's value.
final class BindingProjection {
  let base: Binding
  let key: String
  let get: (Value) throws(AppCrash) -> Value
  let set: (Value, Value) throws(AppCrash) -> Value

  init(
    base: Binding, key: String, get: @escaping (Value) throws(AppCrash) -> Value,
    set: @escaping (Value, Value) throws(AppCrash) -> Value
  ) {
    self.base = base
    self.key = key
    self.get = get
    self.set = set
  }
}
