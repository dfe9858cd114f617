import ProbeInterpreter
import ProbeReporting
import ProbeSyntax
import Testing

@Suite struct RunRecordTests {
  @Test func readsTheEventsThatWereWritten() throws {
    let events = SampleRun.richEvents
    let record = text(of: events, by: JSONLinesReporter())

    let read = try RunRecord(Array(record.utf8)).events

    #expect(read.count == events.count)
    #expect(SampleText.equal(text(of: read, by: JSONLinesReporter()), record))
  }

  @Test func rendersTheSameReportsAgain() throws {
    let events = SampleRun.richEvents
    let read = try RunRecord(Array(text(of: events, by: JSONLinesReporter()).utf8)).events

    for reporter in SampleRun.reporters {
      #expect(SampleText.equal(text(of: read, by: reporter), text(of: events, by: reporter)))
    }
  }

  @Test func carriesEachTextAsItIs() throws {
    for text in SampleText.difficult {
      var result = SampleRun.emptyShare
      result.identity.name = text
      result.steps[0].place.statement = text
      result.failures[0].screen.layers[0].texts = [text]
      let record = self.text(of: SampleRun.events([result]), by: JSONLinesReporter())

      let read = try RunRecord(Array(record.utf8)).events

      guard case .testFinished(let test) = read[2] else {
        Issue.record("it is no test")
        return
      }
      #expect(SampleText.equal(test.identity.name, text))
      #expect(SampleText.equal(test.steps[0].place.statement, text))
      #expect(SampleText.equal(test.failures[0].screen.layers[0].texts[0], text))
    }
  }

  @Test func recordsAScreenAgainWhenOnlyItsLettersAreComposedInAnotherWay() throws {
    var result = SampleRun.emptyShare
    var screen = SampleRun.emptyShareSheet
    screen.layers[0].texts = ["\u{E9}"]
    result.steps[0].screen = screen
    screen.layers[0].texts = ["e\u{301}"]
    result.steps[1].screen = screen
    result.steps[2].screen = screen
    let record = text(of: SampleRun.events([result]), by: JSONLinesReporter())

    guard case .testFinished(let test) = try RunRecord(Array(record.utf8)).events[2] else {
      Issue.record("it is no test")
      return
    }

    #expect(test.steps.map { $0.screen.map { Array($0.layers[0].texts[0].unicodeScalars).count } } == [1, 2, 2])
    #expect(record.components(of: "\"hasSameScreen\":true") == 1)
  }

  @Test func passesOverKindsOfALaterVersion() throws {
    let record = text(of: SampleRun.events([SampleRun.passed]), by: JSONLinesReporter())
    let lines = record.split(separator: "\n")
    let later =
      lines[0] + "\n\n{\"version\":1,\"kind\":\"weather\",\"sky\":[{}]}\r\n" + lines[1...].joined(separator: "\n")

    #expect(try RunRecord(Array(later.utf8)).events.count == lines.count)
  }

  @Test(arguments: [
    ("", RecordProblem.noEvents), ("\n \n", .noEvents),
    ("x", .invalidLine(line: 1, reason: "'x' cannot stand there")),
    ("[]", .invalidLine(line: 1, reason: "it is another value")),
    ("{}", .invalidMember(line: 1, name: "version", expected: "a whole number")),
    (#"{"version":2,"kind":"x"}"#, .unknownVersion(line: 1, version: 2)),
    (#"{"version":1,"kind":"file-finished","path":"a"}"#, .notARecord(line: 1)),
    (
      #"{"version":1,"kind":"run-started","toolVersion":"1","command":7}"#,
      .invalidMember(line: 1, name: "command", expected: "a text")
    ),
    (#"{"version":1,"kind":"run-started","toolVersion":"1","command":"x"}"#, .ended),
  ])
  func saysWhyARecordCannotBeRead(_ record: String, _ problem: RecordProblem) {
    #expect(throws: problem) { try RunRecord(Array(record.utf8)) }
  }

  @Test func everyPrefixOfARecordIsReadOrRefused() {
    let record = Array(text(of: SampleRun.richEvents, by: JSONLinesReporter()).utf8)
    var refused = 0
    for count in stride(from: 0, to: record.count - 1, by: 7) {
      do {
        _ = try RunRecord(Array(record[..<count]))
      } catch {
        refused += 1
      }
    }

    #expect(refused == (record.count - 2) / 7 + 1)
  }

  @Test func putsShardsTogetherInTheOrderOfOneRun() throws {
    var results: [TestResult] = []
    for number in 0..<5 {
      var result = number == 3 ? SampleRun.emptyShare : SampleRun.passed
      result.number = number
      result.identity.line = 10 + number
      results.append(result)
    }
    let whole = text(of: SampleRun.events(results), by: JUnitReporter())
    var merge = RunMerge()
    for shard in [1, 0] {
      let part = results.filter { $0.number % 2 == shard }
      let record = try RunRecord(Array(text(of: SampleRun.events(part), by: JSONLinesReporter()).utf8))
      #expect(merge.add(record) == nil)
    }

    #expect(text(of: merge.events, by: JUnitReporter()) == whole)
  }

  @Test func saysThatTwoPartsTellOfOneTest() throws {
    let record = try RunRecord(Array(text(of: SampleRun.events([SampleRun.passed]), by: JSONLinesReporter()).utf8))
    var merge = RunMerge()

    #expect(merge.add(record) == nil)
    #expect(merge.add(record) == SampleRun.passed.identity)
  }

  private func text(of events: [RunEvent], by reporter: any Reporter) -> String {
    var reporter = reporter
    return events.map { reporter.render($0) }.joined()
  }
}
