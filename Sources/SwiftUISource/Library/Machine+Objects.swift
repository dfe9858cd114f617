import PresentationRuntime

extension Machine {
  func foreignMethod(_ foreign: Foreign, _ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    switch foreign.kind {
    case .dismiss(let action):
      if word == .callAsFunction || word == .dismiss { action?.callAsFunction(at: callPlace(arguments)) }
      return .unit
    case .presentationMode(let action):
      if word == .dismiss { action?.callAsFunction(at: callPlace(arguments)) }
      return .unit
    case .hasher:
      if word == .combine { foreign.hashed.append(try key(arguments.value(at: 0))) }
      if word == .finalize { return .int(foreign.hashed.hashValue) }
      return .unit
    case .url(let text): return try urlMethod(text, word, arguments)
    case .date(let seconds): return try dateMethod(seconds, word, arguments)
    case .formatter(let type): return try formatterMethod(foreign, type, word, arguments)
    case .single(let type): return try singleMethod(type, word, arguments)
    case .root, .top, .controller: return try controllerMethod(foreign, word, arguments)
    case .task(let task):
      if word == .cancel, let handle = task.handle { host.cancel(handle) }
      return .unit
    case .publisher(let source): return try publisherMethod(source, word, arguments)
    case .subject(let channel, _):
      switch word {
      case .send:
        let value = arguments.values.first ?? .unit
        foreign.kind = .subject(channel, current: value)
        host.send(toRuntime(value), to: channel)
        return .unit
      default: return .foreign(Foreign(.publisher(.channel(channel))))
      }
    case .timer(let timer):
      if word == .invalidate || word == .cancel { timer.invalidate() }
      return .unit
    case .delay(let number):
      if word == .invalidate || word == .cancel { host.cancelTimer(number) }
      return .unit
    case .continuation(let state): return resume(state, arguments)
    case .group(let group): return try groupMethod(group, word, arguments)
    case .data(let bytes):
      switch word {
      case .write: return .unit
      case .base64EncodedString: return .string(Base64.text(of: bytes))
      default: return try sequenceMethod(foreign.elements ?? [], word, arguments)
      }
    case .bindable: return nil
    case .random:
      return word == .next ? .int(4) : nil
    case .view(let controller) where word == .addSubview || word == .addArrangedSubview:
      return try controllerMethod(controller, word, arguments)
    case .popover, .view, .context, .metadata, .itemProvider, .image, .uuid, .error:
      return objectMethod(foreign, word, arguments)
    case .alertAction, .alert, .alertButton: return nil
    }
  }

  private func objectMethod(_ foreign: Foreign, _ word: Word, _ arguments: Arguments) -> SwiftValue? {
    switch (foreign.kind, word) {
    case (.image, .pngData), (.image, .jpegData): .foreign(Foreign(.data([0])))
    case (.image, _): .foreign(foreign)
    case (.uuid, _), (.error, _): nil
    default: SwiftValue.none
    }
  }

  private func urlMethod(_ text: String, _ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    switch word {
    case .appendingPathComponent, .appending, .appendingPathExtension:
      if word == .appending, arguments.count > 0, !["component", "path"].contains(name(arguments.label(at: 0))) {
        throw unsupported("'appending(\(name(arguments.label(at: 0))):)' on a value of type 'URL'")
      }
      let part = try arguments.values.first.map { value throws(Interruption) in try describe(value) } ?? ""
      let path = URLParts(text).path
      let separator = word == .appendingPathExtension ? "." : path.hasSuffix("/") || part.hasPrefix("/") ? "" : "/"
      return .foreign(Foreign(.url(URLParts(text).replacingPath(with: path + separator + part))))
    case .deletingLastPathComponent:
      let path = URLParts(text).path
      let whole = path.hasSuffix("/") ? path.dropLast() : path[...]
      let shorter = whole.lastIndex(of: "/").map { String(whole[...$0]) } ?? ""
      return .foreign(Foreign(.url(URLParts(text).replacingPath(with: shorter))))
    case .host: return URLParts(text).host.map { .string($0) } ?? SwiftValue.none
    case .path: return .string(URLParts(text).path)
    case .query: return URLParts(text).query.map { .string($0) } ?? SwiftValue.none
    case .startAccessingSecurityScopedResource: return .bool(true)
    default: return nil
    }
  }

  private func dateMethod(_ seconds: Double, _ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    func other() -> Double {
      if case .foreign(let foreign)? = arguments.values.first, case .date(let seconds) = foreign.kind { return seconds }
      return 0
    }
    switch word {
    case .addingTimeInterval, .advanced: return .foreign(Foreign(.date(seconds + (try number(arguments.values.first)))))
    case .timeIntervalSince, .distance: return .double(seconds - other())
    case .formatted:
      if arguments.has(.date) || arguments.has(.time) {
        let date = CalendarDate(seconds: seconds)
        let parts = [
          self.word(arguments[.date]).map { date.date($0) } ?? "",
          self.word(arguments[.time]).map { date.time($0) } ?? "",
        ]
        return .string(parts.filter { !$0.isEmpty }.joined(separator: ", "))
      }
      return .string(try formattedDate(seconds, arguments.values.first))
    case .compare:
      let order: Word = seconds == other() ? .orderedSame : seconds < other() ? .orderedAscending : .orderedDescending
      return .symbol(SymbolValue(order.rawValue))
    case .ISO8601Format:
      return .string(CalendarDate(seconds: seconds).text(pattern: "yyyy-MM-dd'T'HH:mm:ss'Z'"))
    default: return nil
    }
  }

  private func singleMethod(_ type: Word, _ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    switch (type, word) {
    case (.DispatchQueue, .async), (.RunLoop, .perform):
      guard let body = arguments.lastFunction else { return .unit }
      host.enqueue { () throws(AppCrash) in
        try self.stretch { () throws(Interruption) in _ = try self.call(body, []) }
      }
      return .unit
    case (.DispatchQueue, .sync):
      guard let body = arguments.lastFunction else { return .unit }
      return try call(body, [])
    case (.DispatchQueue, .asyncAfter):
      guard let body = arguments[.execute] ?? arguments.lastFunction else { return .unit }
      let delay = try duration(inSeconds: arguments[.deadline] ?? arguments[.wallDeadline])
      host.after(delay) { () throws(AppCrash) in
        try self.stretch { () throws(Interruption) in _ = try self.call(body, []) }
      }
      return .unit
    case (.NotificationCenter, .post):
      let channel = self.channel(named: try channelName(arguments[.name] ?? arguments.values.first))
      let note = Foreign(.metadata)
      note.properties[Word.object.rawValue] = arguments[.object] ?? SwiftValue.none
      note.properties[Word.userInfo.rawValue] = arguments[.userInfo] ?? SwiftValue.none
      host.send(toRuntime(.foreign(note)), to: channel)
      return .unit
    case (.NotificationCenter, .publisher):
      return .foreign(Foreign(.publisher(.channel(channel(named: try channelName(arguments[.`for`]))))))
    case (.NotificationCenter, _): return .foreign(Foreign(.single(.NSObject)))
    case (.UserDefaults, _): return try defaultsMethod(word, arguments)
    case (.UIPasteboard, .setValue), (.UIPasteboard, .setString):
      if case .string(let text)? = arguments.values.first { host.writeClipboard(text) }
      return .unit
    case (.UIApplication, .open), (.UIApplication, .canOpenURL): return .bool(true)
    case (.UIApplication, _), (.UIWindow, _): return SwiftValue.none
    case (.FileManager, .urls):
      return .array([.foreign(Foreign(.url("file:///Documents/")))])
    case (.Calendar, _): return try calendarMethod(word, arguments)
    case (.MainActor, .run):
      guard let body = arguments.lastFunction else { return .unit }
      return try call(body, [])
    case (.NSLock, _), (.NSRecursiveLock, _):
      if word == .withLock, let body = arguments.lastFunction { return try call(body, []) }
      return .unit
    case (.objectWillChange, .send): return .unit
    case (.Bundle, _), (.ProcessInfo, _), (.FileManager, _), (.URLSession, _):
      return try callOpaque(OpaqueValue("\(type)"), arguments)
    default: return nil
    }
  }

  /// Runs what the runtime calls as a stretch of its own.
  func stretch(_ body: () throws(Interruption) -> Void) throws(AppCrash) {
    beginStretch()
    try guarded(body)
  }

  private func duration(inSeconds value: SwiftValue?) throws(Interruption) -> Duration {
    switch value {
    case .int(let amount)?: return seconds(Double(amount))
    case .double(let amount)?: return seconds(amount)
    case .symbol(let symbol)?:
      if symbol.word == .now { return .zero }
      return try duration(value)
    default: return .zero
    }
  }

  private func channelName(_ value: SwiftValue?) throws(Interruption) -> String {
    switch value {
    case .string(let text)?: return text
    case .symbol(let symbol)?:
      if symbol.word == .Notification || symbol.word == .Name, let first = symbol.arguments?.first {
        return try describe(first)
      }
      if case .string(let text)? = symbol.arguments?.first { return text }
      return name(symbol.name)
    case let value?: return try describe(value)
    case nil: return ""
    }
  }

  private func defaultsMethod(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    let key = try text(arguments[.forKey]) ?? ""
    func stored() -> SwiftValue? { host.storedValue(key).map { fromRuntime($0) } }
    switch word {
    case .set, .setValue:
      host.store(arguments.values.first.map { toRuntime($0) }, under: key)
      return .unit
    case .removeObject:
      host.store(nil, under: key)
      return .unit
    case .bool: return stored() ?? .bool(false)
    case .integer: return stored() ?? .int(0)
    case .double, .float: return stored() ?? .double(0)
    case .string, .object, .array, .dictionary, .data, .url, .value, .stringArray: return stored() ?? SwiftValue.none
    default: return .unit
    }
  }

  private func calendarMethod(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    func seconds(_ value: SwiftValue?) -> Double {
      if case .foreign(let foreign)? = value, case .date(let seconds) = foreign.kind { return seconds }
      return now
    }
    switch word {
    case .date:
      guard arguments[.byAdding] != nil else { return nil }
      let amount = try number(arguments[.value])
      let start = seconds(arguments[.to])
      let unit: Double
      switch self.word(arguments[.byAdding]) {
      case .day: unit = 86_400
      case .hour: unit = 3_600
      case .minute: unit = 60
      case .second: unit = 1
      case .weekOfYear: unit = 604_800
      case .month: return .foreign(Foreign(.date(CalendarDate.adding(months: amount, to: start))))
      case .year: return .foreign(Foreign(.date(CalendarDate.adding(months: amount * 12, to: start))))
      default: throw unsupported("this 'byAdding' of a calendar")
      }
      return .foreign(Foreign(.date(start + amount * unit)))
    case .startOfDay: return .foreign(Foreign(.date((seconds(arguments[.`for`]) / 86_400).rounded(.down) * 86_400)))
    case .isDateInToday:
      return .bool((seconds(arguments.values.first) / 86_400).rounded(.down) == (now / 86_400).rounded(.down))
    case .isDate:
      return .bool(
        (seconds(arguments.values.first) / 86_400).rounded(.down)
          == (seconds(arguments[.inSameDayAs]) / 86_400).rounded(.down))
    case .component:
      let date = CalendarDate(seconds: seconds(arguments[.from]))
      switch self.word(arguments.values.first) {
      case .year: return .int(date.year)
      case .month: return .int(date.month)
      case .day: return .int(date.day)
      case .hour: return .int(date.hour)
      case .minute: return .int(date.minute)
      case .second: return .int(date.second)
      case .weekday: return .int(date.weekday)
      default: throw unsupported("this 'component' of a calendar")
      }
    default: return nil
    }
  }

  private func resume(_ state: ContinuationState, _ arguments: Arguments) -> SwiftValue {
    if let error = arguments[.throwing] {
      state.result = .failure(error)
    } else if case .symbol(let symbol)? = arguments[.with] {
      let value = symbol.arguments?.first ?? .unit
      state.result = symbol.word == .failure ? .failure(value) : .success(value)
    } else {
      state.result = .success(arguments[.returning] ?? .unit)
    }
    host.signal(state.event)
    return .unit
  }

  private func groupMethod(
    _ group: TaskGroupState, _ word: Word, _ arguments: Arguments
  ) throws(Interruption) -> SwiftValue? {
    switch word {
    case .addTask, .addTaskUnlessCancelled:
      guard let body = arguments.lastFunction else { return .unit }
      if case .foreign(let foreign) = startTask(body), case .task(let task) = foreign.kind { group.tasks.append(task) }
      return .unit
    case .next:
      guard !group.tasks.isEmpty else { return SwiftValue.none }
      let task = group.tasks.removeFirst()
      return try taskMember(task, .value)
    case .cancelAll:
      for task in group.tasks { if let handle = task.handle { host.cancel(handle) } }
      return .unit
    case .waitForAll:
      guard let last = group.tasks.last else { return .unit }
      group.tasks = []
      return try taskMember(last, .value)
    default: return nil
    }
  }

  private func publisherMethod(
    _ source: EventSource, _ word: Word, _ arguments: Arguments
  ) throws(Interruption) -> SwiftValue? {
    switch word {
    case .send:
      if case .object(let object, nil) = source { object.sendWillChange(at: callPlace(arguments)) }
      return .unit
    case .sink, .assign: throw unsupported("'\(word)' on a publisher", hint: "use onReceive or onChange in the view")
    default: return .foreign(Foreign(.publisher(source)))
    }
  }

  func staticMethod(_ shape: Shape, _ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    if word == .`init` { return try construct(shape, arguments) }
    if word == .random {
      if case .range(let range)? = arguments[.`in`], case .bool(true)? = try rangeMember(range, .isEmpty) {
        throw crash("Can't get random value with an empty range")
      }
      switch shape {
      case .int, .integer:
        if case .range(let range)? = arguments[.`in`] { return range.lower }
        return .int(4)
      case .double:
        if case .range(let range)? = arguments[.`in`] { return .double(try number(range.lower)) }
        return .double(0.5)
      case .bool: return .bool(true)
      default: return nil
      }
    }
    guard case .library(let type) = shape else { return nil }
    switch (type, word) {
    case (.Task, _): return try taskStatic(word, arguments)
    case (.Binding, .constant): return .binding(BindingBox(.constant(toRuntime(try arguments.value(at: 0)))))
    case (.Timer, .scheduledTimer): return try scheduledTimer(arguments)
    case (.Timer, .publish):
      let interval = try number(arguments[.every])
      return .foreign(Foreign(.publisher(.timer(every: seconds(interval)))))
    case (.MainActor, .run), (.MainActor, .assumeIsolated):
      guard let body = arguments.lastFunction else { return .unit }
      return try call(body, [])
    case (.Alert, _), (.ActionSheet, _): return try alertStatic(word, arguments)
    case (.DispatchQueue, .global): return .foreign(Foreign(.single(.DispatchQueue)))
    case (.DispatchTime, .now): return .symbol(SymbolValue(Word.now.rawValue))
    case (.Duration, _): return .symbol(SymbolValue(word.rawValue, arguments.values))
    case (.UIView, .animate):
      if let body = arguments[.animations] ?? arguments.firstFunction { _ = try call(body, []) }
      if let completion = arguments[.completion] {
        host.enqueue { () throws(AppCrash) in
          try self.stretch { () throws(Interruption) in _ = try self.call(completion, [.bool(true)]) }
        }
      }
      return .unit
    default:
      if type.isOpaqueType { return try callOpaque(OpaqueValue("\(type)"), arguments) }
      return .symbol(
        SymbolValue(word.rawValue, arguments.values, labels: arguments.values.indices.map { arguments.label(at: $0) }))
    }
  }

  private func scheduledTimer(_ arguments: Arguments) throws(Interruption) -> SwiftValue {
    guard let body = arguments.lastFunction else { return .none }
    let interval = seconds(try number(arguments[.withTimeInterval] ?? arguments[.timeInterval]))
    let foreign = Foreign(.delay(-1))
    let work: () throws(AppCrash) -> Void = { () throws(AppCrash) in
      try self.stretch { () throws(Interruption) in _ = try self.call(body, [.foreign(foreign)]) }
    }
    if case .bool(true)? = arguments[.repeats] {
      foreign.kind = .timer(host.every(interval, work))
    } else {
      foreign.kind = .delay(host.after(interval, work))
    }
    return .foreign(foreign)
  }

  func bindingMethod(_ box: BindingBox, _ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    switch word {
    case .animation, .transaction: return .binding(box)
    default:
      let value = fromRuntime(try read(box.binding))
      var receiver = value
      var hasChanged = false
      if [.enumerated, .filter, .indices, .map, .forEach, .sorted, .reversed, .first].contains(word) {
        return try sequenceMethod(elements(of: .binding(box)), word, arguments)
      }
      let result = try nativeMethod(&receiver, arguments, &hasChanged)
      if hasChanged { try write(box.binding, receiver, arguments.site) }
      return result
    }
  }

  func instanceMethod(_ instance: Instance, _ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    if let controller = instance.controller { return try controllerMethod(controller, word, arguments) }
    return nil
  }

  func instanceMember(_ instance: Instance, _ word: Word) throws(Interruption) -> SwiftValue? {
    if let controller = instance.controller { return try foreignMember(controller, word) }
    return nil
  }
}
