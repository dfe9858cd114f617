/// The screen itself, or one thing presented over it.
public struct ScreenLayer: Equatable, Sendable {
  /// What a layer is.
  public enum Kind: String, CaseIterable, Sendable {
    case alert
    case cover
    case dialog
    case menu
    case popover
    case screen
    case sheet
  }

  /// What it is; a share sheet presented by code is a sheet or a popover that holds one.
  public var kind: Kind
  /// Whether it is a popover that shows as a sheet, since the device is narrow.
  public var isAdaptedPopover = false
  /// Its title.
  public var title: String?
  /// What is shown as text, titles and platform labels included, top to bottom.
  public var texts: [String] = []
  /// The controls, top to bottom.
  public var controls: [ScreenControl] = []
  /// The cells of its lists.
  public var cells = 0
  /// The share sheet that stands in it and has filled.
  public var shareSheet: ScreenShareSheet?

  /// A layer with nothing in it.
  public init(kind: Kind, title: String? = nil) {
    self.kind = kind
    self.title = title
  }
}

/// Something that can be tapped or filled in.
public struct ScreenControl: Equatable, Sendable {
  /// What it is, with what it holds.
  public enum Kind: Equatable, Sendable {
    case button
    case field(text: String)
    case picker(selection: String, options: [String])
    case toggle(isOn: Bool)
  }

  /// What it is.
  public var kind: Kind
  /// Its label; the placeholder of a field without one.
  public var label: String
  /// Whether it can be used.
  public var isEnabled: Bool

  /// A control with that label.
  public init(_ kind: Kind, label: String, isEnabled: Bool = true) {
    self.kind = kind
    self.label = label
    self.isEnabled = isEnabled
  }
}

/// A share sheet that is open and has filled (R29).
public struct ScreenShareSheet: Equatable, Sendable {
  /// The caption; nil if there is none.
  public var caption: String?
  /// The cells inside it.
  public var cells = 0
  /// What it offers, in order.
  public var activities: [ScreenActivity] = []
  /// Whether it has a close control of its own.
  public var hasCloseControl = true
}

/// An activity that a share sheet offers.
public struct ScreenActivity: Equatable, Sendable {
  /// What it does.
  public var type: ActivityType
  /// Its label in the system language.
  public var label: String
  /// Whether a tap reaches it.
  public var isHittable = true

  /// Whether it is Copy, whatever its label (R32).
  public var isCopy: Bool { type == .copy }
}
