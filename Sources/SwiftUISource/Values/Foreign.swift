import PresentationRuntime

/// A value of the library that the machine itself does not know.
final class Foreign {
  enum Kind {
    case url(String)
    case uuid(String)
    /// Seconds since 2001.
    case date(Double)
    case data([UInt8])
    case image(String)
    case controller(Controller)
    case root
    /// The controller that nothing is presented on.
    case top
    case view(Foreign)
    case popover(Controller)
    /// A platform object of which there is one: `UIApplication.shared`, `DispatchQueue.main`.
    case single(Word)
    case dismiss(DismissAction?)
    case presentationMode(DismissAction?)
    case task(TaskState)
    case bindable(SwiftValue)
    case publisher(EventSource)
    case subject(EventChannel, current: SwiftValue)
    case hasher
    case error(name: String, message: String)
    case formatter(Word)
    case context(coordinator: SwiftValue)
    case alertAction(title: String, style: Word, handler: SwiftValue)
    /// `Alert(…)`, `ActionSheet(…)` and their buttons.
    case alert(DialogContent)
    case alertButton(Element)
    case timer(RepeatingTimer)
    case delay(Int)
    case continuation(ContinuationState)
    case group(TaskGroupState)
    case metadata
    case itemProvider(SwiftValue)
    case random
  }

  var kind: Kind
  /// Properties that the program sets and reads back.
  var properties: [Int: SwiftValue] = [:]
  /// What a hasher was fed.
  var hashed: [HashKey] = []

  init(_ kind: Kind) {
    self.kind = kind
  }

  func isEqual(to other: Foreign) -> Bool? {
    switch (kind, other.kind) {
    case (.url(let a), .url(let b)): a == b
    case (.uuid(let a), .uuid(let b)): a == b
    case (.date(let a), .date(let b)): a == b
    case (.data(let a), .data(let b)): a == b
    case (.image(let a), .image(let b)): a == b
    case (.single(let a), .single(let b)): a == b
    case (.root, .root): true
    case (.controller(let a), .controller(let b)): a === b
    case (.error(let a, let b), .error(let c, let d)): a == c && b == d
    case (.dismiss, .dismiss), (.presentationMode, .presentationMode): nil
    default: self === other
    }
  }

  var key: HashKey {
    switch kind {
    case .url(let text): .list(-10, [.string(text)])
    case .uuid(let text): .string(text)
    case .date(let seconds): .list(-11, [.double(seconds)])
    case .data(let bytes): .list(-12, bytes.map { .int(Int($0)) })
    case .image(let name): .list(-13, [.string(name)])
    default: .object(ObjectIdentifier(self))
    }
  }

  func isLess(than other: Foreign) -> Bool? {
    switch (kind, other.kind) {
    case (.date(let a), .date(let b)): a < b
    case (.uuid(let a), .uuid(let b)): a < b
    case (.url(let a), .url(let b)): a < b
    default: nil
    }
  }

  var isPublisher: Bool {
    switch kind {
    case .publisher, .subject: true
    default: false
    }
  }

  func isCase(_ word: Int) -> Bool {
    guard case .error(let name, _) = kind else { return false }
    if case .symbol(let code)? = properties[Word.code.rawValue], code.name == word { return true }
    return Word(rawValue: word).map { "\($0)" == name } ?? false
  }

  var elements: [SwiftValue]? {
    switch kind {
    case .data(let bytes): bytes.map { .int(Int($0)) }
    default: nil
    }
  }
}

/// A task of the program.
final class TaskState {
  var handle: TaskHandle?
  /// Set before `end` is signalled.
  var result: TaskResult?
  let end = TaskEvent()
}

/// How a task ended: with a value, or with a thrown error.
enum TaskResult {
  case failure(SwiftValue)
  case success(SwiftValue)
}

/// A continuation that waits to be resumed.
final class ContinuationState {
  let event = TaskEvent()
  var result: TaskResult?
}

/// A task group and the tasks in it that nobody has waited for.
final class TaskGroupState {
  var tasks: [TaskState] = []
}
