extension Word {
  /// Whether it names a type of the library.
  var isType: Swift.Bool { rawValue < Word.discard.rawValue && !isGlobal }

  /// Whether what conforms to it has a builder as its body.
  var isViewLike: Swift.Bool {
    switch self {
    case .View, .ViewModifier, .ButtonStyle, .LabelStyle, .ToggleStyle, .PrimitiveButtonStyle, .ToolbarContent,
      .CustomizableToolbarContent, .Scene, .App, .TextFieldStyle:
      true
    default: false
    }
  }

  /// Whether it is a controller or view of the platform that a class may inherit from.
  var isController: Swift.Bool {
    switch self {
    case .UIViewController, .UIActivityViewController, .UINavigationController, .UITabBarController,
      .UIHostingController,
      .UIAlertController, .UIView, .UILabel, .UITableViewController:
      true
    default: false
    }
  }

  /// What an argument of this function of the library looks like, where its literals need to know.
  func argumentShape(label: Word?) -> Shape {
    switch (self, label) {
    case (.Double, _), (.CGFloat, _): .unknown
    case (.asyncAfter, _): .unknown
    case (.opacity, nil): .double
    default: .unknown
    }
  }

  /// Whether a closure argument of this function of the library is a view builder.
  func builds(
    label: Word?, trailing: Swift.Int?, labels: [Word?], hasUnlabelledArgument: Swift.Bool, isModifier: Swift.Bool
  ) -> Swift.Bool {
    if isModifier { return modifierBuilds(label: label, trailing: trailing) }
    switch label {
    case .action?, .onEditingChanged?, .onCommit?, .onIncrement?, .onDecrement?, .primaryAction?, .get?, .set?,
      .perform?,
      .onDismiss?, .operation?, .by?, .`where`?:
      return false
    default: break
    }
    switch self {
    case .Button:
      if label == .label { return true }
      // With `action:` in parentheses the trailing closure is the label.
      return label == nil && trailing != nil && labels.contains(.action)
    case .Task, .DispatchWorkItem, .Timer, .Binding, .Array, .Dictionary, .Set, .Result, .withAnimation,
      .withTransaction,
      .TextField, .SecureField, .UIAlertAction, .min, .max, .sequence, .stride:
      return false
    default: return isType
    }
  }

  private func modifierBuilds(label: Word?, trailing: Swift.Int?) -> Swift.Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .inspector, .navigationDestination:
      return label == .content || label == .destination || (label == nil && trailing != nil)
    case .alert, .confirmationDialog:
      return label == .actions || label == .message || label == .content || (label == nil && trailing != nil)
    case .overlay, .background, .toolbar, .contextMenu, .swipeActions, .safeAreaInset, .safeAreaBar, .mask, .tabItem,
      .searchSuggestions, .actionSheet, .badge:
      return label == nil || label == .content || label == .menuItems || label == .preview
    default: return false
    }
  }
}
