/// What is written at one call, subscript or member access.
struct CallSite: Sendable {
  /// The member's or function's name; -1 without one.
  var name: Int
  /// The labels of the arguments in order; -1 where there is none.
  var labels: [Int]
  /// The number of the first trailing closure; `labels.count` without one.
  var firstTrailing: Int
  /// Where it stands.
  var offset: Int
  /// Whether the receiver is written back afterwards.
  var isMutating = false
  /// Whether the receiver was moved out of its place.
  var isTaken = false
  /// The positions of arguments that are passed `inout`.
  var inOut: [Int] = []
  /// The steps of a key path.
  var steps: [KeyPathStep] = []

  /// The library's word for the name.
  var word: Word? { Word(rawValue: name) }
  var count: Int { labels.count }
}

/// One step of a key path.
enum KeyPathStep: Sendable, Hashable {
  case member(Int)
  case chain
  case force
  case index(Int)
}
