/// Finds all scripts below a directory, in a stable order, and goes round no circle of links.
struct DirectoryWalk {
  /// A script that was found, or a place that could not be looked into.
  enum Finding {
    case script(path: String, FileStatus.Identity)
    case problem(InputProblem)
  }

  private var visited: Set<FileStatus.Identity> = []
  private var findings: [Finding] = []

  /// The scripts below the directory at `path`: names in the order of their bytes, depth first.
  static func findings(below path: String) -> [Finding] {
    var walk = DirectoryWalk()
    // The last is the next to be looked at.
    var pending = [path]
    while let next = pending.popLast() {
      pending += walk.visit(next).reversed()
    }
    return walk.findings
  }

  /// Looks at one path, which is a directory or a script; what is in a directory comes back to be looked at.
  private mutating func visit(_ path: String) -> [String] {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(path: path)
    } catch {
      findings.append(.problem(.unreadable(path: path, error)))
      return []
    }
    guard status.isDirectory else {
      findings.append(.script(path: path, status.identity))
      return []
    }
    guard visited.insert(status.identity).inserted else { return [] }
    do throws(SystemError) {
      let prefix = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
      return try Directory.entries(of: path).compactMap { entry in
        switch entry.kind {
        case .directory: prefix + entry.name
        case .file: isScript(entry.name) ? prefix + entry.name : nil
        case .unknown: isWanted(prefix + entry.name, named: entry.name) ? prefix + entry.name : nil
        }
      }
    } catch {
      findings.append(.problem(.unreadable(path: path, error)))
      return []
    }
  }

  /// Whether a link is worth a look: it is called like a script, or leads to a directory.
  private func isWanted(_ path: String, named name: String) -> Bool {
    isScript(name) || (try? FileStatus(path: path))?.isDirectory == true
  }

  private func isScript(_ name: String) -> Bool {
    name.utf8.count > 6 && name.utf8.suffix(6).elementsEqual(".probe".utf8)
  }
}
