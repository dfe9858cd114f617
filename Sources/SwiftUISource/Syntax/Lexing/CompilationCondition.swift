/// The condition of an `#if`, for a debug build that runs in the iOS simulator.
struct CompilationCondition {
  private static let limit = 100
  private static let version = [6, 3]
  private static let modules = [
    "Combine", "CoreData", "CoreGraphics", "Foundation", "Observation", "Swift", "SwiftData", "SwiftUI", "UIKit",
  ]

  private let tokens: [SwiftToken]
  private let source: [UInt8]
  private var index: Int

  /// The condition that `tokens` of `source` write.
  init(tokens: [SwiftToken], source: [UInt8]) {
    self.tokens = tokens
    self.source = source
    index = tokens.startIndex
  }

  /// Whether it holds; what is not understood does not.
  mutating func evaluate() -> Bool { disjunction(depth: 0) }

  // disjunction = conjunction { "||" conjunction }
  private mutating func disjunction(depth: Int) -> Bool {
    var holds = conjunction(depth: depth)
    while consume("||") {
      let right = conjunction(depth: depth)
      holds = holds || right
    }
    return holds
  }

  // conjunction = term { "&&" term }
  private mutating func conjunction(depth: Int) -> Bool {
    var holds = term(depth: depth)
    while consume("&&") {
      let right = term(depth: depth)
      holds = holds && right
    }
    return holds
  }

  // term = { "!" } ( "(" disjunction ")" | name [ "(" arguments ")" ] )
  private mutating func term(depth: Int) -> Bool {
    var isNegated = false
    while consume("!") { isNegated.toggle() }
    guard depth < Self.limit else { return false }
    if consume("(") {
      let holds = disjunction(depth: depth + 1)
      _ = consume(")")
      return holds != isNegated
    }
    guard index < tokens.endIndex else { return false }
    let name = text(tokens[index])
    index += 1
    guard consume("(") else { return (name == "DEBUG" || name == "true") != isNegated }
    var arguments: [String] = []
    while index < tokens.endIndex, !consume(")") {
      arguments.append(text(tokens[index]))
      index += 1
    }
    return holds(name, arguments) != isNegated
  }

  private func holds(_ name: String, _ arguments: [String]) -> Bool {
    let first = arguments.first ?? ""
    switch name {
    case "os": return first == "iOS"
    case "canImport": return Self.modules.contains(first)
    case "targetEnvironment": return first == "simulator"
    case "arch": return first == "arm64"
    case "_runtime": return first == "_ObjC"
    case "_endian": return first == "little"
    case "_pointerBitWidth": return first == "_64"
    case "swift", "compiler", "_compiler_version":
      let wanted = arguments.dropFirst().joined().split(separator: ".").map { Int($0) ?? 0 }
      let isLower = Self.version.lexicographicallyPrecedes(wanted)
      return first == ">=" ? !isLower : first == "<" ? isLower : false
    default: return false
    }
  }

  private mutating func consume(_ word: String) -> Bool {
    guard index < tokens.endIndex, text(tokens[index]) == word else { return false }
    index += 1
    return true
  }

  private func text(_ token: SwiftToken) -> String {
    String(decoding: source[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }
}
