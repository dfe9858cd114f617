/// Which mutants of the lists are run: all, or those whose id or name fits one of some patterns.
public struct MutantSelection: Equatable, Sendable {
  /// Ids or names, in which `*` stands for any characters; none: all mutants.
  public var patterns: [String]

  /// The mutants that fit `patterns`; all if there is none.
  public init(_ patterns: [String] = []) {
    self.patterns = patterns
  }

  /// Whether `mutant` is wanted.
  public func contains(_ mutant: Mutant) -> Bool {
    patterns.isEmpty || patterns.contains { Self.fits(mutant, $0) }
  }

  /// Whether the id or the name of `mutant` fits `pattern`.
  public static func fits(_ mutant: Mutant, _ pattern: String) -> Bool {
    let wanted = Array(pattern.utf8)
    return fits(Array(mutant.id.utf8), wanted) || fits(Array(mutant.name.utf8), wanted)
  }

  /// The usual walk with one way back: to the last `*`, which then takes one character more.
  private static func fits(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
    let star = UInt8(ascii: "*")
    var (position, wanted) = (0, 0)
    var lastStar: (pattern: Int, text: Int)?
    while position < text.count {
      if wanted < pattern.count, pattern[wanted] == star {
        lastStar = (wanted, position)
        wanted += 1
      } else if wanted < pattern.count, pattern[wanted] == text[position] {
        wanted += 1
        position += 1
      } else if let last = lastStar {
        lastStar = (last.pattern, last.text + 1)
        wanted = last.pattern + 1
        position = last.text + 1
      } else {
        return false
      }
    }
    return pattern[wanted...].allSatisfy { $0 == star }
  }
}
