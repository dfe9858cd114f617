/// XML as a reader of reports understands it; written for the tests alone.
enum SampleXML {
  /// Whether XML 1.0 allows the scalar.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// The value of an attribute that is written as `source`.
  static func text(ofAttribute source: String) -> String {
    var text = String.UnicodeScalarView()
    var reference: String?
    for scalar in source.unicodeScalars {
      switch (reference, scalar) {
      case (nil, "&"): reference = ""
      case (nil, "\n"), (nil, "\t"), (nil, "\r"): text.append(" ")
      case (nil, _): text.append(scalar)
      case (let name?, ";"):
        if let named = self.scalar(named: name) { text.append(named) }
        reference = nil
      case (let name?, _): reference = name + String(scalar)
      }
    }
    return String(text)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "quot": "\""
    case "#39": "'"
    default: name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap { Unicode.Scalar($0) } : nil
    }
  }

  /// What is expected of a text whose forbidden scalars, and controls, are shown by their numbers.
  static func visible(_ text: String) -> String {
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      let isSpace = scalar == "\n" || scalar == "\t" || scalar == "\r"
      if isAllowed(scalar), !isControl || isSpace {
        visible.append(scalar)
      } else {
        visible.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      }
    }
    return String(visible)
  }
}
