/// Why a text is no JSON.
enum JSONProblem: Error, Equatable {
  /// It ends in the middle of a value.
  case ended
  /// An escape that there is not, or half of a surrogate pair.
  case invalidEscape
  /// Bytes that are no UTF-8.
  case invalidUTF8
  /// Arrays and objects stand in each other more often than the limit allows.
  case nestedTooDeeply(limit: Int)
  /// Another byte than one that can follow.
  case unexpectedByte(UInt8)
}
