import PresentationRuntime

/// A value of the program as the runtime keeps it.
struct ProgramValue: CustomValue {
  let value: SwiftValue
  unowned let machine: Machine

  func isEqual(to other: any CustomValue) -> Bool? {
    guard let other = other as? ProgramValue else { return false }
    do { return try machine.equal(value, other.value) } catch { return nil }
  }

  var asIdentity: Identity {
    do { return try machine.key(value).identity } catch { return .nothing }
  }

  var itemIdentity: Identity {
    do { return try machine.key(machine.identifier(of: value)).identity } catch { return .nothing }
  }

  var typeName: String { machine.typeName(of: value) }

  var shareItem: ShareItem? { machine.shareItem(value) }

  var description: String {
    do { return try machine.describe(value, isDebug: true) } catch { return "a value" }
  }
}

extension Machine {
  func toRuntime(_ value: SwiftValue) -> Value {
    switch value {
    case .int(let value): .int(value)
    case .string(let value): .text(value)
    case .bool(let value): .bool(value)
    case .double(let value): .double(value)
    case .none, .unit: .nothing
    case .binding(let box): .binding(box.binding)
    case .instance(let instance):
      if let observed = observed(instance) {
        .object(observed)
      } else {
        .custom(ProgramValue(value: value, machine: self))
      }
    case .foreign(let foreign):
      if case .dismiss(let action?) = foreign.kind {
        .custom(action)
      } else {
        .custom(ProgramValue(value: value, machine: self))
      }
    default: .custom(ProgramValue(value: value, machine: self))
    }
  }

  /// The runtime's side of an instance, if it watches instances of that type.
  func observed(_ instance: Instance) -> ObservedObject? {
    if instance.observed == nil, program.types[instance.type].observation != .none { observe(instance) }
    return instance.observed
  }

  func fromRuntime(_ value: Value) -> SwiftValue {
    switch value {
    case .int(let value): return .int(value)
    case .text(let value): return .string(value)
    case .bool(let value): return .bool(value)
    case .double(let value): return .double(value)
    case .nothing: return .none
    case .list(let values): return .array(values.map { fromRuntime($0) })
    case .binding(let binding): return .binding(BindingBox(binding))
    case .object(let object):
      if let instance = object.instance as? Instance { return .instance(instance) }
      return .none
    case .custom(let custom):
      if let own = custom as? ProgramValue { return own.value }
      if let action = custom as? DismissAction { return .foreign(Foreign(.dismiss(action))) }
      return .none
    }
  }

  /// `id` of an `Identifiable` value; the value itself where it has none.
  func identifier(of value: SwiftValue) throws(Interruption) -> SwiftValue {
    switch value {
    case .structure(let box):
      if program.types[box.type].members[Word.id.rawValue] != nil { return try member(of: value, Word.id.rawValue) }
    case .enumeration(let enumeration):
      if program.types[enumeration.type].members[Word.id.rawValue] != nil {
        return try member(of: value, Word.id.rawValue)
      }
    case .instance(let instance):
      if program.types[instance.type].members[Word.id.rawValue] != nil {
        return try member(of: value, Word.id.rawValue)
      }
    case .binding(let box):
      try descend()
      defer { ascend() }
      return try identifier(of: fromRuntime(read(box.binding)))
    default:
      if program.extensionNames.contains(Word.id.rawValue), extensionMember(of: value, Word.id.rawValue) != nil {
        return try member(of: value, Word.id.rawValue)
      }
    }
    return value
  }

  func typeName(of value: SwiftValue) -> String {
    switch value {
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .bool: "Bool"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .set: "Set"
    case .structure(let box): program.types[box.type].name
    case .enumeration(let value): program.types[value.type].name
    case .instance(let instance): program.types[instance.type].name
    case .foreign(let foreign): libraryName(of: foreign)
    case .none: "Optional"
    case .unit, .hole: "()"
    case .opaque(let opaque): opaque.path
    case .tuple: "Tuple"
    case .metatype: "Type"
    default: "Value"
    }
  }

  func libraryName(of foreign: Foreign) -> String {
    switch foreign.kind {
    case .url: "URL"
    case .uuid: "UUID"
    case .date: "Date"
    case .data: "Data"
    case .image: "UIImage"
    case .error(let name, _): name
    case .controller, .root: "UIViewController"
    case .single(let word), .formatter(let word): "\(word)"
    case .task: "Task"
    default: "Object"
    }
  }

  /// The types of the library whose extensions a value has.
  func kinds(of value: SwiftValue) -> [Word] {
    switch value {
    case .int: [.Int, .BinaryInteger, .Numeric, .FixedWidthInteger, .Comparable, .Hashable, .Equatable]
    case .double:
      [
        .Double, .CGFloat, .TimeInterval, .FloatingPoint, .BinaryFloatingPoint, .Numeric, .Comparable, .Hashable,
        .Equatable,
      ]
    case .string:
      [
        .String, .StringProtocol, .Character, .Substring, .LocalizedStringKey, .Collection, .Sequence, .Comparable,
        .Hashable, .Equatable,
      ]
    case .bool: [.Bool]
    case .array:
      [
        .Array, .MutableCollection, .RandomAccessCollection, .BidirectionalCollection, .RangeReplaceableCollection,
        .Collection, .Sequence,
      ]
    case .dictionary: [.Dictionary, .Collection, .Sequence]
    case .set: [.Set, .SetAlgebra, .Collection, .Sequence]
    case .range: [.Range, .ClosedRange, .Collection, .Sequence]
    case .none: [.Optional]
    case .element: [.View, .Text, .Image, .Button]
    case .structure(let box): program.types[box.type].isView ? [.View] : []
    case .binding: [.Binding]
    case .symbol: [.Color, .ShapeStyle, .Font, .Animation, .View, .AnyTransition, .Date]
    case .foreign(let foreign):
      switch foreign.kind {
      case .url: [.URL]
      case .date: [.Date]
      case .uuid: [.UUID]
      case .data: [.Data]
      case .image: [.UIImage]
      case .single(let word): [word]
      case .controller, .root: [.UIViewController]
      case .error: [.Error]
      default: []
      }
    case .metatype(let shape): kinds(of: shape)
    default: []
    }
  }

  private func kinds(of shape: Shape) -> [Word] {
    switch shape {
    case .int: [.Int]
    case .integer(let kind): [kind.word]
    case .double: [.Double, .CGFloat]
    case .string: [.String]
    case .bool: [.Bool]
    case .array: [.Array]
    case .dictionary: [.Dictionary]
    case .set: [.Set]
    case .character: [.Character]
    case .library(let word): [word]
    default: []
    }
  }

  /// The methods of that name that an extension in the file gives to a value of the library and a call fits.
  func extensionMethods(of value: SwiftValue, _ site: CallSite) -> [Int]? {
    var isStatic = false
    if case .metatype = value { isStatic = true }
    for kind in kinds(of: value) + (isStatic || value.isNone ? [] : [.Optional]) {
      guard let type = program.extensions[kind] else { continue }
      if case .methods(let list)? = calledMember(in: isStatic ? type.statics : type.members, site) { return list }
    }
    return nil
  }

  /// A member that an extension in the file gives to a value of the library.
  func extensionMember(of value: SwiftValue, _ word: Int) -> ProgramMember? {
    if case .metatype = value {
      for kind in kinds(of: value) {
        if let member = program.extensions[kind]?.statics[word] { return member }
      }
      return nil
    }
    for kind in kinds(of: value) {
      if let member = program.extensions[kind]?.members[word] { return member }
    }
    if case .none = value { return nil }
    return program.extensions[.Optional]?.members[word]
  }
}
