extension MutantFinder {
  /// A literal that a person or the view's own code sees, changed a little.
  func changedLiteral(_ id: ExpressionID) -> ViewMutant? {
    guard let use = use(ofLiteral: id) else { return nil }
    switch tree[id].kind {
    case .boolean(let value):
      guard use == .value || use == .condition else { return nil }
      return mutant(
        .changedLiteral, [replacing(id, by: value ? "false" : "true")], "'\(value)' became '\(!value)'")
    case .integer(let value?):
      guard use == .value, let next = Int(exactly: value)?.addingReportingOverflow(1), !next.overflow else {
        return nil
      }
      return mutant(
        .changedLiteral, [replacing(id, by: "\(next.partialValue)")],
        "the number \(value) became \(next.partialValue)")
    case .string(let parts):
      guard use == .value || use == .label, isWritten(parts), let changed = changed(text(id)) else { return nil }
      var found = mutant(
        .changedLiteral, [replacing(id, by: changed)], "the text '\(shortened(unquoted(text(id))))' is another one")
      found?.control = control(labelled: id)
      return found
    default: return nil
    }
  }

  /// Where a literal goes.
  enum LiteralUse {
    /// An argument of a modifier that takes a truth value
    case condition
    /// What rows are made of
    case content
    /// A text that is shown
    case label
    /// A value of the view's own code
    case value
  }

  /// What becomes of the value of `id`; nil where it does not matter for what is shown, or cannot be followed.
  func use(ofLiteral id: ExpressionID) -> LiteralUse? {
    var child = TreeNode.expression(id)
    while let parent = outline.parent(of: child) {
      switch parent {
      case .statement(let statement): return use(inStatement: statement, id)
      case .declaration: return .value
      case .expression(let outer):
        switch tree[outer].kind {
        case .array, .parenthesized, .ternary, .tuple, .forceUnwrap, .optionalChain, .tryOrFail, .string: break
        case .cast: break
        case .binary(_, let symbol, _):
          if ["...", "..<"].contains(tree[symbol.name]) { return nil }
        case .assignment:
          // A truth value that is written anew is what leaving out the write is about.
          if case .boolean = tree[id].kind { return nil }
          return .value
        case .member: break
        case .subscriptAccess(let base, _):
          if child != .expression(base) { return nil }
        case .call(let call):
          if child == .expression(call.callee) { break }
          return use(inCall: call, of: child, id)
        case .ifElse, .switchCase: return .value
        default: return nil
        }
        child = parent
      }
    }
    return nil
  }

  /// What kind of control the text `id` is the label of; nil if it is none that stands right around it.
  private func control(labelled id: ExpressionID) -> ViewMutant.Control? {
    guard case .expression(let outer)? = outline.parent(of: .expression(id)), case .call(let call) = tree[outer].kind,
      let name = calledName(call), members.types[name] == nil, call.arguments.first?.value == id
    else { return nil }
    switch tree[name] {
    case "Button", "NavigationLink", "ShareLink": return .button
    case "SecureField", "TextField": return .field
    case "Toggle": return .toggle
    default: return nil
    }
  }

  private func use(inStatement id: StatementID, _ literal: ExpressionID) -> LiteralUse? {
    switch tree[id].kind {
    case .expression, .returnValue, .declaration: .value
    case .guardElse, .forIn, .whileLoop: .value
    case .breakLoop, .continueLoop, .deferred, .doCatch, .fallThrough, .labeled, .opaque, .repeatWhile, .throwError:
      nil
    }
  }

  private func use(inCall call: CallSyntax, of argument: TreeNode, _ literal: ExpressionID) -> LiteralUse? {
    let index = call.arguments.firstIndex { .expression($0.value) == argument }
    let label = index.flatMap { call.arguments[$0].label }.map { tree[$0.name] }
    guard let name = calledName(call) else { return nil }
    let isOwn = members.types[name] != nil || members.functions[name] != nil || members.cases.contains(name)
    if isOwn {
      // Another id by itself is as good as the first one.
      if case .integer = tree[literal].kind, label == "id" { return nil }
      return .value
    }
    let spelling = tree[name]
    if Self.shownFirst.contains(spelling), label == nil || Self.shownLabels.contains(label ?? "") { return .label }
    if ["ForEach", "List"].contains(spelling), label == nil { return .content }
    if ["ShareLink", "UIActivityViewController"].contains(spelling), Self.sharedLabels.contains(label ?? "") {
      return .value
    }
    if ["disabled", "interactiveDismissDisabled"].contains(spelling) { return .condition }
    if ["append", "insert"].contains(spelling), label == nil || label == "contentsOf" { return .value }
    return nil
  }

  /// Whether there is something to read in a text.
  private func isWritten(_ parts: [StringPartSyntax]) -> Bool {
    parts.contains { part in
      switch part {
      case .interpolation: false
      case .text(let text): text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.isEmoji }
      }
    }
  }

  /// The literal with one more character at its end; nil if it is unusual.
  private func changed(_ literal: String) -> String? {
    let bytes = Array(literal.utf8)
    let hashes = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let quote = UInt8(ascii: "\"")
    let isMultiline = bytes.dropFirst(hashes).starts(with: [quote, quote, quote]) && bytes.count > 2 * hashes + 5
    guard bytes.count >= 2 * hashes + 2, bytes.last == (hashes > 0 ? UInt8(ascii: "#") : quote) else { return nil }
    var end = bytes.count - hashes - (isMultiline ? 3 : 1)
    if isMultiline {
      guard let lineEnd = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")) else { return nil }
      end = lineEnd > 0 && bytes[lineEnd - 1] == UInt8(ascii: "\r") ? lineEnd - 1 : lineEnd
    }
    return String(decoding: bytes[..<end], as: UTF8.self) + "?" + String(decoding: bytes[end...], as: UTF8.self)
  }

  private func unquoted(_ literal: String) -> String {
    var text = Substring(literal)
    while let first = text.first, first == "#" || first == "\"" { text = text.dropFirst() }
    while let last = text.last, last == "#" || last == "\"" { text = text.dropLast() }
    return String(text)
  }

  /// Views and modifiers of the library that show a text.
  private static let shownFirst: Set<String> = [
    "Alert", "Button", "ContentUnavailableView", "DisclosureGroup", "GroupBox", "Label", "LabeledContent", "Link",
    "LocalizedStringKey", "Menu", "NSLocalizedString", "NavigationLink", "Picker", "ProgressView", "Section",
    "SecureField", "ShareLink", "Stepper", "String", "Text", "TextField", "Toggle", "accessibilityIdentifier",
    "accessibilityLabel", "alert", "confirmationDialog", "navigationBarTitle", "navigationTitle",
  ]

  private static let sharedLabels: Set<String> = ["activityItems", "applicationActivities", "item", "items"]

  private static let shownLabels: Set<String> = ["title", "message", "localized", "verbatim"]
}
