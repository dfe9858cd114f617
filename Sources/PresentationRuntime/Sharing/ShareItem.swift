/// One thing that is handed to a share sheet.
public indirect enum ShareItem {
  /// Anything that no activity of the system takes.
  case other
  /// The name of a file.
  case file(name: String)
  /// A picture.
  case image(name: String)
  /// Bytes without a type.
  case rawData
  /// `UIActivityItemSource`.
  case source(ShareItemSource)
  case text(String)
  case url(String)

  /// What kind of thing it is; of a source, the kind of its placeholder (R35).
  public var kind: ShareItemKind {
    switch self {
    case .other: .other
    case .file: .file
    case .image: .image
    case .rawData: .rawData
    case .source(let source): source.placeholder.kind
    case .text: .text
    case .url: .url
    }
  }
}

/// What an activity can take.
public enum ShareItemKind: String, CaseIterable, Sendable {
  case file
  case image
  case other
  case rawData
  case text
  case url
}

/// An item that is asked for when it is needed.
public struct ShareItemSource {
  /// What stands for it while the sheet is built.
  public var placeholder: ShareItem
  /// The item itself for one activity; nil if it gives none.
  public var item: (ActivityType) throws(AppCrash) -> ShareItem?
  /// The header's title from its link metadata; nil if it has none.
  public var metadataTitle: String?

  /// A source with that placeholder.
  public init(
    placeholder: ShareItem, metadataTitle: String? = nil,
    item: @escaping (ActivityType) throws(AppCrash) -> ShareItem?
  ) {
    self.placeholder = placeholder
    self.metadataTitle = metadataTitle
    self.item = item
  }
}
