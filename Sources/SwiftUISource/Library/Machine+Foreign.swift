import PresentationRuntime

extension Machine {
  func foreignMember(_ foreign: Foreign, _ word: Word) throws(Interruption) -> SwiftValue? {
    if let value = foreign.properties[word.rawValue] { return value }
    switch foreign.kind {
    case .url(let text): return urlMember(text, word)
    case .uuid(let text):
      switch word {
      case .uuidString, .description: return .string(text)
      case .hashValue: return .int(text.utf8.reduce(5381) { ($0 &* 33) &+ Int($1) })
      default: return nil
      }
    case .date(let seconds): return dateMember(seconds, word)
    case .data(let bytes):
      switch word {
      case .count: return .int(bytes.count)
      case .isEmpty: return .bool(bytes.isEmpty)
      default: return nil
      }
    case .error(let name, let message):
      switch word {
      case .localizedDescription: return .string(message)
      case .code: return .int(0)
      case .domain: return .string(name)
      default: return nil
      }
    case .single(let type): return try singleMember(type, word)
    case .root, .controller: return try controllerMember(foreign, word)
    case .bindable(let value): return try bindableMember(value, word)
    case .task(let task): return try taskMember(task, word)
    case .presentationMode(let action):
      switch word {
      case .wrappedValue: return .foreign(foreign)
      case .isPresented: return .bool(action != nil)
      default: return nil
      }
    case .context(let coordinator):
      return word == .coordinator ? coordinator : nil
    case .publisher, .timer: return nil
    case .subject(_, let current): return word == .value ? current : nil
    case .image: return word == .size ? SwiftValue.none : nil
    case .view(let controller):
      switch word {
      case .bounds, .frame: return .symbol(SymbolValue(Word.zero.rawValue))
      case .window: return .foreign(Foreign(.single(.UIWindow)))
      case .superview: return SwiftValue.none
      case .subviews: return .array([])
      default:
        _ = controller
        return nil
      }
    case .top: return try controllerMember(foreign, word)
    case .dismiss:
      switch word {
      case .wrappedValue: return .foreign(foreign)
      case .isPresented: return .bool(true)
      case .callAsFunction:
        return .native(
          NativeFunction("dismiss") { (machine, _) throws(Interruption) in try machine.call(.foreign(foreign), []) })
      default: return nil
      }
    case .popover, .hasher, .formatter, .alertAction, .alert, .alertButton, .delay, .continuation, .group,
      .metadata, .itemProvider, .random:
      return nil
    }
  }

  private func urlMember(_ text: String, _ word: Word) -> SwiftValue? {
    let parts = URLParts(text)
    switch word {
    case .absoluteString, .description: return .string(text)
    case .absoluteURL, .standardized: return .foreign(Foreign(.url(text)))
    case .scheme: return parts.scheme.map { .string($0) } ?? SwiftValue.none
    case .host: return parts.host.map { .string($0) } ?? SwiftValue.none
    case .path, .relativePath: return .string(withoutLastSlash(parts.path.removingPercentEncoding ?? parts.path))
    case .lastPathComponent:
      let last = parts.path.split(separator: "/").last.map(String.init) ?? (parts.path.isEmpty ? "" : "/")
      return .string(last.removingPercentEncoding ?? last)
    case .pathExtension:
      let last = parts.path.split(separator: "/").last ?? ""
      return .string(last.dropFirst().contains(".") ? String(last.split(separator: ".").last ?? "") : "")
    case .query: return parts.query.map { .string($0) } ?? SwiftValue.none
    case .isFileURL: return .bool(text.hasPrefix("file:"))
    case .id, .self_: return .foreign(Foreign(.url(text)))
    default: return nil
    }
  }

  private func withoutLastSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private func dateMember(_ seconds: Double, _ word: Word) -> SwiftValue? {
    switch word {
    case .timeIntervalSince1970: .double(seconds + 978_307_200)
    case .timeIntervalSinceReferenceDate: .double(seconds)
    case .timeIntervalSinceNow: .double(seconds - now)
    case .description: .string(CalendarDate(seconds: seconds).description)
    default: nil
    }
  }

  private func singleMember(_ type: Word, _ word: Word) throws(Interruption) -> SwiftValue? {
    switch (type, word) {
    case (.UIPasteboard, .string): return host.clipboard.text.map { .string($0) } ?? SwiftValue.none
    case (.UIPasteboard, .strings): return .array(host.clipboard.text.map { [.string($0)] } ?? [])
    case (.UIPasteboard, .hasStrings): return .bool(host.clipboard.text != nil)
    case (.UIPasteboard, .changeCount): return .int(host.clipboard.changeCount)
    case (.UIPasteboard, .url): return host.clipboard.text.map { .foreign(Foreign(.url($0))) } ?? SwiftValue.none
    case (.UIPasteboard, .hasURLs):
      return .bool(host.clipboard.text?.contains("://") ?? false)
    case (.UIPasteboard, _): return SwiftValue.none
    case (.UIApplication, .connectedScenes): return .array([.foreign(Foreign(.single(.UIWindowScene)))])
    case (.UIApplication, .windows), (.UIWindowScene, .windows): return .array([.foreign(Foreign(.single(.UIWindow)))])
    case (.UIApplication, .keyWindow), (.UIWindowScene, .keyWindow): return .foreign(Foreign(.single(.UIWindow)))
    case (.UIApplication, .delegate): return SwiftValue.none
    case (.UIWindow, .rootViewController): return .foreign(Foreign(.root))
    case (.UIWindow, .isKeyWindow): return .bool(true)
    case (.UIWindow, .windowScene), (.UIWindow, .scene): return .foreign(Foreign(.single(.UIWindowScene)))
    case (.UIWindowScene, .activationState): return .symbol(SymbolValue(Word.foregroundActive.rawValue))
    case (.UIWindowScene, .delegate): return SwiftValue.none
    case (.ProcessInfo, .arguments): return .array(library.arguments.map { .string($0) })
    case (.ProcessInfo, .environment): return .dictionary(Table())
    case (.ProcessInfo, .systemUptime): return .double(now - LibraryState.start)
    case (.UIDevice, .userInterfaceIdiom):
      return .symbol(SymbolValue(host.settings.profile.isPad ? Word.pad.rawValue : Word.phone.rawValue))
    case (.UIDevice, .name), (.UIDevice, .model): return .string(host.settings.profile.isPad ? "iPad" : "iPhone")
    case (.FileManager, .temporaryDirectory): return .foreign(Foreign(.url("file:///tmp/")))
    case (.Locale, .identifier): return .string("en_US")
    default: return nil
    }
  }

  private func bindableMember(_ value: SwiftValue, _ word: Word) throws(Interruption) -> SwiftValue? {
    if word == .wrappedValue { return value }
    return try bindableMember(value, named: word.rawValue)
  }

  /// `$object.name`.
  func bindableMember(_ value: SwiftValue, named number: Int) throws(Interruption) -> SwiftValue? {
    guard case .instance(let instance) = value else {
      if case .none = value { throw .crash(AppCrash(.unwrappedNil)) }
      return nil
    }
    if let observed = observed(instance), case .stored(let index)? = program.types[instance.type].members[number] {
      let property = program.types[instance.type].stored[index]
      if case .user = property.wrapper {} else { return .binding(BindingBox(observed.binding(index))) }
    }
    do throws(AppCrash) {
      let site = callSite
      let binding = try Binding.functions(
        in: host,
        get: { () throws(AppCrash) in
          try self.guarded { () throws(Interruption) in self.toRuntime(try self.member(of: value, number)) }
        },
        set: { (new) throws(AppCrash) in
          try self.guarded { () throws(Interruption) in
            _ = try self.setMember(value, number, self.fromRuntime(new), site: site)
          }
        })
      return .binding(BindingBox(binding))
    } catch { throw .crash(error) }
  }

  func setLibraryMember(
    _ receiver: SwiftValue, _ number: Int, _ value: SwiftValue, site: Int
  ) throws(Interruption) -> SwiftValue {
    switch receiver {
    case .foreign(let foreign):
      foreign.properties[number] = value
      try didSet(foreign, number, value, site: site)
      return receiver
    case .instance(let instance):
      if let controller = instance.controller {
        controller.properties[number] = value
        try didSet(controller, number, value, site: site)
      }
      return receiver
    case .symbol, .element, .closure, .native, .metatype: return receiver
    default: return receiver
    }
  }

  private func didSet(_ foreign: Foreign, _ number: Int, _ value: SwiftValue, site: Int) throws(Interruption) {
    guard let word = Word(rawValue: number) else { return }
    switch foreign.kind {
    case .single(.UIPasteboard): setPasteboard(word, value)
    case .controller(let controller): try setController(controller, foreign, word, value)
    case .popover(let controller):
      switch word {
      case .sourceView, .sourceItem: controller.anchor = value.isNone ? nil : .sourceView
      case .barButtonItem: controller.anchor = value.isNone ? nil : .barButtonItem
      default: break
      }
    default: break
    }
  }

  private func setPasteboard(_ word: Word, _ value: SwiftValue) {
    switch (word, value) {
    case (.string, .string(let text)): host.writeClipboard(text)
    case (.string, .none): host.writeClipboard(nil)
    case (.strings, .array(let values)):
      let texts = values.compactMap { value -> String? in if case .string(let text) = value { text } else { nil } }
      host.writeClipboard(texts.joined(separator: "\n"))
    case (.url, .foreign(let foreign)):
      if case .url(let text) = foreign.kind { host.writeClipboard(text) }
    case (.items, _), (.image, _): host.writeClipboard(nil)
    default: break
    }
  }

  func foreignArithmetic(
    _ symbol: BinaryOperator, _ foreign: Foreign, _ right: SwiftValue
  ) throws(Interruption) -> SwiftValue? {
    guard case .date(let seconds) = foreign.kind else { return nil }
    switch (symbol, right) {
    case (.add, _): return .foreign(Foreign(.date(seconds + (try number(right)))))
    case (.subtract, .foreign(let other)):
      if case .date(let earlier) = other.kind { return .double(seconds - earlier) }
      return nil
    case (.subtract, _): return .foreign(Foreign(.date(seconds - (try number(right)))))
    default: return nil
    }
  }
}
