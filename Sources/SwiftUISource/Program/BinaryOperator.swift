/// The operators that the machine knows; others are functions of the file.
enum BinaryOperator: Int, Sendable {
  case add
  case subtract
  case multiply
  case divide
  case remainder
  case equal
  case notEqual
  case less
  case lessOrEqual
  case greater
  case greaterOrEqual
  case identical
  case notIdentical
  case closedRange
  case halfOpenRange
  case bitAnd
  case bitOr
  case bitXor
  case shiftLeft
  case shiftRight
  case wrappingAdd
  case wrappingSubtract
  case wrappingMultiply
  case match
  case custom

  /// The operator spelled `text`; `custom` for one that is not known.
  init(_ text: String) {
    self =
      switch text {
      case "+": .add
      case "-": .subtract
      case "*": .multiply
      case "/": .divide
      case "%": .remainder
      case "==": .equal
      case "!=": .notEqual
      case "<": .less
      case "<=": .lessOrEqual
      case ">": .greater
      case ">=": .greaterOrEqual
      case "===": .identical
      case "!==": .notIdentical
      case "...": .closedRange
      case "..<": .halfOpenRange
      case "&": .bitAnd
      case "|": .bitOr
      case "^": .bitXor
      case "<<": .shiftLeft
      case ">>": .shiftRight
      case "&+": .wrappingAdd
      case "&-": .wrappingSubtract
      case "&*": .wrappingMultiply
      case "~=": .match
      default: .custom
      }
  }
}
