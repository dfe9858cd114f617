/// A share sheet that was made: its frozen items and what it offers (R24).
final class ShareState {
  /// One thing it offers.
  struct Offer {
    var type: ActivityType
    var label: String
    var custom: CustomActivity?
  }

  let sheet: ActivitySheet
  let offers: [Offer]
  let caption: String?
  let cells: Int
  /// The event of its making.
  let event: Int
  var isFinished = false

  init(_ sheet: ActivitySheet, offers: [Offer], caption: String?, cells: Int, event: Int) {
    self.sheet = sheet
    self.offers = offers
    self.caption = caption
    self.cells = cells
    self.event = event
  }
}
