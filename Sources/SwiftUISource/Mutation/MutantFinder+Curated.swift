extension MutantFinder {
  /// Nothing is handed to the share sheets of the view.
  func emptyItems() -> ViewMutant? {
    let edits = sharedItems().compactMap { items -> TreeEdit? in
      if case .array(let elements) = tree[items.list].kind, elements.isEmpty { return nil }
      return replacing(items.list, by: "[]")
    }
    return mutant("empty-items", edits, "nothing is handed to the share sheet")
  }

  func boolBesideArray() -> ViewMutant? { nil }
  func buttonWritesClipboard() -> ViewMutant? { nil }
  func constantIdentity() -> ViewMutant? { nil }
  func delayedLoad() -> ViewMutant? { nil }
  func labelShowsPayload() -> ViewMutant? { nil }
  func lateData() -> ViewMutant? { nil }
  func listBehind() -> ViewMutant? { nil }
  func withoutAnchor() -> ViewMutant? { nil }
}
