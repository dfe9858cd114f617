extension FunctionCompiler {
  /// Takes note of a control or presentation, for the inventory.
  func noteControl(_ word: Word, _ call: CallSyntax, _ place: Int) {
    switch word {
    case .Button, .Toggle, .TextField, .SecureField, .TextEditor, .Picker, .Menu, .NavigationLink, .ShareLink, .Stepper:
      builder.note(.control, "\(word)" + title(of: call), at: place)
    default: break
    }
  }

  func noteModifier(_ name: Int, _ call: CallSyntax, _ place: Int) {
    guard let word = Word(rawValue: name) else {
      noteUnknown(name, place)
      return
    }
    switch word {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .actionSheet, .present,
      .navigationDestination:
      builder.note(.presentation, "." + builder.spelling(name) + trigger(of: call), at: place)
    default: break
    }
  }

  private func noteUnknown(_ name: Int, _ place: Int) {
    guard builder.methodsByName[name] == nil, type >= 0, builder.types[type].isView else { return }
    guard place > 0, tree.source[place - 1] == 46 else { return }
    builder.note(.inert, "." + builder.spelling(name), at: place)
  }

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
