/// An app's own activity (`UIActivity`).
public struct CustomActivity {
  /// Its type.
  public var type: String
  /// Its title: the label in the share sheet.
  public var title: String
  /// `canPerform(withActivityItems:)`; asked when the sheet is made.
  public var canPerform: ([ShareItem]) throws(AppCrash) -> Bool
  /// `perform()`, after `prepare(withActivityItems:)`.
  public var perform: ([ShareItem]) throws(AppCrash) -> Void

  /// The activity `type` with that title.
  public init(
    _ type: String, title: String, canPerform: @escaping ([ShareItem]) throws(AppCrash) -> Bool = { _ in true },
    perform: @escaping ([ShareItem]) throws(AppCrash) -> Void
  ) {
    self.type = type
    self.title = title
    self.canPerform = canPerform
    self.perform = perform
  }
}
