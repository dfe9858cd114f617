extension Machine {
  /// `Int(…)`, `UInt8(…)` and their like.
  func makeInteger(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    let bounds = IntegerKind(word)?.bounds ?? Int.min...Int.max
    func held(_ value: Int?) -> SwiftValue { value.flatMap { bounds.contains($0) ? .int($0) : nil } ?? .none }
    let label = name(arguments.label(at: 0))
    switch arguments.values.first {
    case .string(let text)?:
      if case .int(let radix)? = arguments[.radix], (2...36).contains(radix) { return held(Int(text, radix: radix)) }
      return held(Int(text))
    case .double(let value)?:
      if label == "exactly" { return held(Int(exactly: value)) }
      return .int(try whole(value, word, bounds))
    case .int(let value)?:
      switch label {
      case "exactly": return held(value)
      case "clamping": return .int(min(max(value, bounds.lowerBound), bounds.upperBound))
      case "bitPattern", "truncatingIfNeeded": return .int(IntegerKind(word)?.wrapped(value) ?? value)
      default: break
      }
      if bounds.contains(value) { return .int(value) }
      throw crash(
        value < 0 && bounds.lowerBound == 0
          ? "Negative value is not representable" : "Not enough bits to represent the passed value")
    case .bool(let value)?: return .int(value ? 1 : 0)
    case .opaque(let opaque)?: throw unknown(opaque)
    case nil: return .int(0)
    default: return SwiftValue.none
    }
  }

  private func whole(_ value: Double, _ word: Word, _ bounds: ClosedRange<Int>) throws(Interruption) -> Int {
    guard IntegerKind(word) != nil, let result = Int(exactly: value.rounded(.towardZero)) else {
      return try integer(value)
    }
    guard !bounds.contains(result) else { return result }
    let side = result > bounds.upperBound ? "greater than \(word).max" : "less than \(word).min"
    throw crash("Double value cannot be converted to \(word) because the result would be \(side)")
  }
}
