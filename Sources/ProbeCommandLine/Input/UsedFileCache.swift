import ProbeSemantics
import ProbeSyntax
import Synchronization

/// The files that scripts use, each read once in a run: a class, because all threads look at the same one.
final class UsedFileCache: Sendable {
  private struct Entry {
    var result: Result<ParsedFile, LoadProblem>
  }

  private let files = Mutex<[String: Entry]>([:])

  /// The file at `path`.
  func file(at path: String) -> Result<ParsedFile, LoadProblem> {
    // Read under the lock: two scripts that use it at the same time must not read it twice.
    files.withLock { files in
      if let file = files[path] { return file.result }
      let file = Self.bytes(at: path).map { ParsedFile(parsing: SourceFile(path: path, bytes: $0)) }
      files[path] = Entry(result: file)
      return file
    }
  }

  /// The bytes of a file that a script names.
  static func bytes(at path: String) -> Result<[UInt8], LoadProblem> {
    do throws(SystemError) {
      return .success(try FileReader.read(path: path))
    } catch .notFound {
      return .failure(.missing(nearest: MissingFile.nearest(to: path)))
    } catch .isDirectory {
      return .failure(.directory)
    } catch {
      return .failure(.unreadable(reason: error.words))
    }
  }
}
