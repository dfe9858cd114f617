import Foundation
import Testing

/// A script of the corpus, with the file beside it that says what comes of it.
struct CorpusCase: Sendable, CustomTestStringConvertible {
  /// `parsing/checks/counts.probe`: the name of the test.
  let path: String

  var testDescription: String { path }
  var scriptFile: URL { Corpus.directory.appending(path: path) }
  var expectedFile: URL { scriptFile.deletingPathExtension().appendingPathExtension("expected") }
  /// The name that diagnostics show: the last part of the path.
  var fileName: String { scriptFile.lastPathComponent }

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: scriptFile)) }
}

/// The scripts under `Corpus`, by their first folder.
enum Corpus {
  static let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

  /// The cases of one folder, or all of them, in the order of their paths.
  static func cases(in folder: String? = nil) -> [CorpusCase] {
    let root = directory.path(percentEncoded: false)
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".probe") && (folder.map { $0 + "/" }.map($0.hasPrefix) ?? true) }
      .sorted().map(CorpusCase.init)
  }

  /// Compares what comes of a case with its `.expected` file.
  ///
  /// With `PROBE_UPDATE_EXPECTED=1` the file is written instead, and the test fails so that it can never pass unread.
  static func expect(_ actual: String, for example: CorpusCase) throws {
    let isUpdating = ProcessInfo.processInfo.environment["PROBE_UPDATE_EXPECTED"] == "1"
    let expected = (try? Data(contentsOf: example.expectedFile)).map { String(decoding: $0, as: UTF8.self) }
    if isUpdating {
      if expected.map({ $0.utf8.elementsEqual(actual.utf8) }) != true {
        try Data(actual.utf8).write(to: example.expectedFile)
        Issue.record("rewrote \(example.expectedFile.path(percentEncoded: false)): read the difference")
      } else {
        Issue.record("expected files are being written: run without PROBE_UPDATE_EXPECTED")
      }
      return
    }
    guard let expected else {
      Issue.record("\(example.path) has no .expected file")
      return
    }
    #expect(expected.utf8.elementsEqual(actual.utf8), "\(difference(expected, actual))")
  }

  /// The first line that differs, as expected and as found.
  private static func difference(_ expected: String, _ actual: String) -> String {
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actualLines = actual.split(separator: "\n", omittingEmptySubsequences: false)
    for number in 0..<max(expectedLines.count, actualLines.count) {
      let left = number < expectedLines.count ? String(expectedLines[number]) : "(nothing)"
      let right = number < actualLines.count ? String(actualLines[number]) : "(nothing)"
      if !left.utf8.elementsEqual(right.utf8) { return "line \(number + 1): expected \(left), found \(right)" }
    }
    return "no line differs"
  }
}
