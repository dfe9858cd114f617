extension FunctionCompiler {
  /// Takes note of a control or presentation, for the inventory.
  func noteControl(_ word: Word, _ call: CallSyntax, _ place: Int) {
    switch word {
    case .Button, .Toggle, .TextField, .SecureField, .TextEditor, .Picker, .Menu, .NavigationLink, .ShareLink, .Stepper:
      builder.note(.control, WordTable.spelling(word.rawValue) + title(of: call), at: place)
    default: break
    }
  }

  func noteModifier(_ name: Int, _ call: CallSyntax, _ place: Int) {
    guard builder.takesNotes else { return }
    let word = Word(rawValue: name)
    switch word {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .actionSheet, .present,
      .navigationDestination, .inspector, .fileExporter, .fileImporter, .fileMover, .photosPicker:
      builder.note(.presentation, "." + builder.spelling(name) + trigger(of: call), at: place)
    default:
      guard word.map({ !$0.isModifierName }) ?? true, builder.methodsByName[name] == nil else { return }
      if isOnView(call) { builder.note(.inert, "." + builder.spelling(name), at: place) }
    }
  }

  /// Takes note of a view in a body that is not in the file, whatever modifiers stand behind it.
  func noteOpaqueView(_ value: ExpressionID) {
    guard builder.takesNotes, case .call(var call) = tree[value].kind else { return }
    for _ in 0..<Self.longestChain {
      switch tree[call.callee].kind {
      case .member(let base, _):
        guard case .call(let inner) = tree[base].kind else { return }
        call = inner
      case .name(let id):
        let word = name(id)
        guard find(word) == nil, case .unknown = resolve(word) else { return }
        builder.note(.opaqueView, builder.spelling(word), at: tree[call.callee].span.start)
        return
      default: return
      }
    }
  }

  /// Whether the chain of calls before a modifier begins with a view: `Text("a").bold().padding()`.
  private func isOnView(_ call: CallSyntax) -> Bool {
    var callee = call.callee
    for _ in 0..<Self.longestChain {
      switch tree[callee].kind {
      case .member(let base, _):
        guard case .call(let inner) = tree[base].kind else { return false }
        callee = inner.callee
      case .name(let id):
        let name = name(id)
        if let number = builder.typeNumbers[name] { return builder.types[number].isView }
        return Word(rawValue: name).map(Self.views.contains) ?? false
      default: return false
      }
    }
    return false
  }

  /// The views of the library that modifiers stand behind.
  private static let views: Swift.Set<Word> = [
    .AnyView, .Button, .Circle, .Color, .ContentUnavailableView, .DatePicker, .DisclosureGroup, .Divider, .EmptyView,
    .ForEach, .Form, .GeometryReader, .Grid, .Group, .GroupBox, .HStack, .Image, .Label, .LabeledContent, .LazyHStack,
    .LazyVGrid, .LazyVStack, .Link, .List, .Menu, .NavigationLink, .NavigationSplitView, .NavigationStack,
    .NavigationView, .Picker, .ProgressView, .Rectangle, .RoundedRectangle, .ScrollView, .Section, .SecureField,
    .ShareLink, .Slider, .Spacer, .Stepper, .TabView, .Text, .TextEditor, .TextField, .Toggle, .VStack, .ZStack,
  ]

  /// Longer chains of modifiers are not followed to their beginning.
  private static let longestChain = 100

  private func title(of call: CallSyntax) -> String {
    guard let first = call.arguments.first, first.label == nil, case .string(let parts) = tree[first.value].kind,
      case .text(let text)? = parts.first, parts.count == 1
    else { return "" }
    return " '\(text)'"
  }

  private func trigger(of call: CallSyntax) -> String {
    for argument in call.arguments {
      guard let label = argument.label else { continue }
      let spelling = builder.spelling(name(label))
      if spelling == "isPresented" || spelling == "item" {
        return "(\(spelling): \(tree.text(in: tree[argument.value].span).prefix(40)))"
      }
    }
    return ""
  }
}
