/// An edit of a view that an audit always makes, where the view has the parts for it.
public enum CuratedEdit: String, CaseIterable, Sendable {
  /// A Bool and an array stand for the item: the first share sheet is empty (M01, M03)
  case boolBesideArray
  /// The button that shares writes the clipboard itself (M10)
  case buttonWritesClipboard
  /// The payload is the same one for whoever looks at its `id` (M06)
  case constantIdentity
  /// What is shared is loaded half a second after the launch (M22)
  case delayedLoad
  /// Nothing is handed to the share sheet (M02, M13)
  case emptyItems
  /// What shows the clipboard shows what was shared last instead (M24)
  case labelShowsPayload
  /// The sheet comes first, and what is shared 10 ms later (M21)
  case lateData
  /// A list with cells stands behind everything (M13)
  case listBehind
  /// One button sends the payload of another one (M23)
  case swappedPayloads
  /// The share sheet is presented by code, without an anchor (M28)
  case withoutAnchor
}

extension ViewSource {
  /// The edit for the view `name`; nil if the view has no parts for it.
  public func curated(_ edit: CuratedEdit, ofView name: String) -> ViewMutant? {
    guard let finder = MutantFinder(self, view: name) else { return nil }
    switch edit {
    case .boolBesideArray: return finder.boolBesideArray()
    case .buttonWritesClipboard: return finder.buttonWritesClipboard()
    case .constantIdentity: return finder.constantIdentity()
    case .delayedLoad: return finder.delayedLoad()
    case .emptyItems: return finder.emptyItems()
    case .labelShowsPayload: return finder.labelShowsPayload()
    case .lateData: return finder.lateData()
    case .listBehind: return finder.listBehind()
    case .swappedPayloads: return finder.swappedShares()
    case .withoutAnchor: return finder.withoutAnchor()
    }
  }
}
