import PresentationRuntime

/// A value of the interpreted program. An optional is its value, or `none`.
enum SwiftValue {
  case array([SwiftValue])
  case binding(BindingBox)
  case bool(Bool)
  /// A captured variable; never seen by the program.
  case box(Box)
  case closure(Closure)
  case dictionary(Table)
  case double(Double)
  case element(ElementBox)
  case enumeration(EnumValue)
  case foreign(Foreign)
  /// No value: a missing argument, a place that was moved from.
  case hole
  case instance(Instance)
  case int(Int)
  case iterator(IteratorBox)
  case keyPath(KeyPathValue)
  case metatype(Shape)
  case native(NativeFunction)
  case none
  case opaque(OpaqueValue)
  case range(RangeValue)
  case set(Table)
  case string(String)
  case structure(StructValue)
  case symbol(SymbolValue)
  case tuple(TupleValue)
  case unit

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  var isHole: Bool {
    if case .hole = self { true } else { false }
  }

  /// Whether a change of its parts is seen through every name of it.
  var isReference: Bool {
    switch self {
    case .instance, .foreign, .binding, .closure, .native, .opaque, .metatype, .box, .iterator: true
    case .array, .bool, .dictionary, .double, .element, .enumeration, .hole, .int, .keyPath, .none, .range, .set,
      .string, .structure, .symbol, .tuple, .unit:
      false
    }
  }
}

/// A variable that closures share.
final class Box {
  var value: SwiftValue

  init(_ value: SwiftValue) {
    self.value = value
  }
}

/// A struct's value; copied before it is changed unless nobody else holds it.
final class StructValue {
  let type: Int
  var fields: [SwiftValue]
  /// The body evaluation that a view's value belongs to.
  var frame: Frame?

  init(_ type: Int, _ fields: [SwiftValue], frame: Frame? = nil) {
    self.type = type
    self.fields = fields
    self.frame = frame
  }

  func copy() -> StructValue { StructValue(type, fields, frame: frame) }
}

/// An instance of a class.
final class Instance {
  let type: Int
  var fields: [SwiftValue]
  /// What the runtime watches of it.
  var observed: ObservedObject?
  /// The controller that it is, for subclasses of the platform's controllers.
  var controller: Foreign?

  init(_ type: Int, _ fields: [SwiftValue]) {
    self.type = type
    self.fields = fields
  }

  deinit {
    // A chain of objects is let go one after the other: its length has no limit, the depth of the stack has.
    guard fields.contains(where: \.leadsToInstance) else { return }
    var rest = fields.filter(\.leadsToInstance)
    fields = []
    while !rest.isEmpty {
      if case .array(let values)? = rest.last {
        rest.removeLast()
        rest += values.filter(\.leadsToInstance)
      } else if var instance = Self.taken(from: rest.removeLast()), isKnownUniquelyReferenced(&instance) {
        rest += instance.fields.filter(\.leadsToInstance)
        instance.fields = []
      }
    }
  }

  private static func taken(from value: consuming SwiftValue) -> Instance? {
    if case .instance(let instance) = value { instance } else { nil }
  }
}

extension SwiftValue {
  /// Whether it is an object or a short list of such, of which long chains are made.
  fileprivate var leadsToInstance: Bool {
    switch self {
    case .instance: true
    case .array(let values): values.count <= 64 && values.contains { if case .instance = $0 { true } else { false } }
    default: false
    }
  }
}

/// An enum's value.
final class EnumValue {
  let type: Int
  let number: Int
  let payload: [SwiftValue]

  init(_ type: Int, _ number: Int, _ payload: [SwiftValue] = []) {
    self.type = type
    self.number = number
    self.payload = payload
  }
}

/// A function with what it captured.
final class Closure {
  let function: Int
  let captures: [SwiftValue]

  init(_ function: Int, _ captures: [SwiftValue]) {
    self.function = function
    self.captures = captures
  }
}

/// A tuple.
final class TupleValue {
  let values: [SwiftValue]
  let labels: [Int]

  init(_ values: [SwiftValue], _ labels: [Int] = []) {
    self.values = values
    self.labels = labels
  }
}

/// `.name` or `.name(arguments)` where the type is only known when it is used.
final class SymbolValue {
  let name: Int
  let arguments: [SwiftValue]?
  let labels: [Int]
  /// What it was called on, as in `.number.precision(…)`.
  let base: SwiftValue?

  init(_ name: Int, _ arguments: [SwiftValue]? = nil, labels: [Int] = [], base: SwiftValue? = nil) {
    self.name = name
    self.arguments = arguments
    self.labels = labels
    self.base = base
  }

  var word: Word? { Word(rawValue: name) }

  /// The argument with this label.
  subscript(_ label: Word) -> SwiftValue? {
    guard let arguments, let index = labels.firstIndex(of: label.rawValue), index < arguments.count else { return nil }
    return arguments[index]
  }
}

/// A range; a missing end is nil.
final class RangeValue {
  let lower: SwiftValue
  let upper: SwiftValue
  let isClosed: Bool

  init(_ lower: SwiftValue, _ upper: SwiftValue, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }
}

/// A key path.
final class KeyPathValue {
  let steps: [KeyPathStep]

  init(_ steps: [KeyPathStep]) {
    self.steps = steps
  }
}

/// A binding of the runtime.
final class BindingBox {
  let binding: Binding

  init(_ binding: Binding) {
    self.binding = binding
  }
}

/// What a view of the library is shown as.
final class ElementBox {
  let element: Element

  init(_ element: Element) {
    self.element = element
  }
}

/// A value of which only the way to it is known: a type or function that is not in the file.
final class OpaqueValue {
  let path: String
  /// As the call that gave it is written, which is what a script stubs.
  let written: String

  private let isFromCall: Bool

  init(_ path: String, written: String? = nil) {
    self.path = path
    self.written = written ?? path
    isFromCall = written != nil
  }

  /// A part of what `origin` stands for: of a call's result, the call is what a script stubs.
  init(_ path: String, of origin: OpaqueValue) {
    self.path = path
    written = origin.isFromCall ? origin.written : path
    isFromCall = origin.isFromCall
  }
}

/// A function of the library, with what it is bound to.
final class NativeFunction {
  typealias Body = (Machine, Arguments) throws(Interruption) -> SwiftValue

  let name: String
  let body: Body
  /// Whether nothing says that the library has a method of this name.
  let isGuess: Bool

  init(_ name: String, isGuess: Bool = false, _ body: @escaping Body) {
    self.name = name
    self.body = body
    self.isGuess = isGuess
  }
}

/// The state of a `for` loop.
final class IteratorBox {
  var values: [SwiftValue]
  var position = 0
  var next: Int
  var limit: Int
  var isCounting: Bool
  /// `next()` of an iterator of the file's own.
  var custom: SwiftValue?
  /// The task group that is waited for.
  var group: TaskGroupState?

  init(_ values: [SwiftValue]) {
    self.values = values
    next = 0
    limit = 0
    isCounting = false
  }

  init(from next: Int, upTo limit: Int) {
    values = []
    self.next = next
    self.limit = limit
    isCounting = true
  }
}
