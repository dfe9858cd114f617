import PresentationRuntime

/// The models that ship: the three apps of the ground truth.
enum ShippedModel: String, CaseIterable {
  case item
  case bool
  case empty

  /// What `probe-run models` says of it.
  var summary: ModelSummary {
    switch self {
    case .item:
      ModelSummary(
        name: rawValue, summary: "presents by item: sheet(item:) hands the closure's own argument to the share sheet",
        basis: .observed)
    case .bool:
      ModelSummary(
        name: rawValue,
        summary: "presents by a Bool beside an array: the first share sheet is empty, the next ones are not",
        basis: .observed)
    case .empty:
      ModelSummary(
        name: rawValue, summary: "presents by item, but hands an empty array to the share sheet", basis: .observed)
    }
  }

  /// Its app.
  var app: AppDefinition {
    switch self {
    case .item: ItemApp.definition { payload in [.text(payload.text)] }
    case .bool: BoolApp.definition()
    case .empty: ItemApp.definition { _ in [] }
    }
  }
}
