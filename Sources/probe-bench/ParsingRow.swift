import ProbeSyntax

/// How much longer reading a script takes than looking at each of its bytes once.
///
/// The script is of a size at which the memory for its tree is at hand: the system's work for fresh pages is not measured.
enum ParsingRow {
  static func measure() -> Row {
    let file = Workload.script(scenarios: 1_000)
    let times = Comparison({ keep(ParsedFile(parsing: file)) }, { keep(longestLine(of: file.bytes.span)) })
    return Row(
      what: "parse / scan with one branch a byte", measured: times.ratio, unit: "x", goal: .atMost(4))
  }

  /// The length of the longest line: one branch for each byte, as much as any reader must do.
  @inline(never)
  private static func longestLine(of bytes: Span<UInt8>) -> Int {
    var longest = 0
    var start = 0
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
      longest = max(longest, offset - start)
      start = offset + 1
    }
    return longest
  }
}
