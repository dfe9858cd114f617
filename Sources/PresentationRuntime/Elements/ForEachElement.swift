/// A `ForEach`: its elements keep their state by id (R18).
public struct ForEachElement {
  /// One element.
  public struct Child {
    /// Its id.
    public var id: Value
    /// What is shown for it.
    public var element: Element

    /// The element of `id`.
    public init(id: Value, _ element: Element) {
      self.id = id
      self.element = element
    }
  }

  /// Its elements, in order.
  public var children: [Child]
  /// `onDelete`: the action of a row's Delete, with the row's number.
  public var onDelete: ((Int) throws(AppCrash) -> Void)?
  /// Where it stands.
  public var place: SourcePlace?

  /// The elements `children`.
  public init(
    _ children: [Child], onDelete: ((Int) throws(AppCrash) -> Void)? = nil, at place: SourcePlace? = nil
  ) {
    self.children = children
    self.onDelete = onDelete
    self.place = place
  }
}
