/// One thing that a broken app's platform does wrong: a rule changed or a field of the share sheet forced.
///
/// Each is injected at the place that keeps its rule, and notes there whether it made a difference.
package enum RuntimeFault: Int, CaseIterable, Sendable {
  /// R17: dismissing a presentation by a Bool leaves the Bool true.
  case bindingStuck
  /// R28: closing a share sheet writes the clipboard.
  case cancelCopies
  /// The header tells what was shared, and the items are others.
  case captionLies
  /// R26: no caption.
  case captionMissing
  /// R24: the items are read when Copy runs, and are gone by then.
  case clearedEarly
  /// R27, R28: what was completed says that it was cancelled, and the other way round.
  case completionInverted
  /// R18: the controller of the first share sheet is the controller of all of them.
  case controllerKept
  /// Copy is there and cannot be tapped.
  case copyCovered
  /// Copy is excluded.
  case copyExcluded
  /// R27: Copy writes nothing.
  case copyOmitted
  /// R27: Copy leaves the share sheet where it is.
  case dismissalOmitted
  /// R21: of several sheet modifiers on one view only the last one presents.
  case lastModifierOnly
  /// R16: the content closure gets the item that was presented before.
  case oneBehind
  /// What would be a popover on an iPad is a form sheet.
  case popoverAsFormSheet
  /// R17: what was dismissed comes up once more.
  case presentedTwice
  /// R9: what was decided to be presented is not.
  case presentationsDropped
  /// R5: a body evaluation keeps the snapshots of the first one.
  case snapshotsNeverRefreshed
  /// R27: Copy writes the text twice.
  case textDoubled
  /// R27: Copy adds a newline.
  case textTail
  /// R27: Copy takes letters apart and drops what lies beyond the basic plane.
  case unicodeFolded
}
