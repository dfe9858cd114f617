/// An escaping content closure: called in an update, when what it makes is to be shown (R14, R40).
public struct ContentClosure {
  /// Makes the content; the argument is the item of `sheet(item:)` or the value of a link, else `nothing`.
  public var make: (Value) throws(AppCrash) -> Element
  /// The frame of the body evaluation that made it, for causes.
  public var frame: Frame?
  /// Where it stands.
  public var place: SourcePlace?

  /// The closure `make`, made by the body evaluation of `frame`.
  public init(
    in frame: Frame? = nil, at place: SourcePlace? = nil, _ make: @escaping (Value) throws(AppCrash) -> Element
  ) {
    self.make = make
    self.frame = frame
    self.place = place
  }
}
