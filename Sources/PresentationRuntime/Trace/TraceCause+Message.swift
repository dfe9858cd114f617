extension TraceCause {
  /// The link as one sentence: lower case, no full stop.
  public var sentence: String {
    switch fact {
    case .clipboardUntouched:
      "nobody wrote the clipboard"
    case .clipboardWritten(.app, let actor):
      "the app wrote the clipboard in \(actor.words)"
    case .clipboardWritten(.copyActivity, let actor):
      "\(actor.words) wrote the share sheet's items on the clipboard"
    case .clipboardWritten(.outside, _):
      "another app wrote the clipboard"
    case .completed(let end, let actor):
      end.isCompleted
        ? "\(actor.words) completed the share sheet" : "\(actor.words) ended the share sheet without a choice"
    case .contentCalled(let kind, let view, let evaluation):
      "the \(kind.rawValue)'s content closure came from body evaluation \(evaluation) of `\(view)`"
    case .contentGotItem(_, let item):
      "the content closure was called with the present item \(item)"
    case .contentRead(let kind, let state, let evaluation, let snapshot, true):
      "the \(kind.rawValue)'s content closure was made by body evaluation \(evaluation), and read its snapshot, "
        + "in which `\(state)` was \(snapshot)"
    case .contentRead(let kind, let state, let evaluation, let snapshot, false):
      "the \(kind.rawValue)'s content closure was made by body evaluation \(evaluation), and read `\(state)`, "
        + "which was \(snapshot) and had not been written since"
    case .contentReadNothing:
      "the content closure read no state: what it shows was written into it"
    case .crashed(let reason):
      "the app ended: \(AppCrash(reason).message)"
    case .dismissed(let kind, let reason, let actor):
      "the \(kind.rawValue) went, because \(reason.words(actor))"
    case .evaluated(let view, let evaluation, let cause):
      "body evaluation \(evaluation) of `\(view)`: \(cause.words)"
    case .gate(let state, let view, false):
      "no body evaluation had read `\(state)`, so the body of `\(view)` was not evaluated again"
    case .gate(let state, let view, true):
      "an update had read `\(state)`, so the body of `\(view)` was evaluated again"
    case .keptItems:
      "later changes do not reach a share sheet that was made before"
    case .made(let items, true):
      "the share sheet is a controller that was made before: it keeps its \(items == 1 ? "one item" : "\(items) items")"
    case .made(0, false):
      "the share sheet was made with no items, so it has no caption, no cells and no Copy"
    case .made(let items, false):
      "the share sheet was made with \(items == 1 ? "one item" : "\(items) items"), and takes up no others later"
    case .objectWrote(let actor, let type, let property):
      property.map { "\(actor.words) wrote `\($0)` of the object `\(type)`" }
        ?? "\(actor.words) announced a change of the object `\(type)`"
    case .nothingFollowed(let actor):
      "\(actor.words) wrote no state and presented nothing"
    case .presented(let kind, let isShareSheet, let actor):
      "\(actor.words) brought up \(isShareSheet ? "a share sheet" : kind.phrase)"
    case .rowTakenOut(let actor):
      "\(actor.words) took the row out of its list at once, because the swipe action is destructive"
    case .refused(let kind):
      "\(kind.phrase) was asked for, but refused: the same controller is already presenting"
    case .waited(let kind, false):
      "\(kind.phrase) was asked for, but waits: its presenter is already presenting"
    case .waited(let kind, true):
      "\(kind.phrase) was asked for, but waits for the end of a dismissal, which is unreliable on a device"
    case .wrote(let actor, let state, .stored):
      "\(actor.words) wrote `\(state)`"
    case .wrote(let actor, let state, .droppedAsEqual):
      "\(actor.words) wrote to `\(state)` the value that it had: that is no change"
    case .wrote(let actor, let state, .droppedInUpdate):
      "\(actor.words) wrote `\(state)` during an update: such a write is dropped"
    }
  }

  /// The presentation rule it rests on; nil for a plain fact of the app.
  public var rule: String? {
    switch fact {
    case .clipboardWritten(.copyActivity, _): "R27"
    case .completed(let end, _): end.isCompleted ? "R27" : "R28"
    case .contentCalled: "R14"
    case .contentGotItem: "R16"
    case .contentRead(_, _, _, _, let isStale): isStale ? "R5" : "R1"
    case .dismissed(_, .belowWent, _): "R20"
    case .dismissed(_, .ownerRemoved, _): "R23"
    case .dismissed(_, .replaced, _): "R16"
    case .dismissed(_, .byCode, _), .dismissed(_, .byUser, _): "R17"
    case .evaluated(_, _, .bindingChanged): "R6"
    case .evaluated(_, _, .objectChanged): "R12"
    case .evaluated(_, _, .stateChanged), .evaluated(_, _, .inputsChanged): "R4"
    case .gate: "R4"
    case .keptItems: "R19"
    case .made(let items, let isKept): items == 0 && !isKept ? "R25" : "R24"
    case .refused, .waited(_, false): "R20"
    case .rowTakenOut: "R38"
    case .waited(_, true): "R22"
    case .wrote(_, _, .droppedAsEqual), .wrote(_, _, .droppedInUpdate): "R3"
    case .clipboardUntouched, .clipboardWritten, .contentReadNothing, .crashed, .evaluated, .nothingFollowed,
      .objectWrote, .presented,
      .wrote:
      nil
    }
  }

  /// How sure that rule is.
  public var basis: Basis? {
    switch rule {
    case "R25", "R27": .observed
    case "R16", "R19", "R24": .documented
    case "R6", "R14": .measured
    case "R17", "R20", "R22", "R23", "R38": .reported
    case "R1", "R3", "R4", "R5", "R12": .derived
    case "R28": .assumed
    case _: nil
    }
  }
}

extension TraceActor {
  /// The actor as the subject of a sentence.
  var words: String {
    switch self {
    case .launch: "the launch"
    case .person(let gesture): gesture.words
    case .work(.dispatched): "a dispatched block"
    case .work(.queuedActions): "an action after the update"
    case .work(.task): "a task"
    case .work(.timer): "a timer"
    case .work(.transition): "the end of a transition"
    }
  }
}

extension UserGesture {
  /// The gesture as the subject of a sentence.
  var words: String {
    switch self {
    case .choose(let label): "choosing '\(label)'"
    case .clear(let field): "clearing '\(field)'"
    case .close: "the close control"
    case .copy: "Copy"
    case .pick(let option, let picker): "picking '\(option)' in '\(picker)'"
    case .setClipboard: "another app"
    case .swipeDown: "the swipe down"
    case .swipeRow(_, let label): "the swipe over '\(label)'"
    case .tap(let label): "the tap on '\(label)'"
    case .tapOutside: "the tap outside"
    case .turn(let isOn, let toggle): "turning \(isOn ? "on" : "off") '\(toggle)'"
    case .type(_, let field): "typing into '\(field)'"
    }
  }
}

extension DismissalReason {
  /// The reason as the rest of a sentence.
  fileprivate func words(_ actor: TraceActor) -> String {
    switch self {
    case .belowWent: "what it stood on went"
    case .byCode: "\(actor.words) ended it"
    case .byUser: "\(actor.words) dismissed it"
    case .ownerRemoved: "the view that presented it left"
    case .replaced: "\(actor.words) gave it an item with another id"
    }
  }
}

extension TraceCause.EvaluationCause {
  /// The cause as the rest of a sentence.
  fileprivate var words: String {
    switch self {
    case .appeared: "the view was new"
    case .bindingChanged(let state): "it holds a binding to `\(state)`, which was written"
    case .inputsChanged: "what it was made with had changed"
    case .objectChanged: "an object that it observes had changed"
    case .stateChanged(let state): "`\(state)` was written, which an update had read"
    }
  }
}
