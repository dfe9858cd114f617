/// What a `UIActivityViewController` was made with; its items are frozen there (R24).
public struct ActivitySheet {
  /// Its items.
  public var items: [ShareItem]
  /// The app's own activities.
  public var activities: [CustomActivity]
  /// Activities that it must not offer.
  public var excluded: [ActivityType]
  /// `completionWithItemsHandler`.
  public var completion: ((ShareCompletion) throws(AppCrash) -> Void)?

  /// A share sheet of `items`.
  public init(items: [ShareItem], activities: [CustomActivity] = []) {
    self.items = items
    self.activities = activities
    self.excluded = []
    self.completion = nil
  }

  /// A share sheet of an `[Any]`: each value as what it can be shared as.
  public init(values: [Value], activities: [CustomActivity] = []) {
    self.init(items: values.map(\.asShareItem), activities: activities)
  }
}

/// How a share sheet ended.
public struct ShareCompletion: Equatable, Sendable {
  /// What was chosen; nil if nothing was.
  public var activity: ActivityType?
  /// Whether it was done.
  public var isCompleted: Bool

  /// The end by `activity`.
  public init(activity: ActivityType?, isCompleted: Bool) {
    self.activity = activity
    self.isCompleted = isCompleted
  }
}

extension Value {
  /// What a share sheet makes of the value.
  public var asShareItem: ShareItem {
    switch self {
    case .text(let text): .text(text)
    case .custom(let value): value.shareItem ?? .other
    case .binding, .bool, .double, .int, .list, .nothing, .object: .other
    }
  }
}
