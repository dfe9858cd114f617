// A number for a whole run, which tells whether two runs were the same.
extension PresentationHost {
  /// Begins to add the values that are written, given and shown; before the launch, or never.
  package func recordValues() { valueDigest = ValueDigest() }

  /// The digest of all that was recorded and can be seen now; of the values too, if they are recorded.
  package var traceDigest: UInt64 {
    var digest = TraceDigest()
    if let valueDigest { digest.add(Int(truncatingIfNeeded: valueDigest.digest.value)) }
    for record in trace.records { digest.add(record) }
    digest.add(screen)
    return digest.value
  }

  /// Whether a limit of turns, steps or nesting ended the app.
  package var hasReachedLimit: Bool {
    switch crash?.reason {
    case .endlessRecursion, .endlessTurns, .endlessWork: true
    case nil, .exception, .fatal, .missingEnvironmentObject, .notLaunched, .unsupported, .unwrappedNil: false
    }
  }

  /// Adds a value that an event tells only the place of.
  func record(_ value: Value) { valueDigest?.digest.add(value) }

  /// Adds what a share sheet was made with.
  func record(_ share: ShareState) {
    for item in share.sheet.items { valueDigest?.digest.add(item) }
    valueDigest?.digest.add(share.caption)
    valueDigest?.digest.add(share.cells)
  }

  /// Adds what can be seen at rest, if it is something else than at the rest before.
  func recordScreen() {
    guard let last = valueDigest?.screen else { return }
    var digest = TraceDigest()
    digest.add(screen)
    guard digest != last else { return }
    valueDigest?.screen = digest
    valueDigest?.digest.add(Int(truncatingIfNeeded: digest.value))
  }
}

/// The digest of values while a run goes on.
struct ValueDigest {
  var digest = TraceDigest()
  /// That of the last screen.
  var screen = TraceDigest()
}

extension TraceDigest {
  fileprivate mutating func add(_ item: ShareItem) {
    switch item {
    case .text(let text), .url(let text), .file(let text), .image(let text): add(text)
    case .other, .rawData: break
    case .source(let source):
      add(source.metadataTitle)
      add(source.placeholder.caption)
    }
    add(item.kind.rawValue)
  }
}
