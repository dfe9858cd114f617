extension Modifier {
  /// Which modifier it is, whatever it says: one that stays in its place keeps what it started.
  enum Kind {
    case accessibilityIdentifier, accessibilityLabel, contextMenu, dialog, disabled, environment, environmentObject
    case hidden, id, inert, interactiveDismissDisabled, navigationDestination, navigationTitle, onAppear, onChange
    case onDisappear, onReceive, onTap, presentation, swipeActions, tabItem, tag, task, toolbar
  }

  /// Which modifier it is.
  var kind: Kind {
    switch self {
    case .accessibilityIdentifier: .accessibilityIdentifier
    case .accessibilityLabel: .accessibilityLabel
    case .contextMenu: .contextMenu
    case .dialog: .dialog
    case .disabled: .disabled
    case .environment: .environment
    case .environmentObject: .environmentObject
    case .hidden: .hidden
    case .id: .id
    case .inert: .inert
    case .interactiveDismissDisabled: .interactiveDismissDisabled
    case .navigationDestination: .navigationDestination
    case .navigationTitle: .navigationTitle
    case .onAppear: .onAppear
    case .onChange: .onChange
    case .onDisappear: .onDisappear
    case .onReceive: .onReceive
    case .onTap: .onTap
    case .presentation: .presentation
    case .swipeActions: .swipeActions
    case .tabItem: .tabItem
    case .tag: .tag
    case .task: .task
    case .toolbar: .toolbar
    }
  }

  /// What stands beside the content that it modifies, and is built with it.
  var attachedContent: Element? {
    switch self {
    case .contextMenu(let content), .toolbar(let content): content
    case .swipeActions(let swipe): swipe.actions
    case .accessibilityIdentifier, .accessibilityLabel, .dialog, .disabled, .environment, .environmentObject, .hidden,
      .id, .inert, .interactiveDismissDisabled, .navigationDestination, .navigationTitle, .onAppear, .onChange,
      .onDisappear, .onReceive, .onTap, .presentation, .tabItem, .tag, .task:
      nil
    }
  }

  /// Whether it does something once its content is built.
  var startsSomething: Bool {
    switch self {
    case .dialog, .navigationDestination, .onAppear, .onChange, .onReceive, .presentation, .task: true
    case .accessibilityIdentifier, .accessibilityLabel, .contextMenu, .disabled, .environment, .environmentObject,
      .hidden, .id, .inert, .interactiveDismissDisabled, .navigationTitle, .onDisappear, .onTap, .swipeActions,
      .tabItem, .tag, .toolbar:
      false
    }
  }

  /// Whether it does something once its content is updated.
  var followsUpdates: Bool {
    switch self {
    case .dialog, .onChange, .presentation, .task: true
    case .accessibilityIdentifier, .accessibilityLabel, .contextMenu, .disabled, .environment, .environmentObject,
      .hidden, .id, .inert, .interactiveDismissDisabled, .navigationDestination, .navigationTitle, .onAppear,
      .onDisappear, .onReceive, .onTap, .swipeActions, .tabItem, .tag, .toolbar:
      false
    }
  }
}

extension ContainerKind {
  /// Whether pages can be pushed on it.
  var isNavigation: Bool {
    if case .navigation = self { true } else { false }
  }
}
