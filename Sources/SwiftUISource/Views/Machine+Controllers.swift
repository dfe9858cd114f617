import PresentationRuntime

extension Machine {
  /// The runtime's controller behind a value of the program.
  func controller(_ value: SwiftValue) throws(Interruption) -> Controller {
    switch value {
    case .foreign(let foreign):
      switch foreign.kind {
      case .controller(let controller): return controller
      case .view(let inner):
        if case .controller(let controller) = inner.kind { return controller }
      default: break
      }
    case .instance(let instance):
      if instance.controller == nil { setUpController(instance, Arguments(values: [], machine: self)) }
      if let foreign = instance.controller, case .controller(let controller) = foreign.kind { return controller }
    default: break
    }
    return Controller(.plain(.empty))
  }

  /// The program's value of a controller.
  func value(of controller: Controller) -> SwiftValue {
    if let instance = controller.instance as? Instance { return .instance(instance) }
    if let foreign = controller.instance as? Foreign { return .foreign(foreign) }
    return .foreign(Foreign(.controller(controller)))
  }

  private func made(_ content: Controller.Content) -> Foreign {
    let controller = Controller(content)
    let foreign = Foreign(.controller(controller))
    controller.instance = foreign
    controllers.append(controller)
    return foreign
  }

  /// Gives an instance of a subclass of a platform's controller what its superclass would.
  func setUpController(_ instance: Instance, _ arguments: Arguments) {
    guard instance.controller == nil else { return }
    let bases = program.types[instance.type].libraryBases
    guard let base = bases.first(where: { $0.isController }) else { return }
    let foreign: Foreign
    if case .foreign(let made)? = try? platformType(base, arguments) {
      foreign = made
    } else {
      foreign = made(.plain(.empty))
    }
    if case .controller(let controller) = foreign.kind { controller.instance = instance }
    instance.controller = foreign
  }

  /// Types of UIKit.
  func platformType(_ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    switch word {
    case .UIActivityViewController:
      var sheet = ActivitySheet(items: try shareItems(arguments[.activityItems]))
      if let activities = arguments[.applicationActivities], !activities.isNone {
        for activity in try elements(of: activities) { sheet.activities.append(try customActivity(activity)) }
      }
      return .foreign(made(.activity(sheet)))
    case .UIAlertController:
      let title = try text(arguments[.title])
      let message = try text(arguments[.message])
      let isSheet = self.word(arguments[.preferredStyle]) == .actionSheet
      let content = DialogContent(
        title: title ?? message ?? "", actions: .empty,
        message: title == nil ? .empty : message.map { .text($0) } ?? .empty)
      return .foreign(made(.alert(content, isActionSheet: isSheet)))
    case .UIAlertAction:
      return .foreign(
        Foreign(
          .alertAction(
            title: try text(arguments[.title]) ?? "", style: self.word(arguments[.style]) ?? .`default`,
            handler: arguments[.handler] ?? arguments.trailing ?? arguments.lastFunction ?? .none)))
    case .UIHostingController:
      return .foreign(made(.hosting(try element(arguments[.rootView] ?? arguments.values.first ?? .none))))
    case .UINavigationController:
      let root = arguments[.rootViewController] ?? .none
      let inner = try controller(root)
      return .foreign(made(inner.content))
    case .UIViewController, .SFSafariViewController, .UITabBarController, .UISplitViewController,
      .UITableViewController,
      .UIDocumentPickerViewController, .UIImagePickerController, .MFMailComposeViewController, .PHPickerViewController:
      return .foreign(made(.plain(.empty)))
    case .UILabel, .UIView, .UITextView, .UIImageView, .UIStackView, .WKWebView, .UIScrollView, .UITextField, .UIButton,
      .UIActivityIndicatorView, .UISwitch:
      return .foreign(made(.plain(.empty)))
    case .UIImage:
      var title = "image"
      if case .string(let name)? = arguments[.systemName] ?? arguments[.named] { title = name }
      if case .foreign(let foreign)? = arguments[.data], case .data(let bytes) = foreign.kind, bytes.isEmpty {
        return SwiftValue.none
      }
      return .foreign(Foreign(.image(title)))
    case .NSItemProvider:
      return .foreign(Foreign(.itemProvider(arguments[.object] ?? arguments.values.first ?? .none)))
    case .LPLinkMetadata: return .foreign(Foreign(.metadata))
    case .UIImpactFeedbackGenerator, .UINotificationFeedbackGenerator, .UISelectionFeedbackGenerator:
      return .foreign(Foreign(.single(word)))
    case .PassthroughSubject, .CurrentValueSubject, .ObservableObjectPublisher:
      return .foreign(
        Foreign(.subject(EventChannel("\(word)"), current: arguments.values.first ?? .none)))
    case .Task:
      guard let body = arguments[.operation] ?? arguments.lastFunction else { return nil }
      return startTask(body)
    case .DispatchWorkItem: return arguments.lastFunction
    default: return nil
    }
  }

  // MARK: Members

  private func reference(_ foreign: Foreign) -> ControllerReference {
    switch foreign.kind {
    case .controller(let controller): .made(controller)
    case .top: .top
    default: .root
    }
  }

  func controllerMember(_ foreign: Foreign, _ word: Word) throws(Interruption) -> SwiftValue? {
    switch word {
    case .popoverPresentationController:
      if case .controller(let controller) = foreign.kind { return .foreign(Foreign(.popover(controller))) }
      return SwiftValue.none
    case .view: return .foreign(Foreign(.view(foreign)))
    case .presentedViewController:
      if case .top = foreign.kind { return SwiftValue.none }
      return host.isPresenting(reference(foreign)) ? .foreign(Foreign(.top)) : SwiftValue.none
    case .presentingViewController, .parent, .navigationController, .tabBarController, .sheetPresentationController,
      .topViewController, .visibleViewController:
      return SwiftValue.none
    case .isBeingDismissed, .isBeingPresented: return .bool(false)
    case .viewControllers, .children, .actions: return .array([])
    default: return nil
    }
  }

  func setController(
    _ controller: Controller, _ foreign: Foreign, _ word: Word, _ value: SwiftValue
  ) throws(Interruption) {
    switch (word, controller.content) {
    case (.excludedActivityTypes, .activity(var sheet)):
      sheet.excluded = value.isNone ? [] : try elements(of: value).compactMap { activityType($0) }
      controller.content = .activity(sheet)
    case (.completionWithItemsHandler, .activity(var sheet)):
      sheet.completion =
        value.isNone
        ? nil
        : { (completion) throws(AppCrash) in
          try self.stretch { () throws(Interruption) in
            _ = try self.call(
              value, [self.symbol(completion.activity), .bool(completion.isCompleted), .none, .none])
          }
        }
      controller.content = .activity(sheet)
    case (.modalPresentationStyle, _):
      controller.isFullScreen = [Word.fullScreen, .overFullScreen, .currentContext].contains(self.word(value))
    case (.isModalInPresentation, _):
      controller.refusesInteractiveDismissal = try condition(value)
    case (.rootView, .hosting): controller.content = .hosting(try element(value))
    case (.text, .plain): controller.content = .plain(.text(try describe(value)))
    case (.title, .alert(var content, let isSheet)):
      content.title = try describe(value)
      controller.content = .alert(content, isActionSheet: isSheet)
    default: break
    }
  }

  func controllerMethod(_ foreign: Foreign, _ word: Word, _ arguments: Arguments) throws(Interruption) -> SwiftValue? {
    switch word {
    case .present, .show, .showDetailViewController:
      guard let presented = arguments.values.first, !presented.isNone else { return .unit }
      let completion = arguments[.completion] ?? arguments.trailing
      do throws(AppCrash) {
        try host.present(
          guarded { () throws(Interruption) in
            try self.awaken(presented)
            return try self.controller(presented)
          }, from: reference(foreign),
          at: callPlace(arguments), completion: completion.flatMap { $0.isNone ? nil : handler($0) })
      } catch { throw .crash(error) }
      return .unit
    case .dismiss:
      let completion = arguments[.completion] ?? arguments.trailing
      host.dismiss(from: reference(foreign), completion: completion.flatMap { $0.isNone ? nil : handler($0) })
      return .unit
    case .addAction:
      if case .controller(let controller) = foreign.kind { try addAction(arguments.values.first, to: controller) }
      return .unit
    case .addSubview, .addArrangedSubview:
      try addSubview(arguments.values.first, to: foreign)
      return .unit
    case .addTextField: return .unit
    case .setTitle, .setText: return .unit
    default: return SwiftValue.none
    }
  }

  /// Runs what a view controller of the file does when its view is loaded and has come up.
  func awaken(_ value: SwiftValue) throws(Interruption) {
    guard case .instance(let instance) = value,
      program.types[instance.type].libraryBases.contains(where: \.isController)
    else { return }
    _ = try controller(value)
    _ = try callMethod(.viewDidLoad, of: value, [])
    let later: [(Word, SwiftValue)] = [
      (.viewWillAppear, .bool(true)), (.didMove, .foreign(Foreign(.root))), (.viewDidAppear, .bool(true)),
    ]
    let members = program.types[instance.type].members
    for (word, argument) in later where members[word.rawValue] != nil {
      host.enqueue { () throws(AppCrash) in
        try self.stretch { () throws(Interruption) in _ = try self.callMethod(word, of: value, [argument]) }
      }
    }
  }

  /// `addSubview`, `addArrangedSubview`: what the part shows is shown in the whole.
  private func addSubview(_ part: SwiftValue?, to foreign: Foreign) throws(Interruption) {
    guard let part else { return }
    let whole = try controller(.foreign(foreign))
    let inner = try controller(part)
    let shown: Element
    switch inner.content {
    case .hosting(let root): shown = root
    case .plain(let content): shown = content
    case .activity, .alert: return
    }
    guard inner !== whole, case .plain(let present) = whole.content else { return }
    whole.content = .plain(.group([present, shown]))
  }

  private func addAction(_ action: SwiftValue?, to controller: Controller) throws(Interruption) {
    var action = action
    if case .symbol(let symbol)? = action, symbol.word == .`init` {
      action = try platformType(
        .UIAlertAction, Arguments(values: symbol.arguments ?? [], labels: symbol.labels, machine: self))
    }
    guard case .alert(var content, let isSheet) = controller.content, case .foreign(let foreign)? = action,
      case .alertAction(let title, let style, let handler) = foreign.kind
    else { return }
    let role: ButtonElement.Role? = style == .cancel ? .cancel : style == .destructive ? .destructive : nil
    let run = Handler(at: place(of: handler)) { () throws(AppCrash) in
      try self.stretch { () throws(Interruption) in _ = try self.call(handler, [.foreign(foreign)]) }
    }
    let button = Element.button(ButtonElement(.text(title), role: role, action: run))
    if case .group(let present) = content.actions {
      content.actions = .group(present + [button])
    } else {
      content.actions = .group([button])
    }
    controller.content = .alert(content, isActionSheet: isSheet)
  }

  /// `super.method(…)` where the superclass is the platform's.
  func superMethod(_ receiver: SwiftValue, _ arguments: Arguments) throws(Interruption) -> SwiftValue {
    if case .instance(let instance) = receiver, let controller = instance.controller, let word = arguments.word {
      return try controllerMethod(controller, word, arguments) ?? .unit
    }
    return .unit
  }
}
