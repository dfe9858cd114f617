/// What was understood of a view file, each piece with its line.
public struct ViewInventory: Equatable, Sendable {
  /// A view of the file.
  public struct View: Equatable, Sendable {
    /// Its name.
    public var name: String
    /// Where it is declared.
    public var line: Int
    /// Its properties that hold state, or are given from outside.
    public var state: [Piece]
  }

  /// One piece of the file.
  public struct Piece: Equatable, Hashable, Sendable {
    /// What it is, as a person writes it.
    public var what: String
    /// Where it stands.
    public var line: Int
  }

  /// The views, in order.
  public var views: [View]
  /// Buttons, fields and other controls.
  public var controls: [Piece]
  /// Sheets, alerts and other presentations.
  public var presentations: [Piece]
  /// Modifiers without a meaning for presenting.
  public var inert: [Piece]
  /// Types and functions that are not in the file: a script stubs what they give back.
  public var opaque: [Piece]
  /// The pieces of these that stand as views in a body, and show nothing.
  public var opaqueViews: [Piece]
  /// Pieces that are an error when they are used.
  public var unsupported: [Piece]

  init(_ program: Program, notes: [InventoryNote]) {
    func pieces(_ kind: InventoryNote.Kind) -> [Piece] {
      notes.filter { $0.kind == kind }.map { Piece(what: $0.what, line: $0.line) }.sorted { $0.line < $1.line }
    }
    controls = pieces(.control)
    presentations = pieces(.presentation)
    inert = pieces(.inert)
    opaque = pieces(.opaque)
    opaqueViews = pieces(.opaqueView)
    unsupported = pieces(.unsupported)
    views = program.types.filter { $0.isView && $0.kind == .struct && $0.isDeclared }.map { type in
      View(
        name: type.name, line: program.lines.line(of: type.offset),
        state: type.stored.compactMap { stored in
          guard let word = stored.wrapper.spelling else { return nil }
          return Piece(
            what: "@\(word) \(program.names[stored.name])", line: program.lines.line(of: stored.offset))
        })
    }
  }
}

extension PropertyWrapper {
  /// As it is written; nil where there is none.
  var spelling: String? {
    switch self {
    case .none, .unknown, .user: nil
    case .binding: "Binding"
    case .bindable: "Bindable"
    case .environment, .environmentType: "Environment"
    case .environmentObject: "EnvironmentObject"
    case .observedObject: "ObservedObject"
    case .published: "Published"
    case .state: "State"
    case .stateObject: "StateObject"
    case .storage: "AppStorage"
    }
  }
}

extension StoredProperty {
  /// Whether callers of a memberwise initializer can give it.
  var isGivenByCallers: Bool {
    if isPrivate || isLazy || (isConstant && (literal != nil || initial >= 0)) { return false }
    switch wrapper {
    case .none, .binding, .bindable, .observedObject, .published, .state, .stateObject, .storage: return true
    case .environment, .environmentType, .environmentObject, .unknown, .user: return false
    }
  }

  /// Whether a memberwise initializer cannot do without it.
  var isNeededByInitializer: Bool {
    guard literal == nil, initial < 0, !isLazy else { return false }
    switch wrapper {
    case .environment, .environmentType, .environmentObject, .unknown, .user: return false
    case .none, .binding, .bindable, .observedObject, .published, .state, .stateObject, .storage: return true
    }
  }
}
