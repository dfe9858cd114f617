/// Escapes in texts, scalar by scalar: what needs none is copied in runs.
enum ScalarEscapes {
  /// `text` with each scalar replaced for which `escape` gives something.
  static func replace(in text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    let scalars = text.unicodeScalars
    var escaped = ""
    var start = scalars.startIndex
    var index = start
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      if let escape = escape(scalars[index]) {
        escaped += text[start..<index]
        escaped += escape
        start = next
      }
      index = next
    }
    if start == scalars.startIndex { return text }
    escaped += text[start...]
    return escaped
  }
}
