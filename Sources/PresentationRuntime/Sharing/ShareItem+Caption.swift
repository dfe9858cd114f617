extension ShareItem {
  /// Whether there is anything to share; an empty text is nothing.
  var isShareable: Bool {
    switch self {
    case .other: false
    case .text(let text): !text.isEmpty
    case .file, .image, .rawData, .source, .url: true
    }
  }

  /// What the share sheet's header says: a text's first line (R26), a source's metadata or placeholder.
  var caption: String? {
    switch self {
    case .file(let name), .image(let name): name.isEmpty ? nil : name
    case .other, .rawData: nil
    case .source(let source): source.metadataTitle ?? source.placeholder.caption
    case .text(let text): ShareItem.firstLine(of: text)
    case .url(let address): address
    }
  }

  private static func firstLine(of text: String) -> String? {
    if text.utf8.allSatisfy({ $0 &- 0x20 < 0x60 }) { return text.isEmpty ? nil : text }
    let line = text.prefix { !$0.isNewline }
    return line.isEmpty ? nil : String(line)
  }
}
