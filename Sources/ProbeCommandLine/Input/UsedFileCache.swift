import ProbeSemantics
import ProbeSyntax

/// The files that scripts use, each read once in a run: a class, because all threads look at the same one.
final class UsedFileCache: Sendable {
  private final class Files {
    // A class, so that the lock holds one reference, whose layout is known when this is compiled.
    /// The places of files in `results`, by their paths.
    var places: [String: Int] = [:]
    var results: [Result<ParsedFile, LoadProblem>] = []
  }

  private let files = Shared(Files())

  /// The file at `path`.
  func file(at path: String) -> Result<ParsedFile, LoadProblem> {
    // Read under the lock: two scripts that use it at the same time must not read it twice.
    files.withLock { files in
      if let place = files.places[path] { return files.results[place] }
      let file = Self.bytes(at: path).map { ParsedFile(parsing: SourceFile(path: path, bytes: $0)) }
      files.places[path] = files.results.count
      files.results.append(file)
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
