// A number for a whole run, which tells whether two runs were the same.
extension PresentationHost {
  /// Begins to add what is shown, shared and copied on the way; before the launch, or never.
  package func recordSights() { sightDigest = SightDigest() }

  /// The digest of all that was recorded and can be seen now; of what could be seen before too, if that is recorded.
  ///
  /// A value that is kept and never shown, shared or copied makes no difference: no check could tell.
  package var traceDigest: UInt64 {
    var digest = TraceDigest()
    if let sightDigest { digest.add(Int(truncatingIfNeeded: sightDigest.digest.value)) }
    for record in trace.records { digest.add(record) }
    add(to: &digest)
    return digest.value
  }

  /// Whether a limit of turns, steps or nesting ended the app.
  package var hasReachedLimit: Bool {
    switch crash?.reason {
    case .endlessRecursion, .endlessTurns, .endlessWork: true
    case nil, .exception, .fatal, .missingEnvironmentObject, .notLaunched, .unknownValue, .unsupported,
      .unwrappedNil:
      false
    }
  }

  /// How much work the run has been so far, in steps of the code of views: equal in every process.
  package var effort: Int {
    codeSteps + nextNode * Limits.stepsPerElement + stretches * Limits.stepsPerStretch
      + (hasReachedLimit ? Limits.stepsOfLimit : 0)
  }

  /// Whether the run is more work than it may be.
  var isExhausted: Bool { effortLimit < .max && effort > effortLimit }

  /// Adds what a share sheet was made with.
  func record(_ share: ShareState) {
    for item in share.sheet.items { sightDigest?.digest.add(item) }
    sightDigest?.digest.add(share.caption)
    sightDigest?.digest.add(share.cells)
  }

  /// Adds what can be seen now, and what a swipe down would find.
  private func add(to digest: inout TraceDigest) {
    digest.add(screen)
    for layer in layers { digest.add(refusesDismissal(layer)) }
  }

  /// Adds what can be seen now, if it is something else than before.
  func recordScreen() {
    guard let last = sightDigest?.screen else { return }
    var digest = TraceDigest()
    add(to: &digest)
    guard digest != last else { return }
    sightDigest?.screen = digest
    sightDigest?.digest.add(Int(truncatingIfNeeded: digest.value))
  }
}

/// The digest of what could be seen while a run goes on.
struct SightDigest {
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
