/// Where the next row of a column of rows stands, as long as there is room.
struct DrawingColumn {
  private let area: DrawnRect
  private var y: Int

  /// A column in `area`, with a margin at its sides.
  init(_ area: DrawnRect) {
    self.area = area.inset(by: 10)
    y = area.y + 8
  }

  /// How many columns of text fit into a row.
  var columns: Int { area.width * 10 / 54 }

  /// The next row; nil if there is no room for it.
  mutating func next(height: Int) -> DrawnRect? {
    guard y + height <= area.maxY + 10 else { return nil }
    defer { y += height }
    return DrawnRect(area.x, y, area.width, height)
  }
}
