/// A type of whole numbers with bounds of its own; `Int` and `Int64` are the machine's.
enum IntegerKind: Int, Sendable, Hashable {
  case int8, int16, int32, uint, uint8, uint16, uint32, uint64

  init?(_ word: Word) {
    switch word {
    case .Int8: self = .int8
    case .Int16: self = .int16
    case .Int32: self = .int32
    case .UInt: self = .uint
    case .UInt8: self = .uint8
    case .UInt16: self = .uint16
    case .UInt32: self = .uint32
    case .UInt64: self = .uint64
    default: return nil
    }
  }

  /// The type's name.
  var word: Word {
    switch self {
    case .int8: .Int8
    case .int16: .Int16
    case .int32: .Int32
    case .uint: .UInt
    case .uint8: .UInt8
    case .uint16: .UInt16
    case .uint32: .UInt32
    case .uint64: .UInt64
    }
  }

  var bits: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .uint, .uint64: 64
    }
  }

  var isSigned: Bool {
    switch self {
    case .int8, .int16, .int32: true
    case .uint, .uint8, .uint16, .uint32, .uint64: false
    }
  }

  /// Whether all of its values are values of `Int` too.
  var fitsInt: Bool { bits < 64 }

  /// Its values, as far as they are values of `Int`.
  var bounds: ClosedRange<Int> {
    if !fitsInt { return 0...Int.max }
    return isSigned ? -(1 << (bits - 1))...(1 << (bits - 1)) - 1 : 0...(1 << bits) - 1
  }

  /// The value that the lowest bits of a number are.
  func wrapped(_ value: Int) -> Int {
    guard fitsInt else { return value }
    let low = value & ((1 << bits) - 1)
    return isSigned && low >> (bits - 1) == 1 ? low - (1 << bits) : low
  }
}
