extension SwiftLexer {
  /// Opens a string whose `hashes` and quote stand at the position.
  mutating func openString(hashes: Int) {
    let start = position
    let quote = UInt8(ascii: "\"")
    var isMultiline = byte(hashes + 1) == quote && byte(hashes + 2) == quote
    // `#"""#` is a string of one quote: the line of `"""` ends behind it.
    if isMultiline, hashes > 0, endsOnThisLine(from: position + hashes + 1, hashes: hashes) { isMultiline = false }
    position += hashes + (isMultiline ? 3 : 1)
    modes.append(StringMode(start: tokens.count, hashes: hashes, isMultiline: isMultiline, parentheses: nil))
    add(.stringStart, from: start)
    startsLine = false
    hasSpaceBefore = false
  }

  /// Reads text up to the end of the string or to an interpolation.
  mutating func readStringText(_ mode: StringMode) {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let quotes = mode.isMultiline ? 3 : 1
        if isDelimiter(quotes: quotes, hashes: mode.hashes) {
          addText(from: start)
          let end = position
          position += quotes + mode.hashes
          modes.removeLast()
          return add(.stringEnd, from: end)
        }
        position += 1
      case UInt8(ascii: "\\"):
        guard hasHashes(mode.hashes, behind: 1) else {
          position += 1
          continue
        }
        if byte(1 + mode.hashes) == UInt8(ascii: "(") {
          addText(from: start)
          return openInterpolation(mode)
        }
        position += 1 + mode.hashes
        if byte() == UInt8(ascii: "\"") || byte() == UInt8(ascii: "\\") { position += 1 }
      case UInt8(ascii: "\n") where !mode.isMultiline, UInt8(ascii: "\r") where !mode.isMultiline:
        addText(from: start)
        return endUnterminated()
      default: position += 1
      }
    }
    addText(from: start)
    endUnterminated()
  }

  /// Closes the string and interpolation that a line break or the end of the file cuts off.
  mutating func endUnterminated() {
    guard let mode = modes.popLast() else { return }
    // A skipped branch may have taken the opening token with it.
    if mode.start < tokens.count {
      let opening = tokens[mode.start]
      report(.unterminatedString, from: Int(opening.start), to: Int(opening.end))
    }
    if mode.parentheses != nil {
      if !isSkipping { pairInterpolation() }
      add(.interpolationEnd, from: position)
    }
    add(.stringEnd, from: position)
  }

  /// Ends an interpolation of a single-line string at the line's end; says whether it did.
  mutating func leavesUnclosedInterpolation() -> Bool {
    guard let mode = modes.last, !mode.isMultiline, mode.parentheses != nil else { return false }
    let startsLine = startsLine
    self.startsLine = false
    endUnterminated()
    self.startsLine = startsLine
    return true
  }

  /// Closes what is open at the end of the file.
  mutating func closeOpenStrings() {
    while !modes.isEmpty { endUnterminated() }
  }

  private mutating func pairInterpolation() {
    while let open = brackets.popLast() {
      guard tokens[Int(open)].kind == .interpolationStart else { continue }
      tokens[Int(open)].value = UInt32(tokens.count)
      return
    }
  }

  private mutating func openInterpolation(_ mode: StringMode) {
    let start = position
    position += 2 + mode.hashes
    modes[modes.count - 1].parentheses = 0
    if !isSkipping { brackets.append(UInt32(tokens.count)) }
    add(.interpolationStart, from: start)
  }

  private mutating func addText(from start: Int) {
    if position > start { add(.stringText, from: start) }
  }

  private func isDelimiter(quotes: Int, hashes: Int) -> Bool {
    for offset in 0..<quotes where byte(offset) != UInt8(ascii: "\"") { return false }
    return hasHashes(hashes, behind: quotes)
  }

  private func hasHashes(_ count: Int, behind offset: Int) -> Bool {
    for index in 0..<count where byte(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  private func endsOnThisLine(from index: Int, hashes: Int) -> Bool {
    var index = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      if bytes[index] == UInt8(ascii: "\"") {
        var count = 0
        while count < hashes, index + 1 + count < bytes.count, bytes[index + 1 + count] == UInt8(ascii: "#") {
          count += 1
        }
        if count == hashes { return true }
      }
      index += 1
    }
    return false
  }
}
