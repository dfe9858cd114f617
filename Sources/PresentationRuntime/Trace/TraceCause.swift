/// One link of a because-chain, read off the trace; its words stand in `TraceCause+Message.swift`.
public struct TraceCause: Sendable {
  /// What is said.
  public enum Fact: Equatable, Sendable {
    /// The clipboard was written.
    case clipboardWritten(ClipboardWriter, TraceActor)
    /// Nobody wrote the clipboard.
    case clipboardUntouched
    /// A share sheet ended.
    case completed(ShareCompletion, TraceActor)
    /// A content closure was called; the body evaluation that made it.
    case contentCalled(ScreenLayer.Kind, view: String, evaluation: Int)
    /// A content closure got the present item.
    case contentGotItem(ScreenLayer.Kind, item: String)
    /// A content closure read no state.
    case contentReadNothing(ScreenLayer.Kind)
    /// A content closure read a snapshot: what it was, and whether a newer value had been written.
    case contentRead(ScreenLayer.Kind, state: String, evaluation: Int, snapshot: String, isStale: Bool)
    case crashed(AppCrash.Reason)
    /// A presentation went.
    case dismissed(ScreenLayer.Kind, DismissalReason, TraceActor)
    /// A body was evaluated.
    case evaluated(view: String, evaluation: Int, EvaluationCause)
    /// The gate let a write evaluate the body, or did not.
    case gate(state: String, view: String, isOpen: Bool)
    /// A later evaluation did not reach the controller that was made before.
    case keptItems
    /// A share sheet was made, or one that was made before came again.
    case made(items: Int, isKept: Bool)
    /// What a person did wrote nothing and presented nothing.
    case nothingFollowed(TraceActor)
    /// A model object announced a change.
    case objectWrote(TraceActor, type: String, property: String?)
    /// Something came up.
    case presented(ScreenLayer.Kind, isShareSheet: Bool, TraceActor)
    /// A presentation was refused.
    case refused(ScreenLayer.Kind)
    /// A presentation waits for another one, or for the end of one.
    case waited(ScreenLayer.Kind, isDuringDismissal: Bool)
    /// A destructive swipe action took its row out.
    case rowTakenOut(TraceActor)
    /// A state was written.
    case wrote(TraceActor, state: String, WriteOutcome)
  }

  /// Why a body was evaluated, in names.
  public enum EvaluationCause: Equatable, Sendable {
    case appeared
    case bindingChanged(state: String)
    case inputsChanged
    case objectChanged
    case stateChanged(state: String)
  }

  /// What is said.
  public var fact: Fact
  /// The place in the view's source that it is about.
  public var place: SourcePlace?

  /// `fact`, which is about `place`.
  public init(_ fact: Fact, at place: SourcePlace? = nil) {
    self.fact = fact
    self.place = place
  }
}
