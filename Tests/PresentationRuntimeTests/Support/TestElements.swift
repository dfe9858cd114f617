import PresentationRuntime

/// Lets code that throws anything run where only a crash may be thrown.
func crashing<Result>(_ work: () throws -> Result) throws(AppCrash) -> Result {
  do {
    return try work()
  } catch let crash as AppCrash {
    throw crash
  } catch {
    throw AppCrash(.fatal("a test threw \(error)"))
  }
}

func handler(_ action: @escaping () throws -> Void) -> Handler {
  Handler { () throws(AppCrash) in try crashing(action) }
}

func closure(_ frame: Frame?, _ make: @escaping (Value) throws -> Element) -> ContentClosure {
  ContentClosure(in: frame) { (value) throws(AppCrash) in try crashing { try make(value) } }
}

func text(_ text: String) -> Element { .text(text) }

func stack(_ elements: Element...) -> Element { .container(.vertical, elements) }

func button(_ label: String, role: ButtonElement.Role? = nil, _ action: @escaping () throws -> Void = {}) -> Element {
  .button(ButtonElement(.text(label), role: role, action: handler(action)))
}

func list(_ elements: Element...) -> Element { .container(.list, elements) }

func field(_ label: String, _ binding: Binding) -> Element { .field(FieldElement(label, text: binding)) }

func toggle(_ label: String, _ binding: Binding) -> Element { .toggle(ToggleElement(.text(label), isOn: binding)) }

func forEach(_ ids: [Int], _ make: (Int) throws -> Element) rethrows -> Element {
  .forEach(ForEachElement(try ids.map { ForEachElement.Child(id: .int($0), try make($0)) }))
}

extension Element {
  func modified(_ modifier: Modifier) -> Element { .modified(self, modifier) }

  func sheet(
    _ flag: Binding, in frame: Frame? = nil, style: PresentationModifier.Style = .sheet,
    onDismiss: (() throws -> Void)? = nil, _ content: @escaping () throws -> Element
  ) -> Element {
    modified(
      .presentation(
        PresentationModifier(
          style, .flag(flag), onDismiss: onDismiss.map(handler), content: closure(frame) { _ in try content() })))
  }

  func sheet(
    item: Binding, in frame: Frame? = nil, style: PresentationModifier.Style = .sheet,
    onDismiss: (() throws -> Void)? = nil, _ content: @escaping (Value) throws -> Element
  ) -> Element {
    modified(
      .presentation(
        PresentationModifier(
          style, .item(item), onDismiss: onDismiss.map(handler), content: closure(frame, content))))
  }

  func alert(_ title: String, _ flag: Binding, actions: Element = .empty, message: Element = .empty) -> Element {
    modified(
      .dialog(
        DialogModifier(
          .alert, .flag(flag), content: .built(DialogContent(title: title, actions: actions, message: message)))))
  }

  func dialog(_ title: String, _ flag: Binding, actions: Element = .empty, message: Element = .empty) -> Element {
    modified(
      .dialog(
        DialogModifier(
          .confirmation, .flag(flag),
          content: .built(DialogContent(title: title, actions: actions, message: message)))))
  }

  func onAppear(_ action: @escaping () throws -> Void) -> Element { modified(.onAppear(handler(action))) }

  func onDisappear(_ action: @escaping () throws -> Void) -> Element { modified(.onDisappear(handler(action))) }

  func onChange(of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) throws -> Void) -> Element {
    modified(
      .onChange(
        ChangeModifier(of: value, isInitial: initial) { (old, new) throws(AppCrash) in
          try crashing { try action(old, new) }
        }))
  }

  func id(_ value: Value) -> Element { modified(.id(value)) }

  func task(id: Value? = nil, _ steps: @escaping () -> [TestTask.Step]) -> Element {
    modified(.task(TaskModifier(id: id) { () throws(AppCrash) in TestTask(steps()) }))
  }
}
