extension MutantFinder {
  /// Nothing is handed to the share sheets of the view.
  func emptyItems() -> ViewMutant? {
    let shared = sharedItems().map(\.list)
    let edits = (shared.isEmpty ? handedLists() : shared).compactMap { list -> TreeEdit? in
      if case .array(let elements) = tree[list].kind, elements.isEmpty { return nil }
      return replacing(list, by: "[]")
    }
    return mutant("empty-items", edits, "nothing is handed to the share sheet")
  }

  /// A Bool and an array beside it stand for the item.
  func boolBesideArray() -> ViewMutant? {
    guard let payload = sharedPayload(), let parameter = payload.presentation.parameter,
      !reads(of: parameter, in: payload.list).isEmpty
    else { return nil }
    return flagged("bool-beside-array", "a Bool shows the share sheet, and an array beside it holds the items") {
      "\($0) = \($1)\n\($2) = true"
    }
  }

  /// The sheet comes first, and what is shared a moment later.
  func lateData() -> ViewMutant? {
    let pause = "try? await Task.sleep(for: .milliseconds(10))"
    let sentence = "the share sheet is shown 10 ms before its items are there"
    guard let payload = sharedPayload(), payload.itemType == nil else {
      return flagged("late-data", sentence) { "\($2) = true\nTask {\n\(pause)\n\($0) = \($1)\n}" }
    }
    let edits = payload.writes.map { write in
      replacing(write.statement, by: "Task {\n\(pause)\n\(tree.text(in: tree[write.statement].span))\n}")
    }
    return mutant("late-data", edits, sentence)
  }

  /// What is shared is there only half a second after the launch.
  func delayedLoad() -> ViewMutant? {
    let lists = sharedItems().map(\.list).filter { isInView(.expression($0)) }
    guard !lists.isEmpty, let (body, root) = viewBody(), let owner = owner(of: body) else { return nil }
    let (loaded, ready) = (freshName("isLoaded"), freshName("isReady"))
    guard let start = bodyStart(body, "let \(ready) = \(loaded)\n") else { return nil }
    let end = tree[root].span.end
    let load = "\n.task {\ntry? await Task.sleep(for: .milliseconds(500))\n\(loaded) = true\n}"
    return mutant(
      "delayed-load",
      lists.map { list in
        let isInBody = tree[body].span.start <= tree[list].span.start && tree[list].span.end <= tree[body].span.end
        return replacing(list, by: "\(isInBody ? ready : loaded) ? \(text(list)) : []")
      } + [
        start,
        TreeEdit(
          target: .modifier(on: root), span: SwiftSourceSpan(start: end, end: end), text: load, isNoted: false),
        adding("@State private var \(loaded) = false", behind: body, of: owner),
      ], "what is shared is loaded 500 ms after the launch")
  }

  /// A list whose cells show what is shared stands behind everything.
  func listBehind() -> ViewMutant? {
    guard let (body, _) = viewBody() else { return nil }
    var rows: [String] = []
    if let payload = sharedPayload() {
      for write in payload.writes where isMovable(write.value) {
        guard let text = sharedText(payload, write.value), !rows.contains(text) else { continue }
        rows.append(text)
      }
    }
    if rows.isEmpty { rows = ["\"First row\"", "\"Second row\""] }
    let list = "List {\n" + rows.map { "Text(\($0))\n" }.joined() + "}\n"
    return bodyStart(body, list).flatMap { mutant("list-behind", [$0], "a list with cells stands behind the sheet") }
  }

  /// The payload has one `id`, whatever it holds.
  func constantIdentity() -> ViewMutant? {
    for node in outline.nodes where isInView(node) {
      guard case .expression(let id) = node, case .call(let call) = tree[id].kind,
        let presentation = presentation(id, call), presentation.isItem, let type = state(presentation.state)?.type,
        case .optional(let inner) = tree[type].kind, case .named(let components) = tree[inner].kind,
        let name = components.last?.name.name, let owner = members.types[name], mayBeReplaced(presentation)
      else { continue }
      return mutant(
        "constant-identity", constantIdentity(of: owner, named: name), "every '\(tree[name])' has the same 'id'")
    }
    return nil
  }

  /// What sets the payload writes the clipboard too.
  func buttonWritesClipboard() -> ViewMutant? {
    guard let payload = sharedPayload() else { return nil }
    return mutant(
      "button-writes-clipboard", noting(payload, in: "UIPasteboard.general.string"),
      "the button that shares writes the clipboard itself")
  }

  /// What shows the clipboard shows what was shared last.
  func labelShowsPayload() -> ViewMutant? {
    guard let payload = sharedPayload() else { return nil }
    let reads = outline.nodes.compactMap { node -> ExpressionID? in
      guard case .expression(let id) = node, isInView(node), isReachable(node),
        text(id) == "UIPasteboard.general.string",
        !isWritten(id)
      else { return nil }
      return id
    }
    guard !reads.isEmpty else { return nil }
    let name = freshName("lastShared")
    let notes = noting(payload, in: name)
    return mutant(
      "label-shows-payload",
      reads.map { replacing($0, by: name) } + notes
        + [adding("@State private var \(name): String?", behind: payload.carrier.declaration, of: payload.owner)],
      "what was shared last is shown as the copied text")
  }

  /// The share sheet is presented by code, without an anchor.
  func withoutAnchor() -> ViewMutant? {
    let sentence = "the share sheet is presented by code that gives it no anchor"
    guard let payload = sharedPayload() else { return mutant("without-anchor", droppedAnchors(), sentence) }
    let code = """
      let controller = UIActivityViewController(activityItems: \(text(payload.list)), applicationActivities: nil)
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      scene?.windows.first?.rootViewController?.present(controller, animated: true)
      """
    var edits: [TreeEdit] = []
    if payload.itemType != nil {
      edits = payload.writes.compactMap { write in
        binding(payload, to: write.value, code).map { replacing(write.statement, by: $0) }
      }
    } else {
      let flags = writes(of: payload.presentation.state, besides: payload.presentation.call) ?? []
      for flag in flags {
        if case .boolean(true) = tree[flag.value].kind {
          edits.append(replacing(flag.statement, by: "do {\n\(code)\n}"))
        }
      }
    }
    return mutant("without-anchor", edits, sentence)
  }

  /// The swap that a person who shares would notice, if there is one.
  func swappedShares() -> ViewMutant? {
    let all = swappedPayloads()
    guard let payload = sharedPayload() else { return all.first }
    return all.first { mutant in
      payload.writes.contains { tree[$0.value].span == mutant.span }
    } ?? all.first
  }
}
