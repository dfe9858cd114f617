/// The screen, or one thing presented over it.
///
/// A class, because presenters, content and transitions share it.
final class Layer {
  /// Where a presentation is between coming up and being gone (R29).
  enum Phase {
    case presenting
    case presented
    case populated
    case dismissing
    case gone
  }

  let number: Int
  let kind: ScreenLayer.Kind
  /// The modifier, menu or share link that presents it; nil for the screen and for code.
  let presenter: ViewNode?
  /// The layer it stands on, by its number; the screen stands on none.
  let base: Int
  /// Whether it is a popover that shows as a sheet on this device.
  var isAdaptedPopover = false
  var phase = Phase.presenting
  var ending: DismissalReason?
  var content: ViewNode?
  /// The controller that code presented.
  var controller: Controller?
  /// What code wants to run when it has come up, and when it has gone.
  var presentCompletion: Handler?
  var dismissCompletion: Handler?
  /// What is offered, if the layer itself is a share sheet.
  var share: ShareState?
  /// A dialog's title.
  var title: String?
  var isTitleVisible = true
  /// Whether its content is to be made anew in this update (R13, R15).
  var isRenewed = false
  /// Presenters that wait until this layer presents nothing.
  var waiting: [ViewNode] = []
  /// What it shows, as it was last looked at; nil where its tree has changed since.
  var look: LayerLook?
  /// The events of this presentation: its beginning.
  var event = -1

  init(number: Int, kind: ScreenLayer.Kind, presenter: ViewNode?, base: Int) {
    self.number = number
    self.kind = kind
    self.presenter = presenter
    self.base = base
  }
}
