/// Finds out whether Swift takes a regular expression.
enum PatternCheck {
  /// What is wrong with `pattern`; nil if Swift takes it.
  static func problem(with pattern: String) -> SemanticProblem? {
    guard pattern.utf8.count <= PlanLimits.patternLength, depth(of: pattern) <= PlanLimits.patternDepth else {
      return .regexTooLarge(lengthLimit: PlanLimits.patternLength, depthLimit: PlanLimits.patternDepth)
    }
    do {
      _ = try Regex(pattern)
      return nil
    } catch {
      return .invalidRegex(reason: reason(of: error))
    }
  }

  /// How deep parentheses and brackets stand in each other, at most.
  private static func depth(of pattern: String) -> Int {
    var depth = 0
    var deepest = 0
    var isEscaped = false
    for byte in pattern.utf8 {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"): isEscaped = true
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: break
      }
    }
    return deepest
  }

  /// The words of Swift's own error, as a part of a sentence.
  private static func reason(of error: any Error) -> String {
    var words = String(describing: error)
    while let last = words.last, last == "." || last == "\n" { words.removeLast() }
    return words
  }
}
