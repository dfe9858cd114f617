import ProbeInterpreter

/// Words of a command line as a shell reads them.
enum ShellText {
  /// `word`, in single quotes unless it is plain; in `$'…'` where it holds what cannot be seen.
  static func quoted(_ word: String) -> String {
    if VisibleText.of(word).utf8.count != word.utf8.count { return escaped(word) }
    let isPlain = !word.isEmpty && word.unicodeScalars.allSatisfy(isPlain)
    if isPlain { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", ":", ",", "+", "@", "%": true
    default: false
    }
  }

  private static func escaped(_ word: String) -> String {
    var text = "$'"
    for scalar in word.unicodeScalars {
      switch scalar {
      case "'", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      default:
        let isVisible = VisibleText.of(String(scalar)) == String(scalar)
        text += isVisible ? String(scalar) : "\\U" + hexadecimal(scalar)
      }
    }
    return text + "'"
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
