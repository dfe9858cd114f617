/// All that a person could see or paste at one moment. A value: nothing changes it later.
public struct ScreenSnapshot: Equatable, Sendable {
  /// The screen and what is presented over it, bottom to top; empty when the app has crashed.
  public var layers: [Layer]
  /// The general clipboard.
  public var clipboard: Clipboard
  /// How often something has come up since the test began.
  public var presentations: Int
  /// How often something went since the test began, for whatever reason but a relaunch.
  public var dismissals: Int
  /// How the last share sheet ended.
  public var completion: Completion?
  /// The runtime's warnings since the launch, in order.
  public var warnings: [String]
  /// The error that ended the app.
  public var crash: String?
  /// How often each view's bodies were evaluated since the launch, by the view's name.
  public var evaluations: [ViewEvaluations]

  /// A moment; an empty screen with an empty clipboard unless said otherwise.
  public init(
    layers: [Layer] = [Layer(kind: .screen)], clipboard: Clipboard = Clipboard(text: nil, changeCount: 0)
  ) {
    self.layers = layers
    self.clipboard = clipboard
    self.presentations = 0
    self.dismissals = 0
    self.completion = nil
    self.warnings = []
    self.crash = nil
    self.evaluations = []
  }

  /// What is on top.
  public var top: Layer? { layers.last }

  /// The share sheet that is open, wherever it stands: the topmost one.
  public var shareSheet: ShareSheet? {
    for layer in layers.reversed() {
      if let shareSheet = layer.shareSheet { return shareSheet }
    }
    return nil
  }

  /// The screen itself, or one thing presented over it.
  public struct Layer: Equatable, Sendable {
    /// What a layer is.
    public enum Kind: String, CaseIterable, Sendable {
      case screen
      case alert
      case cover
      case dialog
      case menu
      case popover
      case sheet
    }

    /// What it is; a share sheet presented by code is a sheet or a popover that holds one.
    public var kind: Kind
    /// Whether it is a popover that shows as a sheet, since the device is narrow: it is both.
    public var isAdaptedPopover = false
    /// Its title.
    public var title: String?
    /// What is shown as text, titles and platform labels included, top to bottom.
    public var texts: [String]
    /// The controls, top to bottom.
    public var controls: [Control]
    /// The cells of its lists.
    public var cells: Int
    /// The share sheet that stands in it.
    public var shareSheet: ShareSheet?

    /// A layer of the given kind with nothing in it.
    public init(kind: Kind, title: String? = nil) {
      self.kind = kind
      self.title = title
      self.texts = []
      self.controls = []
      self.cells = 0
      self.shareSheet = nil
    }
  }

  /// Something that can be tapped or filled in.
  public struct Control: Equatable, Sendable {
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

    /// An enabled control unless said otherwise.
    public init(_ kind: Kind, label: String, isEnabled: Bool = true) {
      self.kind = kind
      self.label = label
      self.isEnabled = isEnabled
    }
  }

  /// A share sheet that is open and has filled.
  public struct ShareSheet: Equatable, Sendable {
    /// The caption; nil if there is none.
    public var caption: String?
    /// The cells inside it.
    public var cells: Int
    /// What it offers, in order.
    public var activities: [Activity]
    /// Whether it has a close control of its own.
    public var hasCloseControl: Bool

    /// A share sheet; empty unless said otherwise.
    public init(caption: String? = nil, cells: Int = 0, activities: [Activity] = [], hasCloseControl: Bool = true) {
      self.caption = caption
      self.cells = cells
      self.activities = activities
      self.hasCloseControl = hasCloseControl
    }
  }

  /// An activity that a share sheet offers.
  public struct Activity: Equatable, Sendable {
    /// Its label in the system language.
    public var label: String
    /// Whether it is Copy, whatever its label.
    public var isCopy: Bool
    /// Whether it can be tapped.
    public var isEnabled: Bool

    /// An activity that can be tapped unless said otherwise.
    public init(label: String, isCopy: Bool = false, isEnabled: Bool = true) {
      self.label = label
      self.isCopy = isCopy
      self.isEnabled = isEnabled
    }
  }

  /// The clipboard.
  public struct Clipboard: Equatable, Sendable {
    /// Its text; nil if it is empty or holds no text.
    public var text: String?
    /// Grows with each write: an equal text counts too.
    public var changeCount: Int

    /// A clipboard with `text` on it.
    public init(text: String?, changeCount: Int) {
      self.text = text
      self.changeCount = changeCount
    }
  }

  /// How a share sheet ended.
  public enum Completion: String, Sendable {
    case completed
    case cancelled
  }

  /// How often the bodies of one view were evaluated.
  public struct ViewEvaluations: Equatable, Sendable {
    /// The view's name.
    public var view: String
    /// The number of evaluations, all instances together.
    public var count: Int

    /// `count` evaluations of `view`.
    public init(view: String, count: Int) {
      self.view = view
      self.count = count
    }
  }
}
