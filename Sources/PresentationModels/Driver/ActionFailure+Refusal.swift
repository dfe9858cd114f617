import PresentationRuntime
import ProbeInterpreter

extension ActionFailure {
  /// The runtime's refusal in the words of the language.
  init(_ refusal: ActionRefusal) {
    switch refusal {
    case .ambiguous(let label, let kinds): self = .ambiguous(label: label, kinds: kinds)
    case .appHasCrashed: self = .appHasCrashed
    case .cannotClose(let top): self = .cannotClose(top: top.rawValue)
    case .cannotDismiss(let top): self = .cannotDismiss(top: top.rawValue)
    case .covered(let label, let cover): self = .covered(label: label, by: cover.rawValue)
    case .disabled(let label): self = .disabled(label: label)
    case .dismissalDisabled(let top): self = .dismissalDisabled(top: top.rawValue)
    case .noActivity(let label, let offered): self = .noActivity(label: label, offered: offered)
    case .noCopy(let hasItems, let offered): self = .noCopy(hasItems: hasItems, offered: offered)
    case .noOption(let label, let picker, let options):
      self = .noOption(label: label, picker: picker, options: options)
    case .noShareSheet: self = .noShareSheet
    case .noSwipeActions(let row): self = .noSwipeActions(row: row)
    case .notFound(let kind, let label): self = .notFound(kind: kind, label: label)
    case .nothingToDismiss: self = .nothingToDismiss
    case .toggleIsAlready(let label, let isOn): self = .toggleIsAlready(label: label, isOn: isOn)
    case .unknownSetting(let name, let known): self = .unknownSetting(name: name, known: known)
    }
  }
}
