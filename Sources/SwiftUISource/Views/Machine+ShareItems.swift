import PresentationRuntime

extension Machine {
  func text(_ value: SwiftValue?) throws(Interruption) -> String? {
    switch value {
    case nil, .some(.none), .hole?: return nil
    case .element(let box)?: return plainText(box.element)
    case let value?: return try describe(value)
    }
  }

  func shareItems(_ value: SwiftValue?) throws(Interruption) -> [ShareItem] {
    guard let value, !value.isNone else { return [] }
    var items: [ShareItem] = []
    for item in try elements(of: value) { items.append(shareItem(item) ?? .other) }
    return items
  }

  /// What a share sheet makes of a value.
  func shareItem(_ value: SwiftValue, levels: Int = 100) -> ShareItem? {
    guard levels > 0 else { return .other }
    switch value {
    case .string(let text): return .text(text)
    case .foreign(let foreign):
      switch foreign.kind {
      case .url(let text):
        if text.hasPrefix("file:") { return .file(name: String(text.split(separator: "/").last ?? "")) }
        return .url(text)
      case .image(let name): return .image(name: name)
      case .data: return .rawData
      case .itemProvider(let inner): return shareItem(inner, levels: levels - 1)
      default: return .other
      }
    case .element(let box):
      if case .image(let label) = box.element { return .image(name: label ?? "image") }
      return .other
    case .instance(let instance):
      guard program.types[instance.type].libraryBases.contains(.UIActivityItemSource) else { return .other }
      return source(value)
    case .array(let values):
      return values.count == 1 ? shareItem(values[0], levels: levels - 1) : .other
    default: return .other
    }
  }

  private func source(_ value: SwiftValue) -> ShareItem {
    let controller = SwiftValue.foreign(Foreign(.controller(Controller(.plain(.empty)))))
    let placeholder = try? callMethod(.activityViewControllerPlaceholderItem, of: value, [controller])
    var title: String?
    if case .foreign(let metadata)? = try? callMethod(.activityViewControllerLinkMetadata, of: value, [controller]),
      case .string(let text)? = metadata.properties[Word.title.rawValue]
    {
      title = text
    }
    return .source(
      ShareItemSource(placeholder: placeholder.flatMap { shareItem($0) } ?? .other, metadataTitle: title) {
        (activity) throws(AppCrash) in
        try self.guarded { () throws(Interruption) in
          let item = try self.methods(.activityViewController, of: value, [controller, self.symbol(activity)])
          guard let item, !item.isNone else { return nil }
          return self.shareItem(item)
        }
      })
  }

  /// The method with a second label `itemForActivityType`.
  private func methods(_ word: Word, of value: SwiftValue, _ arguments: [SwiftValue]) throws(Interruption)
    -> SwiftValue?
  {
    guard case .instance(let instance) = value,
      let list = program.types[instance.type].members.methods(word.rawValue)
    else { return nil }
    for function in list {
      let parameters = program.functions[function].parameters
      if parameters.count == 2, parameters[1].label == Word.itemForActivityType.rawValue {
        return try call(function, value, arguments)
      }
    }
    return nil
  }

  func symbol(_ activity: ActivityType?) -> SwiftValue {
    switch activity {
    case nil: .none
    case .addToReadingList?: .symbol(SymbolValue(Word.addToReadingList.rawValue))
    case .airDrop?: .symbol(SymbolValue(Word.airDrop.rawValue))
    case .assignToContact?: .symbol(SymbolValue(Word.assignToContact.rawValue))
    case .copy?: .symbol(SymbolValue(Word.copyToPasteboard.rawValue))
    case .mail?: .symbol(SymbolValue(Word.mail.rawValue))
    case .markupAsPDF?: .symbol(SymbolValue(Word.markupAsPDF.rawValue))
    case .message?: .symbol(SymbolValue(Word.message.rawValue))
    case .print?: .symbol(SymbolValue(Word.print.rawValue))
    case .saveImage?: .symbol(SymbolValue(Word.saveToCameraRoll.rawValue))
    case .custom(let type)?: .symbol(SymbolValue(Word.ActivityType.rawValue, [.string(type)]))
    }
  }

  func activityType(_ value: SwiftValue) -> ActivityType? {
    switch word(value) {
    case .addToReadingList: .addToReadingList
    case .airDrop: .airDrop
    case .assignToContact: .assignToContact
    case .copyToPasteboard: .copy
    case .mail: .mail
    case .markupAsPDF: .markupAsPDF
    case .message: .message
    case .print: .print
    case .saveToCameraRoll: .saveImage
    default:
      switch value {
      case .string(let type): .custom(type)
      case .symbol(let symbol):
        if case .string(let type)? = symbol.arguments?.first { .custom(type) } else { nil }
      default: nil
      }
    }
  }

  /// An activity of the program's own.
  func customActivity(_ value: SwiftValue) throws(Interruption) -> CustomActivity {
    let title = try? text(member(of: value, Word.activityTitle.rawValue))
    var type = typeName(of: value)
    if let given = try? member(of: value, Word.activityType.rawValue) {
      switch given {
      case .string(let text): type = text
      case .symbol(let symbol):
        if case .string(let text)? = symbol.arguments?.first { type = text }
      default: break
      }
    }
    return CustomActivity(
      type, title: (title ?? nil) ?? typeName(of: value),
      canPerform: { (items) throws(AppCrash) in
        try self.guarded { () throws(Interruption) in
          let values = SwiftValue.array(items.map { self.value(of: $0) })
          if case .bool(let can)? = try self.callMethod(.canPerform, of: value, [values]) { return can }
          return true
        }
      },
      perform: { (items) throws(AppCrash) in
        try self.stretch { () throws(Interruption) in
          let values = SwiftValue.array(items.map { self.value(of: $0) })
          _ = try self.callMethod(.prepare, of: value, [values])
          _ = try self.callMethod(.perform, of: value, [])
        }
      })
  }

  private func value(of item: ShareItem) -> SwiftValue {
    switch item {
    case .text(let text): .string(text)
    case .url(let text): .foreign(Foreign(.url(text)))
    case .file(let name): .foreign(Foreign(.url("file:///" + name)))
    case .image(let name): .foreign(Foreign(.image(name)))
    case .rawData: .foreign(Foreign(.data([0])))
    case .source(let source): value(of: source.placeholder)
    case .other: .unit
    }
  }
}
