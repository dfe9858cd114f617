import PresentationRuntime

extension Machine {
  /// Whether modifiers can be called on a value.
  func isViewLike(_ value: SwiftValue) -> Bool {
    switch value {
    case .element, .symbol, .opaque: true
    case .structure(let box):
      program.types[box.type].isView || program.types[box.type].members[Word.body.rawValue] != nil
    default: false
    }
  }

  /// A modifier without a meaning for presenting.
  func inertModifier(_ receiver: SwiftValue, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    guard isViewLike(receiver) else { return nil }
    if case .symbol = receiver { return receiver }
    return value(.modified(try element(receiver), .inert(name(arguments.name))))
  }

  /// A modifier of the library; nil if the word is none.
  func viewMethod(_ receiver: SwiftValue, _ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    guard isViewLike(receiver), let modifier = word.isModifierName ? word : nil else { return nil }
    let base = try element(receiver)
    if modifier == .modifier { return try modified(base, by: arguments.values.first ?? .none) }
    if let result = try presentation(base, modifier, arguments) { return value(result) }
    if let result = try lifecycle(base, modifier, arguments) { return value(result) }
    if let result = try attribute(base, modifier, arguments) { return value(result) }
    if let result = try surrounding(base, modifier, arguments) { return value(result) }
    return nil
  }

  private func attribute(_ base: Element, _ word: Word, _ arguments: Arguments) throws(Interruption) -> Element? {
    let first = arguments.values.first
    switch word {
    case .id: return .modified(base, .id(toRuntime(first ?? .none)))
    case .tag: return .modified(base, .tag(toRuntime(first ?? .none)))
    case .tabItem:
      return .modified(base, .tabItem(try content(arguments[.label] ?? arguments.trailing ?? arguments.lastFunction)))
    case .disabled: return .modified(base, .disabled(try condition(first ?? .bool(true))))
    case .hidden: return .modified(base, .hidden(true))
    case .opacity: return .modified(base, .hidden(try number(first) == 0))
    case .interactiveDismissDisabled:
      return .modified(base, .interactiveDismissDisabled(try condition(first ?? .bool(true))))
    case .accessibilityLabel, .accessibility:
      guard let label = try text(arguments[.label] ?? first) else { return base }
      return .modified(base, .accessibilityLabel(label))
    case .accessibilityIdentifier: return .modified(base, .accessibilityIdentifier(try text(first) ?? ""))
    case .navigationTitle, .navigationBarTitle:
      if case .binding(let box)? = first {
        return .modified(base, .navigationTitle(try describe(fromRuntime(read(box.binding)))))
      }
      return .modified(base, .navigationTitle(try text(first) ?? ""))
    case .environmentObject:
      guard case .instance(let instance)? = first, let observed = observed(instance) else { return base }
      return .modified(base, .environmentObject(observed))
    case .environment:
      if case .keyPath(let path)? = first, arguments.count > 1 {
        guard case .member(let key)? = path.steps.first else { return base }
        return .modified(base, .environment(name(key), toRuntime(arguments.values[1])))
      }
      if case .instance(let instance)? = first {
        return .modified(base, .environment(program.types[instance.type].name, toRuntime(.instance(instance))))
      }
      return base
    case .onDelete:
      guard case .forEach(var list) = base, let closure = arguments[.perform] ?? arguments.trailing, !closure.isNone
      else {
        return base
      }
      list.onDelete = { (row) throws(AppCrash) in
        try self.stretch { () throws(Interruption) in _ = try self.call(closure, [.array([.int(row)])]) }
      }
      return .forEach(list)
    default: return nil
    }
  }

  private func surrounding(_ base: Element, _ word: Word, _ arguments: Arguments) throws(Interruption) -> Element? {
    let body = arguments[.content] ?? arguments.trailing ?? arguments.lastFunction
    switch word {
    case .overlay, .background:
      let other: Element
      if let body { other = try content(body) } else { other = try element(arguments.first ?? .none) }
      return .container(.layered, word == .overlay ? [base, other] : [other, base])
    case .safeAreaInset, .safeAreaBar: return .container(.vertical, [base, try content(body)])
    case .toolbar: return .modified(base, .toolbar(try content(body)))
    case .navigationBarItems:
      var parts: [Element] = []
      for item in [arguments[.leading], arguments[.trailing]] {
        if let item { parts.append(try element(item)) }
      }
      return .modified(base, .toolbar(.group(parts)))
    case .contextMenu: return .modified(base, .contextMenu(try content(arguments[.menuItems] ?? body)))
    case .swipeActions:
      let edge: SwipeActionsModifier.Edge = self.word(arguments[.edge]) == .leading ? .leading : .trailing
      return .modified(base, .swipeActions(SwipeActionsModifier(edge, actions: try content(body))))
    case .searchable:
      let prompt = try text(arguments[.prompt]) ?? "Search"
      let field = FieldElement(prompt, text: try binding(arguments[.text]), at: callPlace(arguments))
      return .container(.vertical, [.field(field), base])
    case .equatable, .erased: return base
    default: return nil
    }
  }

  private func lifecycle(_ base: Element, _ word: Word, _ arguments: Arguments) throws(Interruption) -> Element? {
    let action = arguments[.perform] ?? arguments[.action] ?? arguments.trailing ?? arguments.lastFunction
    let place = callPlace(arguments)
    switch word {
    case .onAppear:
      guard let action, !action.isNone else { return base }
      return .modified(base, .onAppear(handler(action)))
    case .onDisappear:
      guard let action, !action.isNone else { return base }
      return .modified(base, .onDisappear(handler(action)))
    case .onTapGesture:
      guard let action else { return base }
      return .modified(base, .onTap(handler(action)))
    case .onChange: return try change(base, arguments, action)
    case .task:
      guard let action else { return base }
      let id = arguments[.id].map { toRuntime($0) }
      return .modified(
        base,
        .task(
          TaskModifier(id: id, at: place) { () throws(AppCrash) in
            ProgramTask(self, action, TaskState())
          }))
    case .onReceive:
      guard let action, let source = eventSource(arguments.first ?? .none) else { return base }
      return .modified(
        base,
        .onReceive(source) { (value) throws(AppCrash) in
          try self.stretch { () throws(Interruption) in
            _ = try self.call(action, [self.received(value)])
          }
        })
    default: return nil
    }
  }

  private func received(_ value: Value) -> SwiftValue {
    if case .nothing = value { return .foreign(Foreign(.date(now))) }
    return fromRuntime(value)
  }

  private func eventSource(_ value: SwiftValue) -> EventSource? {
    guard case .foreign(let foreign) = value else { return nil }
    switch foreign.kind {
    case .publisher(let source): return source
    case .subject(let channel, _): return .channel(channel)
    default: return nil
    }
  }

  private func change(
    _ base: Element, _ arguments: Arguments, _ action: SwiftValue?
  ) throws(Interruption) -> Element {
    guard let action, let watched = arguments[.of] else { return base }
    let isInitial: Bool = if case .bool(true)? = arguments[.initial] { true } else { false }
    let count = parameterCount(of: action)
    return .modified(
      base,
      .onChange(
        ChangeModifier(of: toRuntime(watched), isInitial: isInitial, at: callPlace(arguments)) {
          (old, new) throws(AppCrash) in
          try self.stretch { () throws(Interruption) in
            let values = [self.fromRuntime(old), self.fromRuntime(new)]
            _ = try self.call(action, count == 1 ? [values[1]] : values)
          }
        }))
  }

  // MARK: Presentations

  private func presentation(_ base: Element, _ word: Word, _ arguments: Arguments) throws(Interruption) -> Element? {
    switch word {
    case .sheet, .fullScreenCover, .popover:
      let style: PresentationModifier.Style = word == .sheet ? .sheet : word == .popover ? .popover : .cover
      guard let body = arguments[.content] ?? arguments.trailing else { return base }
      let trigger = try trigger(arguments)
      // `.sheet(item:) { … } content: { … }`: the closure without a label is the one for the end.
      let ending = arguments[.onDismiss] ?? (arguments.has(.content) ? arguments.trailing : nil)
      let dismissed = ending.flatMap { $0.isNone ? nil : handler($0) }
      return .modified(
        base,
        .presentation(
          PresentationModifier(
            style, trigger, onDismiss: dismissed, at: callPlace(arguments),
            content: contentClosure(body, takesArgument: arguments.has(.item)))))
    case .inspector:
      // On a phone an inspector is a sheet.
      guard let body = arguments[.content] ?? arguments.trailing, arguments.has(.isPresented) else { return nil }
      return try systemSheet(base, arguments, showing: body)
    case .fileExporter, .fileImporter, .fileMover, .photosPicker:
      // What the system shows in it is not known here.
      guard arguments.has(.isPresented) else { return nil }
      let nothing = NativeFunction(name(arguments.name)) { (_, _) throws(Interruption) in .unit }
      return try systemSheet(base, arguments, showing: .native(nothing))
    case .alert, .actionSheet: return try alert(base, arguments, isSheet: word == .actionSheet)
    case .confirmationDialog: return try dialog(base, .confirmation, arguments)
    case .navigationDestination:
      guard let body = arguments[.destination] ?? arguments[.content] ?? arguments.trailing else { return base }
      if let type = arguments[.`for`] {
        let typeName: String
        if case .metatype(let shape) = type { typeName = shapeName(shape, -1) } else { typeName = try describe(type) }
        return .modified(base, .navigationDestination(.type(typeName, contentClosure(body, takesArgument: true))))
      }
      return .modified(
        base,
        .navigationDestination(
          .bound(try trigger(arguments), contentClosure(body, takesArgument: arguments.has(.item)))))
    default: return nil
    }
  }

  /// A sheet that the system fills or lays out.
  private func systemSheet(
    _ base: Element, _ arguments: Arguments, showing body: SwiftValue
  ) throws(Interruption) -> Element {
    .modified(
      base,
      .presentation(
        PresentationModifier(
          .sheet, .flag(try binding(arguments[.isPresented])), at: callPlace(arguments),
          content: contentClosure(body, takesArgument: false))))
  }

  private func trigger(_ arguments: Arguments) throws(Interruption) -> PresentationTrigger {
    if let item = arguments[.item] { return .item(try binding(item)) }
    return .flag(try binding(arguments[.isPresented]))
  }

  private func alert(_ base: Element, _ arguments: Arguments, isSheet: Bool) throws(Interruption) -> Element {
    let style: DialogModifier.Style = isSheet ? .confirmation : .alert
    if arguments.has(.item), let body = arguments[.content] ?? arguments.trailing {
      return .modified(
        base,
        .dialog(
          DialogModifier(
            style, .item(try binding(arguments[.item])), at: callPlace(arguments),
            content: .deferred { (item) throws(AppCrash) in
              try self.guarded { () throws(Interruption) in
                try self.dialogContent(self.call(body, [self.fromRuntime(item)]))
              }
            })))
    }
    if arguments.first == nil, !arguments.has(.error), let body = arguments[.content] ?? arguments.trailing {
      // `alert(isPresented:) { Alert(…) }`
      return .modified(
        base,
        .dialog(
          DialogModifier(
            style, .flag(try binding(arguments[.isPresented])), at: callPlace(arguments),
            content: .deferred { (_) throws(AppCrash) in
              try self.guarded { () throws(Interruption) in try self.dialogContent(self.call(body, [])) }
            })))
    }
    return try dialog(base, style, arguments)
  }

  private func dialogContent(_ value: SwiftValue) throws(Interruption) -> DialogContent {
    if case .foreign(let foreign) = value, case .alert(let content) = foreign.kind { return content }
    return DialogContent(title: "")
  }

  private func dialog(
    _ base: Element, _ style: DialogModifier.Style, _ arguments: Arguments
  ) throws(Interruption) -> Element {
    var title = try text(arguments.first) ?? ""
    var given: [SwiftValue] = []
    let presenting = arguments[.presenting]
    if let presenting { given = [presenting] }
    let actions = arguments[.actions] ?? arguments.trailing
    var content = DialogContent(title: title)
    if style == .confirmation { content.isTitleVisible = word(arguments[.titleVisibility]) == .visible }
    if let error = arguments[.error] {
      given = [error]
      title = error.isNone ? "" : localizedDescription(of: error)
      content.title = title
    }
    let isAbsent = given.first?.isNone ?? false
    if let actions, !isAbsent { content.actions = try self.content(actions, given) }
    if let message = arguments[.message], !isAbsent { content.message = try self.content(message, given) }
    return .modified(
      base,
      .dialog(
        DialogModifier(
          style, .flag(try binding(arguments[.isPresented])), presenting: presenting.map { toRuntime($0) },
          at: callPlace(arguments), content: .built(content))))
  }

  /// `Alert(…)` and `ActionSheet(…)`.
  func makeAlert(_ arguments: Arguments) throws(Interruption) -> SwiftValue {
    var content = DialogContent(title: try text(arguments[.title]) ?? "")
    if let message = arguments[.message], !message.isNone { content.message = try element(message) }
    var buttons: [Element] = []
    for key in [Word.primaryButton, .secondaryButton, .dismissButton] {
      if let button = arguments[key], !button.isNone { buttons.append(try element(coerceButton(button))) }
    }
    if let several = arguments[.buttons] {
      for button in try elements(of: several) { buttons.append(try element(coerceButton(button))) }
    }
    content.actions = buttons.isEmpty ? .empty : .group(buttons)
    return .foreign(Foreign(.alert(content)))
  }

  private func coerceButton(_ value: SwiftValue) throws(Interruption) -> SwiftValue {
    guard case .symbol(let symbol) = value, let word = symbol.word else { return value }
    return try alertStatic(word, Arguments(values: symbol.arguments ?? [], labels: symbol.labels, machine: self))
      ?? value
  }

  /// `.default(Text("OK")) { … }`.
  func alertStatic(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    switch word {
    case .cancel, .destructive, .`default`:
      let role: ButtonElement.Role? = word == .cancel ? .cancel : word == .destructive ? .destructive : nil
      var title = "Cancel"
      if let first = arguments.values.first, !first.isFunction { title = try text(first) ?? title }
      let action = arguments[.action] ?? arguments.lastFunction ?? .unit
      return .foreign(
        Foreign(.alertButton(.button(ButtonElement(.text(title), role: role, action: handler(action))))))
    case .Button: return .metatype(.library(.Alert))
    default: return nil
    }
  }
}
