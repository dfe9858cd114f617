import ProbeInterpreter
import ProbeSyntax

/// Reports the mistakes and warnings in scripts as SARIF 2.1.0, with fixes where one is known.
///
/// Tests that failed are no findings about a script, and are left out.
public struct SARIFReporter: Reporter {
  private var toolVersion = ""
  private var results = JSONWriter()
  private var rules: [String] = []
  private var ruleIndexes: [String: Int] = [:]

  /// A report in which nothing has happened.
  public init() {}

  public mutating func render(_ event: RunEvent) -> String {
    switch event {
    case .runStarted(let start):
      toolVersion = start.toolVersion
      return ""
    case .fileStarted(let start):
      var finders = SourceRegion.Finders()
      for diagnostic in start.diagnostics { add(diagnostic, &finders) }
      return ""
    case .testFinished, .fileFinished:
      return ""
    case .runFinished:
      return text
    }
  }

  private mutating func add(_ diagnostic: Diagnostic, _ finders: inout SourceRegion.Finders) {
    let problem = diagnostic.problem
    let rule = ruleIndexes[problem.id] ?? rules.count
    if rule == rules.count {
      rules.append(problem.id)
      ruleIndexes[problem.id] = rule
    }
    let region = finders.region(of: diagnostic.span, in: diagnostic.file)
    let hint = problem.hint.map { " (\($0))" } ?? ""
    results.object { result in
      result.member("ruleId", problem.id)
      result.member("ruleIndex", rule)
      result.member("level", problem.severity.name)
      result.member("message") { $0.member("text", problem.message + hint) }
      result.name("locations")
      result.array { locations in
        locations.object { $0.member("physicalLocation", object: region.writeLocation) }
      }
      if !diagnostic.notes.isEmpty {
        result.member("relatedLocations", array: diagnostic.notes) { writer, note in
          let region = finders.region(of: note.span, in: note.file)
          writer.object { location in
            location.member("physicalLocation", object: region.writeLocation)
            location.member("message") { $0.member("text", note.message) }
          }
        }
      }
      if let replacement = problem.replacement { result.member("fixes", fix: replacement, at: region) }
    }
  }

  private var text: String {
    var writer = JSONWriter()
    writer.object { log in
      log.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      log.member("version", "2.1.0")
      log.name("runs")
      log.array { runs in
        runs.object { run in
          run.member("tool") { tool in
            tool.member("driver") { driver in
              driver.member("name", "probe-run")
              driver.member("version", toolVersion)
              driver.member("rules", array: rules) { writer, id in writer.object { $0.member("id", id) } }
            }
          }
          run.member("columnKind", "unicodeCodePoints")
          run.name("results")
          run.array { $0.append(results) }
        }
      }
    }
    writer.endLine()
    return writer.text
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: StaticString, fix text: String, at region: SourceRegion) {
    member(name, array: [text]) { writer, text in
      writer.object { fix in
        fix.member("description") { $0.member("text", "write '\(text)'") }
        fix.member("artifactChanges", array: [text]) { writer, text in
          writer.object { change in
            change.member("artifactLocation") { $0.member("uri", region.uri) }
            change.member("replacements", array: [text]) { writer, text in
              writer.object { replacement in
                replacement.member("deletedRegion", object: region.write)
                replacement.member("insertedContent") { $0.member("text", text) }
              }
            }
          }
        }
      }
    }
  }
}
