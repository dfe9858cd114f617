/// Something that the runtime did, as data; its words are made only where somebody asks.
public enum TraceEvent {
  /// A person did something.
  case acted(UserGesture)
  /// A body was evaluated; the frame tells which and how often.
  case evaluated(Frame, EvaluationReason)
  /// The clipboard was written.
  case clipboardWritten(ClipboardWriter)
  /// A share sheet ended.
  case completed(ShareCompletion)
  /// A content closure was called; the event of the body evaluation that made it, where that is known, and the item.
  case contentCalled(layer: Int, madeIn: Int?, item: Value, SourcePlace?)
  /// A content closure read a state's snapshot; the evaluation that took it, and the last write before.
  case contentRead(slot: Int, snapshotOf: Int?, lastWrite: Int?)
  case crashed(AppCrash)
  /// A presentation is over.
  case dismissed(layer: Int, ScreenLayer.Kind)
  /// A presentation began to go.
  case dismissing(layer: Int, ScreenLayer.Kind, DismissalReason)
  /// An update read this state for the first time.
  case firstRead(slot: Int)
  /// The gate's decision on a write (R4).
  case gate(slot: Int, write: Int, isOpen: Bool)
  case launched
  /// A representable or code gave a controller, a new one or one that was shown before; its items if it is a share sheet.
  case made(name: String, items: Int?, layer: Int, isKept: Bool, SourcePlace?)
  /// A model object announced a change.
  case objectWrote(type: String, property: String?, SourcePlace?)
  /// Something came up.
  case presented(layer: Int, ScreenLayer.Kind, isShareSheet: Bool)
  /// A presentation was refused for good.
  case refused(ScreenLayer.Kind, warning: Int)
  /// Work of the app began: a task, a timer, a dispatched block.
  case resumed(WorkKind)
  /// A destructive swipe action took its row out (R38).
  case rowTakenOut
  /// A representable's update method ran.
  case updated(name: String)
  /// A presentation has to wait for another one.
  case waited(ScreenLayer.Kind, warning: Int)
  /// The runtime warned.
  case warned(String)
  /// A state was written.
  case wrote(slot: Int, WriteOutcome, SourcePlace?)
}

/// What became of a write (R3).
public enum WriteOutcome: Sendable {
  /// An equal value: nothing happens.
  case droppedAsEqual
  /// Written during an update: dropped, with a warning.
  case droppedInUpdate
  case stored
}

/// Why a body was evaluated.
public enum EvaluationReason: Sendable {
  /// The view is new.
  case appeared
  /// A binding that it holds changed (R6).
  case bindingChanged(slot: Int)
  /// What it was made with changed.
  case inputsChanged
  /// An object that it observes changed (R12, R13).
  case objectChanged
  /// A state that an update had read was written (R4).
  case stateChanged(slot: Int)
}

/// Who wrote the clipboard.
public enum ClipboardWriter: Sendable {
  case app
  case copyActivity
  case outside
}

/// Why a presentation goes.
public enum DismissalReason: Sendable {
  case belowWent
  case byCode
  case byUser
  case ownerRemoved
  case replaced
}

/// What kind of work the app does by itself.
public enum WorkKind: Sendable {
  case dispatched
  case queuedActions
  case task
  case timer
  case transition

  /// The kind as a person says it.
  var noun: String {
    switch self {
    case .dispatched: "dispatched block"
    case .queuedActions: "action after the update"
    case .task: "task"
    case .timer: "timer"
    case .transition: "transition"
    }
  }
}
