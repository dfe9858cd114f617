import ProbeSyntax

/// A script with all suggested lines that go together.
public struct AuditPatch: Equatable, Sendable {
  /// The script as it is.
  public var file: SourceFile
  /// The lines, in the order of the script.
  public var insertions: [Insertion]
  /// The script as it would be.
  public var changed: [UInt8]

  /// The change as a unified difference of the file `path`, which `git apply` and `patch -p1` read; empty if nothing
  /// changes.
  public func text(of path: String) -> String {
    let lines = changedLines
    guard lines.contains(where: { $0.mark != UInt8(ascii: " ") }) else { return "" }
    // A tab ends a name with blanks in it.
    let end = path.utf8.contains(UInt8(ascii: " ")) ? "\t" : ""
    var bytes = Array("--- a/\(path)\(end)\n+++ b/\(path)\(end)\n".utf8)
    for hunk in Self.hunks(lines) { Self.append(lines, hunk, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A line of the difference, with its line break.
  private struct Line {
    var mark: UInt8
    var bytes: ArraySlice<UInt8>
  }

  /// Lines were only put in, or grew: the old ones are found again in order.
  private var changedLines: [Line] {
    let old = Self.lines(of: file.bytes)
    let new = Self.lines(of: changed)
    var lines: [Line] = []
    var next = 0
    // What stands before the first line, if that is still there.
    let start = old.first.flatMap { new.firstIndex(of: $0) } ?? 0
    if start <= new.count - old.count {
      lines += new[..<start].map { Line(mark: UInt8(ascii: "+"), bytes: $0) }
      next = start
    }
    for (index, line) in old.enumerated() {
      if next < new.count, new[next] == line {
        lines.append(Line(mark: UInt8(ascii: " "), bytes: line))
        next += 1
      } else {
        lines.append(Line(mark: UInt8(ascii: "-"), bytes: line))
        lines.append(Line(mark: UInt8(ascii: "+"), bytes: new[next]))
        next += 1
      }
      // New lines stand here as long as the next old one is not next, and enough are left over.
      while new.count - next > old.count - index - 1, index + 1 == old.count || isNew(new[next], before: old[index + 1])
      {
        lines.append(Line(mark: UInt8(ascii: "+"), bytes: new[next]))
        next += 1
      }
    }
    return lines
  }

  private func isNew(_ line: ArraySlice<UInt8>, before old: ArraySlice<UInt8>) -> Bool {
    line != old
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// The ranges of `lines` that hold changes with three lines around them.
  private static func hunks(_ lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != UInt8(ascii: " ") {
      let range = max(0, index - 3)..<min(lines.count, index + 4)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func append(_ lines: [Line], _ hunk: Range<Int>, to bytes: inout [UInt8]) {
    func count(_ range: Range<Int>, without mark: UInt8) -> Int { lines[range].count { $0.mark != mark } }
    let plus = UInt8(ascii: "+")
    let minus = UInt8(ascii: "-")
    let oldStart = count(0..<hunk.lowerBound, without: plus) + 1
    let newStart = count(0..<hunk.lowerBound, without: minus) + 1
    let head = "@@ -\(oldStart),\(count(hunk, without: plus)) +\(newStart),\(count(hunk, without: minus)) @@\n"
    bytes += Array(head.utf8)
    for line in lines[hunk] {
      bytes.append(line.mark)
      bytes += line.bytes
      if line.bytes.last != UInt8(ascii: "\n") { bytes += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
}
