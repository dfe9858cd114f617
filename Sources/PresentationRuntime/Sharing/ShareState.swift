/// A share sheet that was made: its frozen items and what it offers (R24).
final class ShareState {
  /// One thing it offers.
  struct Offer {
    var type: ActivityType
    var label: String
    var custom: CustomActivity?
    /// Whether a tap reaches it.
    var isHittable = true
  }

  var sheet: ActivitySheet
  /// The controller that it belongs to, whose completion handler may be set later.
  let controller: Controller?
  var offers: [Offer]
  var caption: String?
  let cells: Int
  /// The event of its making.
  let event: Int
  var isFinished = false
  /// Whether what hides behind the profile's More was shown.
  var isExpanded = false

  init(_ sheet: ActivitySheet, of controller: Controller?, offers: [Offer], caption: String?, cells: Int, event: Int) {
    self.sheet = sheet
    self.controller = controller
    self.offers = offers
    self.caption = caption
    self.cells = cells
    self.event = event
  }

  /// Whether what it offers can be seen on a device: some hide it until More is tapped.
  func isShown(on profile: DeviceProfile) -> Bool { isExpanded || profile.moreLabel == nil }

  /// The completion handler as it is set now.
  var completion: ((ShareCompletion) throws(AppCrash) -> Void)? {
    guard case .activity(let present) = controller?.content else { return sheet.completion }
    return present.completion
  }
}
