import ProbeInterpreter

/// A test in a page: folded to one line, with its storyboard and its failures inside.
struct TestSection {
  /// The test.
  let result: TestResult
  /// Its frames; none if its storyboard is left out.
  let frames: [StoryFrame]
  /// The command that runs just this test.
  let command: String

  /// The section as HTML; `other` is a test of the same scenario on another model, to be told apart from.
  func html(comparedWith other: TestSection?, isOpen: Bool, _ library: inout DrawingLibrary) -> String {
    let identity = result.identity
    let isGood = result.outcome == .passed
    let row = identity.row.map { " <span class=\"row\">row \($0)</span>" } ?? ""
    var html = "<details class=\"test \(isGood ? "passed" : "failed")\"\(isOpen ? " open" : "")><summary>"
    html += "<span class=\"badge \(isGood ? "gd" : "bd")\">\(isGood ? "✓ passed" : "✗ failed")</span> "
    html += "<h3>\(HTMLText.of(identity.name))</h3>\(row) <span class=\"model\">\(HTMLText.of(identity.model))"
    html += identity.isControl ? ", must fail there</span>" : "</span>"
    for tag in identity.tags { html += " <span class=\"tag\">@\(HTMLText.of(tag))</span>" }
    html += " <span class=\"time\">\(DurationText.of(result.elapsed))</span></summary>\n<div class=\"body\">\n"
    html += "<p class=\"place\">\(HTMLText.of(identity.selector)) · <code>\(HTMLText.of(command))</code></p>\n"
    html += failures
    if !frames.isEmpty {
      html += StoryboardList(frames, label: "Storyboard on \(identity.model)", &library).html
    }
    if let other { html += comparison(with: other, &library) }
    return html + "</div></details>\n"
  }

  private var failures: String {
    var followers: [Int: [FailureReport]] = [:]
    for report in result.failures {
      if let root = report.followsFrom { followers[root, default: []].append(report) }
    }
    var html = ""
    for (index, report) in result.failures.enumerated() where report.followsFrom == nil {
      html += FailureSection(report, followers: followers[index] ?? []).html
    }
    return html
  }

  /// Both storyboards side by side from the first step that differs.
  private func comparison(with other: TestSection, _ library: inout DrawingLibrary) -> String {
    let count = min(frames.count, other.frames.count)
    guard let first = (0..<count).first(where: { !frames[$0].looks(like: other.frames[$0]) }) else { return "" }
    let (here, there) = (result.identity.model, other.result.identity.model)
    return """
      <section class="apart"><h4>Where \(HTMLText.of(there)) and \(HTMLText.of(here)) part ways: step \(first + 1)</h4>
      <div class="pair"><div><h5>\(HTMLText.of(there))</h5>
      \(StoryboardList(other.frames, from: first, label: "From step \(first + 1) on \(there)", &library).html)</div>
      <div><h5>\(HTMLText.of(here))</h5>
      \(StoryboardList(frames, from: first, label: "From step \(first + 1) on \(here)", &library).html)</div></div>
      </section>

      """
  }
}
