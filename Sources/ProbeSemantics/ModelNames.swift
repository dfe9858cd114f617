import ProbeSyntax

/// The models that a file may name: those that ship and those that it, or a file it uses, declares.
struct ModelNames: Sendable {
  /// A declaration.
  struct Declaration: Sendable {
    /// The name.
    var name: String
    /// The view file as it was written.
    var path: String
    /// The view in it.
    var view: String
    /// The file of the declaration.
    var file: SourceFile
    /// The declared name.
    var span: SourceSpan
    /// The words of the path, quotes included.
    var pathSpan: SourceSpan
    /// The words of the view.
    var viewSpan: SourceSpan
    /// The whole declaration.
    var statement: SourceSpan
  }

  /// How many declared models are listed where an unknown one is named.
  private static let listedCount = 12

  /// The models that ship.
  var shipped: [String]
  /// The declared ones in their order.
  private(set) var declared: [Declaration] = []
  private var positions: [ExactText: Int] = [:]
  /// Whether there may be declarations that could not be read.
  var isMissingDeclarations = false

  /// The names of the models that ship.
  init(shipped: [String]) {
    self.shipped = shipped
  }

  /// The declaration of `name`.
  func declaration(of name: String) -> Declaration? { positions[ExactText(name)].map { declared[$0] } }

  /// Whether a model of that name ships.
  func isShipped(_ name: String) -> Bool { shipped.contains { $0.utf8.elementsEqual(name.utf8) } }

  /// Adds a declaration; gives back another one of the same name that is there already.
  mutating func declare(_ declaration: Declaration) -> Declaration? {
    if let other = self.declaration(of: declaration.name) { return other }
    positions[ExactText(declaration.name)] = declared.count
    declared.append(declaration)
    return nil
  }

  /// Where the model `name` comes from.
  func origin(of name: String) -> TestPlan.Model.Origin? {
    if let found = declaration(of: name) {
      return .declared(
        path: found.path, view: found.view, file: found.file, pathSpan: found.pathSpan, viewSpan: found.viewSpan)
    }
    return isShipped(name) ? .shipped : nil
  }

  /// The problem with `name` if no model is called so.
  func problem(with name: String, suggester: inout NameSuggester) -> SemanticProblem? {
    if isShipped(name) || declaration(of: name) != nil || isMissingDeclarations { return nil }
    let nearest =
      suggester.nearest(to: name, among: shipped)
      ?? suggester.nearest(to: name, among: declared.lazy.map(\.name))
    let known = nearest == nil ? shipped + declared.prefix(Self.listedCount).map(\.name) : []
    return .unknownModel(name, nearest: nearest, known: known)
  }
}
