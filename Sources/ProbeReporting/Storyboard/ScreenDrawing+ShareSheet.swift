import ProbeInterpreter

extension ScreenDrawing {
  /// Draws a share sheet: its caption, its cells, what it offers; what is missing is drawn as missing.
  mutating func draw(_ sheet: ScreenSnapshot.ShareSheet, in column: inout DrawingColumn) {
    drawHead(of: sheet, in: &column)
    drawCells(of: sheet, in: &column)
    guard !sheet.activities.isEmpty else {
      guard let place = column.next(height: 60)?.inset(by: 3) else { return }
      canvas.rect(place, radius: 9, "no")
      canvas.text(place.midX, place.midY + 4, "nothing to share", columns: 24, "nt")
      return
    }
    var hidden = 0
    for activity in sheet.activities {
      guard let place = column.next(height: 25) else {
        hidden += 1
        continue
      }
      let frame = DrawnRect(place.x, place.y + 1, place.width, 22)
      canvas.rect(frame, radius: 7, "ac")
      canvas.text(
        frame.x + 8, frame.y + 15, activity.label, columns: column.columns - 4, activity.isEnabled ? "tx" : "tx off")
      if activities[activity.label] == nil { activities[activity.label] = frame }
      if activity.isCopy {
        copy = frame
        canvas.path("M\(frame.maxX - 17) \(frame.y + 8)h7v8h-7zm3-3h7v8", "ic")
      }
    }
    if hidden > 0 { canvas.text(Self.display.midX, Self.display.maxY - 6, "… and \(hidden) more", columns: 24, "cf") }
  }

  private mutating func drawHead(of sheet: ScreenSnapshot.ShareSheet, in column: inout DrawingColumn) {
    guard let place = column.next(height: 32) else { return }
    let frame = DrawnRect(place.x, place.y + 2, place.width - (sheet.hasCloseControl ? 24 : 0), 26)
    caption = frame
    if let caption = sheet.caption {
      canvas.rect(DrawnRect(frame.x, frame.y + 2, 22, 22), radius: 5, "th")
      canvas.text(frame.x + 28, frame.y + 17, caption, columns: column.columns - 9, "ca")
    } else {
      canvas.rect(frame, radius: 6, "no")
      canvas.text(frame.x + 8, frame.y + 17, "no caption", columns: 18, "nl")
    }
    guard sheet.hasCloseControl else { return }
    let circle = DrawnRect(place.maxX - 19, place.y + 6, 18, 18)
    close = circle
    canvas.circle(circle.midX, circle.midY, radius: 9, "bt")
    canvas.path("M\(circle.midX - 3) \(circle.midY - 3)l6 6m0-6l-6 6", "ic")
  }

  private mutating func drawCells(of sheet: ScreenSnapshot.ShareSheet, in column: inout DrawingColumn) {
    guard let place = column.next(height: 30) else { return }
    for index in 0..<min(sheet.cells, 5) {
      canvas.rect(DrawnRect(place.x + 24 * index, place.y + 4, 20, 20), radius: 6, "th")
    }
    let words = RunCounts.phrase(sheet.cells, "cell")
    canvas.text(
      place.maxX, place.y + 27 - (sheet.cells > 5 ? 0 : 9), sheet.cells > 5 ? "… \(words)" : words, columns: 12, "ve")
  }
}
