import ProbeInterpreter

/// A failure in a page: what was expected and found, why, and what may help.
struct FailureSection {
  /// The section as HTML.
  let html: String

  /// The failure that `report` tells of, with those that follow from it.
  init(_ report: FailureReport, followers: [FailureReport]) {
    let failure = report.failure
    let place = report.place
    var html = "<section class=\"failure\"><h4><span class=\"id\">\(HTMLText.of(failure.id))</span> "
    html += "\(HTMLText.of(failure.message))</h4>\n"
    html += "<p class=\"place\">\(HTMLText.of(place.path)):\(place.line):\(place.column)"
    for call in place.calls.reversed() {
      html += " in <code>do \(HTMLText.of(call.name))</code> at \(HTMLText.of(call.path)):\(call.line)"
    }
    let excerpt = StepExcerpt(place)
    html += "</p>\n<pre class=\"source\" tabindex=\"0\">\(XMLText.content(excerpt.line))\n"
    html += "<span class=\"caret\">\(excerpt.caret)</span></pre>\n"
    if let expected = failure.expected, let found = failure.found {
      html += "<dl><dt>expected</dt><dd class=\"want\">\(HTMLText.of(expected))</dd>"
      html += "<dt>found</dt><dd class=\"got\">\(HTMLText.of(found))</dd>"
      if let comparison = failure.comparison {
        html += "<dt>difference</dt><dd>\(HTMLText.of(comparison.message))</dd>"
      }
      html += "</dl>\n"
    }
    html += Self.causes(report.causes)
    for hint in failure.hints { html += "<p class=\"hint\"><b>hint</b> \(HTMLText.of(hint))</p>\n" }
    if !report.passingModels.isEmpty {
      html += "<p><b>passes on</b> \(report.passingModels.map { HTMLText.of($0) }.joined(separator: ", "))</p>\n"
    }
    if !followers.isEmpty {
      html += "<p><b>what follows from it</b></p><ul>\n"
      for follower in followers {
        html += "<li>line \(follower.place.line): <code>\(HTMLText.of(follower.place.statement))</code>: "
        html += "\(HTMLText.of(follower.failure.message))</li>\n"
      }
      html += "</ul>\n"
    }
    self.html = html + "</section>\n"
  }

  private static func causes(_ causes: [Cause]) -> String {
    guard !causes.isEmpty else { return "" }
    var html = "<p><b>because</b></p><ol class=\"causes\">\n"
    for cause in causes {
      html += "<li>\(HTMLText.sentence(cause.sentence))"
      if let rule = cause.rule {
        html +=
          " <span class=\"rule\">\(HTMLText.of([rule, cause.basis].compactMap(\.self).joined(separator: ", ")))</span>"
      }
      if let place = cause.place {
        html += "<br><span class=\"place\">\(HTMLText.of(place.path)):\(place.line):\(place.column)</span>"
        if let statement = place.statement, !statement.isEmpty {
          html += "<pre class=\"source\" tabindex=\"0\">\(HTMLText.of(String(statement.prefix(200))))</pre>"
        }
      }
      html += "</li>\n"
    }
    return html + "</ol>\n"
  }
}
