// What a person, or a driver in a person's place, calls.
extension PresentationHost {
  /// Starts the app afresh: globals, state and the clock's work are gone, clipboard, counters and clock stay.
  ///
  /// Only the launch's own turn runs; `settle` does the rest.
  public func launch() {
    if hasLaunched { endLaunch() }
    hasLaunched = true
    deviceInUse = variant?.applied(to: settings) ?? settings
    cause = trace.append(.launched, cause: -1)
    attempt { () throws(AppCrash) in
      let root = try self.app.makeRoot(self)
      try self.showRoot(root)
    }
    runTurn()
  }

  /// Does one thing as a person would, with the turn that belongs to it and nothing that follows from rest.
  ///
  /// - Throws: why it could not be done; the app is then as it was.
  public func perform(_ gesture: UserGesture) throws(ActionRefusal) {
    if case .setClipboard(let text) = gesture {
      cause = trace.append(.acted(gesture), cause: -1)
      setClipboard(text, by: .outside)
      return
    }
    guard !hasCrashed else { throw .appHasCrashed }
    let work = try work(of: gesture)
    cause = trace.append(.acted(gesture), cause: -1)
    turnsInRow = 0
    attempt(work)
    runTurn()
    if sightDigest != nil { recordScreen() }
  }

  /// Brings the app to rest: turns, ready work, tasks up to their first wait, transitions. The clock stands still.
  public func settle() {
    var jobCount = 0
    var transitionCount = 0
    while !hasCrashed {
      if needsTurn {
        runTurn()
      } else if let job = jobs.popFirst() {
        jobCount += 1
        guard jobCount <= Limits.jobsInOneRest else {
          return fail(AppCrash(.endlessWork(what: "a \(job.kind.noun)", limit: Limits.jobsInOneRest)))
        }
        runStretch(job.kind, cause: job.cause, job.run)
      } else if !transitions.isEmpty {
        transitionCount += 1
        guard transitionCount <= Limits.transitionsInOneRest else {
          return fail(AppCrash(.endlessWork(what: "a presentation", limit: Limits.transitionsInOneRest)))
        }
        runTransition(transitions.remove(at: 0))
      } else {
        if sightDigest != nil { recordScreen() }
        return
      }
    }
  }

  /// Moves the clock to the next event, at most to `limit`, and brings the app to rest there.
  ///
  /// - Returns: whether there was such an event; if not, the clock stands at `limit`.
  public func advance(to limit: Duration) -> Bool {
    guard !hasCrashed, let due = timers.nextDue, due <= limit, let entry = timers.popFirst() else {
      now = max(now, limit)
      return false
    }
    now = max(now, due)
    runStretch(entry.kind, cause: entry.cause, entry.run)
    settle()
    return true
  }

  /// Chooses the device profile of the next launch.
  public func setDevice(_ name: String) throws(ActionRefusal) {
    guard let profile = DeviceProfile.named(name) else {
      throw .unknownSetting(name: name, known: DeviceProfile.settingNames)
    }
    settings.profile = profile
  }

  /// Chooses the system language of the next launch.
  public func setLanguage(_ code: String) throws(ActionRefusal) {
    guard ActivityLabels.languages.contains(code) else {
      throw .unknownSetting(name: code, known: ActivityLabels.languages)
    }
    settings.language = code
  }
}
