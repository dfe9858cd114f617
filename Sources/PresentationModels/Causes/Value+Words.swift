import PresentationRuntime

extension Value {
  /// What the value was, behind "was": `empty`, `nil`, `'Ada'`.
  var words: String {
    switch self {
    case .list(let values) where values.isEmpty: "empty"
    case .text(""): "empty"
    case .binding, .bool, .custom, .double, .int, .list, .nothing, .object, .text: description
    }
  }
}
