import PresentationRuntime

/// A view definition whose body may throw anything.
func view(
  _ name: String = "ContentView", _ properties: [PropertyDefinition] = [], _ body: @escaping (Frame) throws -> Element
) -> ViewDefinition {
  ViewDefinition(name, properties: properties) { (frame) throws(AppCrash) in try crashing { try body(frame) } }
}

func state(_ name: String, _ initial: Value, isEquatable: Bool = true) -> PropertyDefinition {
  PropertyDefinition(name, .state { (_) throws(AppCrash) in initial }, isEquatable: isEquatable)
}

func plain(_ name: String, isEquatable: Bool = true) -> PropertyDefinition {
  PropertyDefinition(name, .plain, isEquatable: isEquatable)
}

func bindingProperty(_ name: String) -> PropertyDefinition { PropertyDefinition(name, .binding) }

extension ViewDefinition {
  /// The view with these arguments.
  func callAsFunction(_ arguments: Value?...) -> Element { .view(ViewInstance(self, arguments)) }
}

extension Frame {
  private func index(_ name: String) throws -> Int {
    guard let index = definition.properties.firstIndex(where: { $0.name == name }) else {
      throw AppCrash(.fatal("no property \(name)"))
    }
    return index
  }

  func get(_ name: String) throws -> Value { try read(index(name)) }

  func text(_ name: String) throws -> String { try get(name).text ?? "nil" }

  func int(_ name: String) throws -> Int { try get(name).int ?? -1 }

  func bool(_ name: String) throws -> Bool { try get(name).bool ?? false }

  func set(_ name: String, _ value: Value) throws { try write(index(name), value) }

  func bind(_ name: String) throws -> Binding { binding(try index(name)) }
}

/// `UIViewControllerRepresentable` around a share sheet of its `items`, with an empty update method.
func shareBox(configure: @escaping (inout ActivitySheet) -> Void = { _ in }) -> ViewDefinition {
  view("ShareBox", [plain("items", isEquatable: false)]) { frame in
    .representable(
      RepresentableElement("ShareBox") { (_) throws(AppCrash) in
        try crashing {
          var sheet = ActivitySheet(values: try frame.get("items").list ?? [])
          configure(&sheet)
          return Controller(.activity(sheet))
        }
      })
  }
}

/// An `Identifiable` and `Equatable` payload.
struct Parcel: CustomValue {
  var id: Int
  var title: String

  var value: Value { .custom(self) }

  func isEqual(to other: any CustomValue) -> Bool? {
    guard let other = other as? Parcel else { return false }
    return id == other.id && title == other.title
  }

  var asIdentity: Identity { .custom("\(id) \(title)") }
  var itemIdentity: Identity { .int(id) }
  var typeName: String { "Parcel" }
  var description: String { "Parcel(\(id), \(title))" }
}

extension Value {
  var parcel: Parcel? {
    guard case .custom(let value) = self else { return nil }
    return value as? Parcel
  }
}

/// A value that cannot tell equality, and what it can be shared as.
struct Shareable: CustomValue {
  var item: ShareItem

  var value: Value { .custom(self) }

  func isEqual(to other: any CustomValue) -> Bool? { nil }
  var asIdentity: Identity { .nothing }
  var shareItem: ShareItem? { item }
  var description: String { "something to share" }
}
