/// All that a person could see or paste at one moment. A value: nothing changes it later.
public struct Screen: Equatable, Sendable {
  /// The screen and what is presented over it, bottom to top; empty when the app has crashed.
  public var layers: [ScreenLayer]
  /// The general clipboard.
  public var clipboard: Clipboard
  /// How often something has come up since the host was made.
  public var presentations: Int
  /// How often something went since the host was made, for whatever reason but a relaunch.
  public var dismissals: Int
  /// How the last share sheet ended.
  public var completion: ShareCompletion?
  /// The runtime's warnings since the launch, in order, as a device's console words them.
  public var warnings: [String]
  /// The error that ended the app.
  public var crash: AppCrash?
  /// How often each view's bodies were evaluated since the launch.
  public var evaluations: [ViewEvaluations]

  /// What is on top.
  public var top: ScreenLayer? { layers.last }

  /// The share sheet that is open, wherever it stands: the topmost one.
  public var shareSheet: ScreenShareSheet? {
    for layer in layers.reversed() {
      if let shareSheet = layer.shareSheet { return shareSheet }
    }
    return nil
  }
}

/// How often the bodies of one view were evaluated, all identities together.
public struct ViewEvaluations: Equatable, Sendable {
  /// The view's name.
  public var view: String
  /// The number of evaluations.
  public var count: Int
}

/// The clipboard.
public struct Clipboard: Equatable, Sendable {
  /// Its text; nil if it is empty or holds no text.
  public var text: String?
  /// Grows with each write: an equal text counts too.
  public var changeCount: Int

  /// A clipboard with `text` on it.
  public init(text: String? = nil, changeCount: Int = 0) {
    self.text = text
    self.changeCount = changeCount
  }
}
