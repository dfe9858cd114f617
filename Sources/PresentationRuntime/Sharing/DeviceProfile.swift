/// What is known of share sheets and popovers on one kind of device; a row of data.
public struct DeviceProfile: Equatable, Sendable {
  /// How a share sheet's own control closes it.
  public enum CloseControl: Equatable, Sendable {
    /// A control with that identifier, else by its label.
    case identifier(String)
    /// By its label only.
    case label
    /// None: a tap outside.
    case none
  }

  /// What kind of element Copy is.
  public enum ElementKind: String, Sendable {
    case button
    case cell
  }

  /// The name that scripts use.
  public var name: String
  /// What Copy is.
  public var copyElement: ElementKind
  /// Whether captions carry identifiers.
  public var hasCaptionTags: Bool
  /// How a share sheet is closed.
  public var closeControl: CloseControl
  /// The label of the control that shows hidden actions, if there is one.
  public var moreLabel: String?
  /// The cells of a share sheet with one text.
  public var cellsForOneText: Int
  /// Whether a popover is one here, and an activity controller presented by code needs an anchor (R31).
  public var isPad: Bool
  /// How sure we are of the row.
  public var basis: Basis
  /// What apps and activities that somebody installed are called; each share sheet with items offers them.
  public var installed: [String] = []
  /// How many transitions a share sheet that has come up takes to fill (R29).
  public var fillLength = 1
  /// How many transitions a dismissal takes.
  public var dismissalLength = 1
}

extension DeviceProfile {
  /// The default: iPhone SE with iOS 26.5.
  public static let iPhone26 = DeviceProfile(
    name: "iphone-26.5", copyElement: .cell, hasCaptionTags: true,
    closeControl: .identifier("header.closeButton"), moreLabel: nil, cellsForOneText: 4, isPad: false,
    basis: .observed)

  /// All known profiles.
  public static let all: [DeviceProfile] = [
    iPhone26,
    DeviceProfile(
      name: "iphone-26-compact", copyElement: .cell, hasCaptionTags: true, closeControl: .none,
      moreLabel: "View More", cellsForOneText: 4, isPad: false, basis: .assumed),
    DeviceProfile(
      name: "iphone-16", copyElement: .cell, hasCaptionTags: false,
      closeControl: .identifier("header.closeButton"), moreLabel: nil, cellsForOneText: 4, isPad: false,
      basis: .assumed),
    DeviceProfile(
      name: "iphone-14", copyElement: .button, hasCaptionTags: false, closeControl: .label, moreLabel: nil,
      cellsForOneText: 4, isPad: false, basis: .assumed),
    DeviceProfile(
      name: "iphone-13", copyElement: .cell, hasCaptionTags: false, closeControl: .label, moreLabel: nil,
      cellsForOneText: 4, isPad: false, basis: .assumed),
    DeviceProfile(
      name: "ipad-26", copyElement: .cell, hasCaptionTags: true, closeControl: .none, moreLabel: nil,
      cellsForOneText: 4, isPad: true, basis: .assumed),
  ]

  /// The names by which a script may ask for a profile: short ones first.
  public static let settingNames = ["ipad", "iphone"] + all.map(\.name)

  /// The profile of that name; `ipad` and `iphone` are the newest of their kind.
  public static func named(_ name: String) -> DeviceProfile? {
    switch name {
    case "ipad": all.first { $0.isPad }
    case "iphone": iPhone26
    case _: all.first { $0.name == name }
    }
  }
}
