import PresentationRuntime
import SwiftUISource

/// The models that ship: the three apps of the ground truth, each a view file of the package.
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

  /// Its view file as failures name it.
  var path: String {
    switch self {
    case .item: "ItemApp.swift"
    case .bool: "BoolApp.swift"
    case .empty: "EmptyApp.swift"
    }
  }

  /// The text of its view file.
  var text: [UInt8] {
    switch self {
    case .item: PackageResources.ItemApp_swift
    case .bool: PackageResources.BoolApp_swift
    case .empty: PackageResources.EmptyApp_swift
    }
  }

  /// Its app, compiled when it is first asked for, and once in a process.
  var model: Model {
    switch self {
    case .item: Self.itemModel
    case .bool: Self.boolModel
    case .empty: Self.emptyModel
    }
  }

  private static let itemModel = compiled(.item)
  private static let boolModel = compiled(.bool)
  private static let emptyModel = compiled(.empty)

  private static func compiled(_ shipped: ShippedModel) -> Model {
    do throws(ViewSourceProblem) {
      let source = ViewSource(path: shipped.path, source: shipped.text, takesNotes: false)
      return try Model(view: "ContentView", of: source, shipped: shipped)
    } catch {
      preconditionFailure("the view file of the model '\(shipped.rawValue)' has no view that can be launched")
    }
  }
}
