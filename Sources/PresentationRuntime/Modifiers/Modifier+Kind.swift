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
}

extension ContainerKind {
  /// Whether pages can be pushed on it.
  var isNavigation: Bool {
    if case .navigation = self { true } else { false }
  }
}
