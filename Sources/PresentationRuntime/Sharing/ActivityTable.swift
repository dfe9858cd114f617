/// Which of the system's activities take which kinds of items (R35): a table of data.
enum ActivityTable {
  /// An activity with the kinds that it takes.
  struct Row {
    var type: ActivityType
    var kinds: [ShareItemKind]
  }

  /// In the order in which a share sheet offers them.
  static let rows: [Row] = [
    Row(type: .airDrop, kinds: [.text, .url, .image, .rawData, .file]),
    Row(type: .message, kinds: [.text, .url, .image, .rawData, .file]),
    Row(type: .mail, kinds: [.text, .url, .image, .file]),
    Row(type: .copy, kinds: [.text, .url, .image, .file]),
    Row(type: .addToReadingList, kinds: [.url]),
    Row(type: .saveImage, kinds: [.image]),
    Row(type: .print, kinds: [.image, .rawData, .file]),
    Row(type: .markupAsPDF, kinds: [.file]),
  ]

  /// The activities that take every one of these kinds; none if there is nothing to take.
  static func types(for kinds: [ShareItemKind], excluding excluded: [ActivityType]) -> [ActivityType] {
    guard !kinds.isEmpty else { return [] }
    var types: [ActivityType] = []
    types.reserveCapacity(rows.count)
    for row in rows where kinds.allSatisfy({ row.kinds.contains($0) }) && !excluded.contains(row.type) {
      types.append(row.type)
    }
    return types
  }

  /// How many of them a single text has, to which a profile's number of cells refers.
  static let countForOneText = types(for: [.text], excluding: []).count
}
