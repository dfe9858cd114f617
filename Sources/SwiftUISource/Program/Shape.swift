/// What a written type says about its values, as far as values need it.
indirect enum Shape: Sendable, Hashable {
  case any
  case array(Shape)
  case bool
  /// `Character`
  case character
  case dictionary(Shape, Shape)
  case double
  /// A function; whether its body is a view builder
  case function([Shape], Shape)
  case int
  /// A type of whole numbers other than `Int`
  case integer(IntegerKind)
  /// A type of the library, by its name
  case library(Word)
  /// A tuple with labels
  case namedTuple([Shape], [Int])
  case optional(Shape)
  case set(Shape)
  case string
  case tuple([Shape])
  case unit
  case unknown
  /// A type of the file, by its number
  case user(Int)

  /// Whether a value may have to be brought into this shape.
  var wantsCoercion: Bool {
    switch self {
    case .array, .bool, .character, .dictionary, .double, .int, .integer, .optional, .set, .string, .user, .tuple,
      .namedTuple:
      true
    case .any, .function, .library, .unit, .unknown: false
    }
  }

  /// The shape inside an optional; the shape itself otherwise.
  var unwrapped: Shape {
    if case .optional(let inner) = self { inner.unwrapped } else { self }
  }

  /// The parts of a tuple.
  var parts: [Shape]? {
    switch self {
    case .tuple(let parts), .namedTuple(let parts, _): parts
    default: nil
    }
  }

  /// What the elements of a collection look like.
  var element: Shape {
    switch self {
    case .array(let element), .set(let element): element
    case .optional(let inner): inner.element
    case .string: .character
    case .any, .bool, .character, .dictionary, .double, .function, .int, .integer, .library, .namedTuple, .tuple, .unit,
      .unknown, .user:
      .unknown
    }
  }

  /// Whether values can be told equal: `Any` and functions cannot.
  var isAny: Bool {
    switch self {
    case .any, .function: true
    case .array(let element), .set(let element), .optional(let element): element.isAny
    case .dictionary(_, let value): value.isAny
    case .tuple(let parts), .namedTuple(let parts, _): parts.contains(where: \.isAny)
    case .bool, .character, .double, .int, .integer, .library, .string, .unit, .unknown, .user: false
    }
  }
}
