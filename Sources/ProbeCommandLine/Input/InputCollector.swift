/// Turns the inputs of a command line into scripts, each of them once, and what cannot be read into problems.
struct InputCollector {
  private(set) var scripts: [ScriptInput] = []
  private(set) var problems: [InputProblem] = []
  /// The files of a short command line, which are looked through sooner than a table of them is set up.
  private var firstFiles: [(identity: FileStatus.Identity, index: Int)] = []
  private var indexes: [FileStatus.Identity: Int] = [:]
  private var scriptCount = 0
  private var hasReadStandardInput = false

  /// Takes `argument` in; standard input is read here, once.
  mutating func add(_ argument: InputArgument) {
    switch argument {
    case .script(let text):
      scriptCount += 1
      scripts.append(ScriptInput(path: "<script \(scriptCount)>", source: .script(text), lines: nil))
    case .standardInput:
      addStandardInput()
    case .path(let path):
      addPath(path)
    }
  }

  private mutating func addStandardInput() {
    if hasReadStandardInput { return }
    hasReadStandardInput = true
    let name = "<standard input>"
    do throws(SystemError) {
      let bytes = try FileReader.readStandardInput()
      scripts.append(ScriptInput(path: name, source: .standardInput(bytes), lines: nil))
    } catch {
      if error != .interrupted { problems.append(.unreadable(path: name, error)) }
    }
  }

  private mutating func addPath(_ argument: String) {
    if argument.isEmpty {
      problems.append(.emptyPath)
      return
    }
    do throws(SystemError) {
      try add(argument, status: FileStatus(path: argument), place: nil)
    } catch .notFound {
      addPlace(argument)
    } catch {
      problems.append(.unreadable(path: argument, error))
    }
  }

  /// Nothing is called `argument`: it may be a file with a line behind it.
  private mutating func addPlace(_ argument: String) {
    guard let split = PathArgument(argument) else {
      problems.append(MissingFile.problem(path: argument))
      return
    }
    do throws(SystemError) {
      try add(split.path, status: FileStatus(path: split.path), place: split.place)
    } catch .notFound {
      problems.append(MissingFile.problem(path: split.path))
    } catch {
      problems.append(.unreadable(path: split.path, error))
    }
  }

  private mutating func add(_ path: String, status: FileStatus, place: LineReference?) throws(SystemError) {
    guard status.isDirectory else { return addFile(path, status.identity, place: place) }
    if place != nil {
      problems.append(.lineOfDirectory(path: path))
      return
    }
    for finding in DirectoryWalk.findings(below: path) {
      switch finding {
      case .script(let path, let identity): addFile(path, identity, place: nil)
      case .problem(let problem): problems.append(problem)
      }
    }
  }

  private func index(of identity: FileStatus.Identity) -> Int? {
    if let first = firstFiles.first(where: { $0.identity == identity }) { return first.index }
    return indexes.isEmpty ? nil : indexes[identity]
  }

  private mutating func note(_ identity: FileStatus.Identity) {
    if firstFiles.count < 8 {
      firstFiles.append((identity, scripts.count))
    } else {
      indexes[identity] = scripts.count
    }
  }

  private mutating func addFile(_ path: String, _ identity: FileStatus.Identity, place: LineReference?) {
    if path.hasSuffix(".swift") {
      problems.append(.viewFile(path: path))
      return
    }
    guard let index = index(of: identity) else {
      note(identity)
      scripts.append(ScriptInput(path: path, source: .file, lines: place.map { [$0] }))
      return
    }
    guard let place else {
      scripts[index].lines = nil
      return
    }
    if scripts[index].lines?.contains(place) == false { scripts[index].lines?.append(place) }
  }
}
