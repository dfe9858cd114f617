extension Explanation {
  /// What the rules of the presentation model say, in their order; the reports name them by number.
  static let ofRules: [Explanation] = rules.enumerated().map { index, rule in
    Explanation(id: "R\(index + 1)", summary: "\(rule.text) Basis: \(rule.basis).")
  }

  private static let rules: [(text: String, basis: String)] = [
    (
      "State is read in two ways. Read while the graph updates, in a body or a sheet's content closure, it is the "
        + "snapshot of a body evaluation, and the read is remembered. Read in an action or a task it is the present value.",
      "derived"
    ),
    ("Making a binding with `$` is no read.", "derived, measured"),
    (
      "A write outside an update counts at once. An equal value of an Equatable type is dropped; a fresh array of Any is "
        + "a change. A write during an update is dropped with a warning.", "derived; arrays of Any: assumed"
    ),
    (
      "The gate: a write evaluates the owner's body again only if an update has read that state before, or the view's "
        + "inputs or an observed object changed.", "derived, measured"
    ),
    (
      "Snapshots live as long as a body evaluation. A new one refreshes all of them; without one the closures of the "
        + "evaluation before stay in force with their old snapshots. That is why a first sheet can be stale.",
      "derived, measured"
    ),
    (
      "A binding subscribes its reader, not its owner: who holds it is updated, and the owner's body is not.",
      "measured"
    ),
    ("A bare binding that a content closure reads in an update gives a snapshot, too.", "derived"),
    (
      "All writes of one stretch of code are applied together after it; their order inside it does not matter.",
      "derived"
    ),
    (
      "A turn is: the handler, its writes, updates, presentations, then queued actions such as onChange and onDismiss. "
        + "If they wrote, another turn follows, at most 8.", "derived; the place of presentations: assumed"
    ),
    ("`onChange(of:)` reads its value in the body, and runs once a turn on a change.", "derived"),
    (
      "Time is virtual. It stands still while the app settles; sleeps, timers and stubbed delays come due only as the "
        + "script moves the clock.", "assumed"
    ),
    (
      "An ObservableObject evaluates the body of every view that holds it, and is read live, also from an old closure.",
      "derived, measured"
    ),
    ("A property of an @Observable object invalidates just the body or content closure that read it.", "derived"),
    ("A sheet's content closure is called when the sheet is to be shown, not when the body is evaluated.", "measured"),
    (
      "While a sheet is shown, a new body evaluation updates its content, whose own state survives.",
      "measured, reported"
    ),
    (
      "`sheet(item:)` hands the present item to its closure, never a stale one. Another id while it is shown presents "
        + "anew; the same id updates in place.", "documented, measured; the same id: assumed"
    ),
    (
      "A presentation begins when its flag turns true or its item turns up, and not again while they stay. A dismissal "
        + "sets the binding back, then runs onDismiss.", "documented, reported"
    ),
    (
      "Each presentation makes new content; a changed `.id` or another branch of an `if` starts anew.",
      "derived, reported"
    ),
    (
      "A representable makes its controller once, then updates it. A share sheet takes its items when it is made: later "
        + "data never reaches it.", "documented"
    ),
    (
      "One presenter presents one thing: a second one is refused with a warning and waits. Dismissing a lower one "
        + "removes those above.", "reported; waiting: assumed"
    ),
    ("Several sheet modifiers on one view each work if they are used one at a time.", "reported"),
    (
      "What is presented during a dismissal waits for its end, and a warning says that this is unreliable on a device.",
      "reported; waiting: assumed"
    ),
    ("When the owner of a sheet is removed, its sheet goes, too.", "reported"),
    ("The items of a share sheet are frozen when it is made.", "documented"),
    ("A share sheet without items is presented with no cells, no caption and no Copy, and never crashes.", "observed"),
    (
      "With a text, the caption is its first line, Copy is offered unless it is excluded, and the cells depend on the "
        + "device: `cells > 0` is what can be relied on.", "observed"
    ),
    ("Copy replaces the clipboard, completes the share sheet and dismisses it.", "observed"),
    ("Closing a share sheet in another way leaves the clipboard alone and counts as cancelled.", "assumed"),
    ("A share sheet fills only after a moment; checks settle first.", "reported"),
    ("A list behind the share sheet has cells of its own: `cells` means those of the share sheet.", "observed"),
    (
      "On an iPad a share sheet that code presents without an anchor ends the app; with one it stands in a popover.",
      "documented, reported"
    ),
    ("The label of Copy follows the system's language; `copy` finds it by meaning.", "observed, reported"),
    ("Copying several items puts all of them on the clipboard, joined by line ends.", "reported; the joining: assumed"),
    ("An app's own activities stand behind the system's where they say that they can be performed.", "documented"),
    (
      "What is offered follows the kind of the items: a picture can be saved and printed, its address cannot.",
      "reported"
    ),
    ("Asking whether the clipboard holds something never prompts.", "documented, assumed"),
    ("A menu is on top until an entry is chosen or it is dismissed; then what lives in it goes.", "reported"),
    ("A destructive swipe action takes its row out of the list at once, with what is attached to it.", "reported"),
    (
      "Content hosted by code starts with an empty environment; reading an object that nobody gave ends the app.",
      "documented"
    ),
    (
      "The content of sheets, covers and popovers is called when it is presented. What alerts, dialogs, menus, lists and "
        + "toolbars read is read in the body.", "documented"
    ),
    ("`Binding(get:set:)` made in a body runs its getter at once, which is a read.", "derived"),
    (
      "The gate belongs to the view: any read that evaluates the body again refreshes every snapshot.", "derived"
    ),
  ]
}
