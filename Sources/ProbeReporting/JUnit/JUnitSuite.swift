import ProbeInterpreter
import ProbeSyntax

/// The tests of one file on one model, as JUnit counts them.
struct JUnitSuite {
  private let name: String
  private var counts = RunCounts()
  private var errors = 0
  private var skipped = 0
  private var elapsed = Duration.zero
  private var cases = ""

  /// The suite `name`, without cases.
  init(name: String) {
    self.name = name
  }

  /// Adds a test that has run; `command` runs just this test.
  mutating func add(_ result: TestResult, command: String) {
    counts.count(result.outcome)
    elapsed += result.elapsed
    let identity = result.identity
    let row = identity.row.map { " [\($0)]" } ?? ""
    let texts = FailureText(result, .plain, showsAllSteps: false, command: command).texts
    var children = ""
    for (report, text) in texts {
      children += element("failure", message: report.failure.message, type: report.failure.id, text: text)
    }
    if !result.steps.isEmpty {
      let lines = StepsText(result.steps, .plain).lines.map { "\($0)\n" }.joined()
      children += "      <system-out>\(XMLText.content(lines))</system-out>\n"
    }
    add(identity.name + row, classname: identity.path, elapsed: result.elapsed, children)
  }

  /// Adds a case for a script that is not valid.
  mutating func addError(_ text: String, message: String, id: String, path: String) {
    errors += 1
    add("script", classname: path, elapsed: .zero, element("error", message: message, type: id, text: text))
  }

  /// Adds a case for tests that did not run.
  mutating func addSkipped(count: Int, reason: String, path: String) {
    skipped += 1
    let message = "\(RunCounts.phrase(count, "test")) did not run: \(reason)"
    add("not run", classname: path, elapsed: .zero, "      <skipped message=\(XMLText.attribute(message))/>\n")
  }

  /// The suite as an element.
  func render() -> String {
    """
      <testsuite name=\(XMLText.attribute(name)) tests="\(counts.tests + errors + skipped)" \
    failures="\(counts.failed)" errors="\(errors)" skipped="\(skipped)" time="\(SecondsText.of(elapsed))">
    \(cases)  </testsuite>

    """
  }

  private mutating func add(_ name: String, classname: String, elapsed: Duration, _ children: String) {
    cases += "    <testcase name=\(XMLText.attribute(name)) classname=\(XMLText.attribute(classname))"
    cases += " time=\"\(SecondsText.of(elapsed))\""
    cases += children.isEmpty ? "/>\n" : ">\n\(children)    </testcase>\n"
  }

  private func element(_ name: String, message: String, type: String, text: String) -> String {
    "      <\(name) message=\(XMLText.attribute(message)) type=\(XMLText.attribute(type))>"
      + "\(XMLText.content(text))</\(name)>\n"
  }
}
