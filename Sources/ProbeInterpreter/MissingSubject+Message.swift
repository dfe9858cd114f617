extension MissingSubject {
  var id: FailureID {
    switch self {
    case .app: .appEnded
    case .control: .controlMissing
    case .endedShareSheet: .noCompletion
    case .shareSheet: .noShareSheet
    case .view: .viewUnknown
    }
  }

  /// What is not there, as a sentence.
  var message: String {
    switch self {
    case .app: "the app has ended"
    case .control(let kind, let label): "there is no \(kind) \(label) whose state could be judged"
    case .endedShareSheet: "no share sheet has ended yet"
    case .shareSheet: "no share sheet is open"
    case .view(let name): "no view named \(VisibleText.quoted(name)) has been evaluated"
    }
  }
}
