import PresentationRuntime

extension Machine {
  /// A view of the library; nil if the word is none.
  func view(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    if let element = try leaf(word, arguments) { return value(element) }
    if let element = try container(word, arguments) { return value(element) }
    if let element = try control(word, arguments) { return value(element) }
    return nil
  }

  /// The label of a control: its title, or what its builder makes.
  func label(_ arguments: Arguments) throws(Interruption) -> Element {
    if let closure = arguments[.label] { return try content(closure) }
    if let first = arguments.first {
      switch first {
      case .string(let text): return .text(text)
      case .element: return try element(first)
      case .opaque(let opaque): throw unknown(opaque)
      case .symbol, .binding, .closure, .native, .array, .range, .none: break
      default: return .text(try describe(first))
      }
    }
    return .empty
  }

  private func leaf(_ word: Word, _ arguments: Arguments) throws(Interruption) -> Element? {
    let first = arguments.values.first
    switch word {
    case .Text:
      if case .foreign(let foreign)? = first, case .date(let seconds) = foreign.kind {
        if let style = arguments[.style] { return .text(dateText(seconds, style)) }
        return .text(try formattedDate(seconds, arguments[.format]))
      }
      if let style = arguments[.format], let first {
        switch first {
        case .int, .double: return .text(try formatted(first, style))
        default: return .text(try describe(first))
        }
      }
      if case .element(let box)? = first { return box.element }
      return .text(try first.map { value throws(Interruption) in try describe(value) } ?? "")
    case .Image:
      if arguments.has(.decorative) { return .image(label: nil) }
      if case .string(let text)? = arguments[.systemName] ?? first { return .image(label: text) }
      if case .foreign(let foreign)? = arguments[.uiImage], case .image(let name) = foreign.kind {
        return .image(label: name)
      }
      return .image(label: nil)
    case .AsyncImage: return .image(label: nil)
    case .EmptyView: return .empty
    case .AnyView, .AnyShape: return .anyView(try element(first ?? .none))
    case .Spacer, .Divider, .Rectangle, .RoundedRectangle, .Circle, .Capsule, .Ellipse, .Color, .LinearGradient,
      .RadialGradient, .AngularGradient, .Path, .UnevenRoundedRectangle, .Map, .Chart, .VideoPlayer, .Canvas:
      return .inert("\(word)")
    case .Slider, .DatePicker, .ColorPicker, .Gauge:
      return .container(.horizontal, [try label(arguments), .inert("\(word)")])
    case .ProgressView:
      return .container(.vertical, [try label(arguments), .inert("ProgressView")])
    case .Label:
      if let title = arguments[.title] ?? arguments.trailing {
        return .container(.horizontal, [try content(arguments[.icon]), try content(title)])
      }
      return .container(.horizontal, [.image(label: nil), try label(arguments)])
    case .LabeledContent:
      if let shown = arguments[.value] {
        return .container(.horizontal, [try label(arguments), .text(try describe(shown))])
      }
      return .container(.horizontal, [try label(arguments), try content(arguments[.content] ?? arguments.trailing)])
    case .ContentUnavailableView:
      var parts = [try label(arguments)]
      if let description = arguments[.description] { parts.append(try content(description)) }
      if let actions = arguments[.actions] { parts.append(try content(actions)) }
      if let trailing = arguments.trailing { parts.insert(try content(trailing), at: 0) }
      return .container(.vertical, parts)
    case .Link:
      return .button(ButtonElement(try labelOrTrailing(arguments), action: Handler { () throws(AppCrash) in }))
    case .EditButton: return .button(ButtonElement(.text("Edit"), action: Handler { () throws(AppCrash) in }))
    default: return nil
    }
  }

  private func container(_ word: Word, _ arguments: Arguments) throws(Interruption) -> Element? {
    let body = arguments[.content] ?? arguments.trailing ?? arguments.lastFunction
    switch word {
    case .VStack, .LazyVStack: return .container(.vertical, [try content(body)])
    case .HStack, .LazyHStack, .ControlGroup: return .container(.horizontal, [try content(body)])
    case .ZStack: return .container(.layered, [try content(body)])
    case .Grid, .GridRow, .LazyVGrid, .LazyHGrid: return .container(.grid, [try content(body)])
    case .ScrollView: return .container(.scroll, [try content(body)])
    case .ScrollViewReader, .GeometryReader, .TimelineView:
      return try content(body, [.symbol(SymbolValue(Word.proxy.rawValue))])
    case .Form: return .container(.form, [try content(body)])
    case .Group, .ViewThatFits, .ToolbarItem, .ToolbarItemGroup, .GlassEffectContainer, .WindowGroup,
      .AnyLayout, .HStackLayout, .VStackLayout:
      return .group([try content(body)])
    case .GroupBox, .DisclosureGroup:
      return .container(.vertical, [try label(arguments), try content(body)])
    case .TabView: return try tabs(arguments, body)
    case .Tab: return try tab(arguments, body)
    case .List:
      if let data = arguments.first, body?.isFunction == true, !isSelection(data) {
        return .container(.list, [.forEach(try forEach(data, arguments, body))])
      }
      return .container(.list, [try content(body)])
    case .ForEach:
      return .forEach(try forEach(arguments.first ?? .none, arguments, body))
    case .Section:
      var header: Element = .empty
      if let given = arguments[.header] { header = try content(given) } else { header = try label(arguments) }
      let footer = try content(arguments[.footer])
      return .section(header: header, content: try content(arguments[.content] ?? arguments.trailing), footer: footer)
    case .NavigationStack:
      let path = try arguments[.path].map { value throws(Interruption) in try pathBinding(value) }
      return .container(.navigation(path: path), [try content(arguments[.root] ?? body)])
    case .NavigationView: return .container(.navigation(path: nil), [try content(body)])
    case .NavigationSplitView:
      var parts: [Element] = []
      for closure in [arguments[.sidebar] ?? arguments.trailing, arguments[.content], arguments[.detail]] {
        parts.append(try content(closure))
      }
      return .container(.navigation(path: nil), parts)
    default: return nil
    }
  }

  /// The binding of a navigation's path, as the runtime reads and writes it: a list.
  private func pathBinding(_ value: SwiftValue) throws(Interruption) -> Binding {
    let bound = try binding(value)
    do throws(AppCrash) {
      return try bound.projected(
        key: "path",
        get: { (whole) throws(AppCrash) in
          try self.guarded { () throws(Interruption) in
            .list(try self.elements(of: self.fromRuntime(whole)).map { self.toRuntime($0) })
          }
        },
        set: { (_, part) throws(AppCrash) in
          self.toRuntime(.array((part.list ?? []).map { self.fromRuntime($0) }))
        })
    } catch { throw .crash(error) }
  }

  private func isSelection(_ value: SwiftValue) -> Bool {
    if case .string = value { true } else { false }
  }

  private func forEach(
    _ data: SwiftValue, _ arguments: Arguments, _ body: SwiftValue?
  ) throws(Interruption) -> ForEachElement {
    let values: [SwiftValue]
    if case .foreign(let foreign) = data, case .bindable(let inner) = foreign.kind {
      values = try elements(of: inner)
    } else {
      values = try elements(of: data)
    }
    var children: [ForEachElement.Child] = []
    children.reserveCapacity(values.count)
    for value in values {
      var id: SwiftValue
      if case .keyPath(let path)? = arguments[.id] {
        if case .binding(let box) = value {
          id = try read(path, of: fromRuntime(read(box.binding)))
        } else {
          id = try read(path, of: value)
        }
      } else {
        id = try identifier(of: value)
      }
      if case .binding(let box) = id { id = fromRuntime(try read(box.binding)) }
      children.append(ForEachElement.Child(id: toRuntime(id), try content(body, [value])))
    }
    return ForEachElement(children, at: callPlace(arguments))
  }

  private func control(_ word: Word, _ arguments: Arguments) throws(Interruption) -> Element? {
    let place = callPlace(arguments)
    switch word {
    case .Button: return try button(arguments)
    case .Toggle:
      let isOn = try binding(arguments[.isOn])
      return .toggle(ToggleElement(try labelOrTrailing(arguments), isOn: isOn, at: place))
    case .TextField, .SecureField:
      var title = try text(arguments.first) ?? ""
      if title.isEmpty, let prompt = arguments[.prompt] { title = try text(prompt) ?? "" }
      if title.isEmpty, let label = arguments[.label] ?? arguments.trailing, arguments.first == nil {
        title = plainText(try content(label))
      }
      let bound = try fieldBinding(arguments)
      return .field(FieldElement(title, text: bound, isSecure: word == .SecureField, at: place))
    case .TextEditor: return .field(FieldElement("", text: try binding(arguments[.text]), at: place))
    case .Picker:
      return .picker(
        PickerElement(
          try arguments.first == nil && !arguments.has(.label) ? .empty : label(arguments),
          selection: try binding(arguments[.selection]),
          content: try content(arguments[.content] ?? arguments.trailing), at: place))
    case .Menu:
      let body = arguments[.content] ?? arguments.trailing
      return .menu(MenuElement(try label(arguments), content: try content(body), at: place))
    case .Stepper: return try stepper(arguments)
    case .NavigationLink: return try link(arguments)
    case .ShareLink: return try shareLink(arguments)
    case .ToolbarSpacer: return .empty
    case .PasteButton: return .button(ButtonElement(.text("Paste"), action: Handler { () throws(AppCrash) in }))
    case .Alert, .ActionSheet: return nil
    default: return nil
    }
  }

  private func labelOrTrailing(_ arguments: Arguments) throws(Interruption) -> Element {
    if let closure = arguments[.label] ?? arguments.trailing { return try content(closure) }
    return try label(arguments)
  }

  private func fieldBinding(_ arguments: Arguments) throws(Interruption) -> Binding {
    if let text = arguments[.text] { return try binding(text) }
    let bound = try binding(arguments[.value])
    let edit = FieldEdit()
    if let draft, draft.isOf(bound) { edit.draft = draft }
    let projected = try projected(
      bound, key: "text",
      get: { (machine, value) throws(Interruption) in
        if let draft = edit.draft, draft === machine.draft, try machine.equal(draft.value, value) == true {
          return .string(draft.text)
        }
        return .string(value.isNone ? "" : try machine.describe(value))
      },
      set: { (machine, whole, part) throws(Interruption) in
        guard case .string(let text) = part else { return whole }
        let value = Self.parsed(text, like: whole)
        edit.draft = FieldDraft(field: bound, text: text, value: value)
        machine.draft = edit.draft
        return value
      })
    return try binding(projected)
  }

  /// What a field's text stands for; the present value where it stands for none.
  private static func parsed(_ text: String, like whole: SwiftValue) -> SwiftValue {
    switch whole {
    case .int: return Int(text).map { .int($0) } ?? whole
    case .double: return Double(text).map { .double($0) } ?? whole
    case .none:
      return text.isEmpty ? .none : Int(text).map { .int($0) } ?? Double(text).map { .double($0) } ?? .string(text)
    default: return .string(text)
    }
  }

  private func button(_ arguments: Arguments) throws(Interruption) -> Element {
    var role: ButtonElement.Role?
    switch word(arguments[.role]) {
    case .destructive: role = .destructive
    case .cancel, .close: role = .cancel
    default: break
    }
    var label: Element
    var action: SwiftValue?
    if let closure = arguments[.label] {
      label = try content(closure)
      action = arguments[.action] ?? arguments.trailing ?? arguments.first
    } else if let first = arguments.first, !first.isFunction {
      label = try self.label(arguments)
      action = arguments[.action] ?? arguments.trailing
    } else if arguments.has(.action) || arguments.first?.isFunction == true {
      label = try content(arguments.trailing)
      action = arguments[.action] ?? arguments.first
    } else if arguments.trailing != nil, arguments.has(.intent) {
      label = try content(arguments.trailing)
    } else {
      label = role == .cancel ? .text(word(arguments[.role]) == .close ? "Close" : "Cancel") : .empty
      action = arguments.trailing
    }
    if case .empty = label, let role { label = .text(role == .cancel ? "Cancel" : "Delete") }
    return .button(ButtonElement(label, role: role, action: handler(action ?? .unit)))
  }

  private func stepper(_ arguments: Arguments) throws(Interruption) -> Element {
    let label = try labelOrTrailing(arguments)
    let step = arguments[.step] ?? .int(1)
    func change(_ symbol: BinaryOperator, _ custom: SwiftValue?) throws(Interruption) -> Handler {
      if let custom { return handler(custom) }
      let bound = try binding(arguments[.value])
      let limits = arguments[.`in`] ?? .none
      return Handler(at: callPlace(arguments)) { () throws(AppCrash) in
        try self.stretch { () throws(Interruption) in
          let old = self.fromRuntime(try self.read(bound))
          let new = try self.binary(symbol.rawValue, old, step, site: -1)
          if case .range(let range) = limits, try !self.contains(range, new) { return }
          try self.write(bound, new, arguments.site)
        }
      }
    }
    return .container(
      .horizontal,
      [
        label,
        .button(ButtonElement(.text("Decrement"), action: try change(.subtract, arguments[.onDecrement]))),
        .button(ButtonElement(.text("Increment"), action: try change(.add, arguments[.onIncrement]))),
      ])
  }

  private func link(_ arguments: Arguments) throws(Interruption) -> Element {
    let place = callPlace(arguments)
    if let value = arguments[.value] {
      let shown = try labelOrTrailing(arguments)
      return .link(LinkElement(shown, to: .value(toRuntime(value), type: typeName(of: value)), at: place))
    }
    var target: LinkElement.Target
    let label: Element
    if let destination = arguments[.destination] {
      if destination.isFunction {
        target = .content(contentClosure(destination))
      } else {
        target = .content(try fixed(element(destination)))
      }
      label = try labelOrTrailing(arguments)
    } else if let closure = arguments[.label] {
      target = .content(contentClosure(arguments.trailing ?? .unit))
      label = try content(closure)
    } else {
      target = .content(contentClosure(arguments.trailing ?? .unit))
      label = try self.label(arguments)
    }
    if let active = arguments[.isActive], case .content(let closure) = target {
      let flag = try binding(active)
      let place = callPlace(arguments)
      let tap = Handler(at: place) { () throws(AppCrash) in try flag.write(.bool(true), at: place) }
      return .modified(.button(ButtonElement(label, action: tap)), .navigationDestination(.bound(.flag(flag), closure)))
    }
    return .link(LinkElement(label, to: target, at: place))
  }

  func fixed(_ element: Element) throws(Interruption) -> ContentClosure {
    ContentClosure(in: frame) { (_) throws(AppCrash) in element }
  }

  private func shareLink(_ arguments: Arguments) throws(Interruption) -> Element {
    var items: [Value] = []
    if let item = arguments[.item] {
      items = [toRuntime(item)]
    } else if let several = arguments[.items] {
      items = try elements(of: several).map { toRuntime($0) }
    }
    var shown = try labelOrTrailing(arguments)
    if case .empty = shown { shown = .text("Share…") }
    return .shareLink(ShareLinkElement(shown, items: items, at: callPlace(arguments)))
  }
}
