import ProbeSyntax
import Testing

@testable import ProbeCommandLine

struct TagExpressionTests {
  struct MatchCase: Sendable, CustomTestStringConvertible {
    var expression: String
    var tags: [String]
    var matches: Bool

    init(_ expression: String, _ tags: [String], _ matches: Bool) {
      self.expression = expression
      self.tags = tags
      self.matches = matches
    }

    var testDescription: String { "\(expression) on \(tags)" }
  }

  @Test(arguments: [
    MatchCase("smoke", ["smoke"], true),
    MatchCase("@smoke", ["smoke"], true),
    MatchCase("smoke", ["smoke-test"], false),
    MatchCase("smoke", [], false),
    MatchCase("not smoke", [], true),
    MatchCase("not not smoke", ["smoke"], true),
    MatchCase("a and b", ["a"], false),
    MatchCase("a and b", ["b", "a"], true),
    MatchCase("a or b and c", ["a"], true),
    MatchCase("(a or b) and c", ["a"], false),
    MatchCase("(a or b)and c", ["c", "b"], true),
    MatchCase("not a or b", ["a", "b"], true),
    MatchCase("not (a or b)", ["b"], false),
    MatchCase("  a\tor\nb ", ["b"], true),
    MatchCase("@and", ["and"], true),
  ])
  func selectsByTags(_ example: MatchCase) throws {
    let expression = try TagExpressionParser.parse(example.expression)

    #expect(expression.matches(example.tags) == example.matches)
  }

  struct MistakeCase: Sendable, CustomTestStringConvertible {
    var text: String
    var problem: TagExpressionProblem
    var span: SourceSpan

    /// The mistake lies between the two marks of `marked`.
    init(_ marked: String, _ problem: TagExpressionProblem) {
      let parts = marked.split(separator: "👉", omittingEmptySubsequences: false).map(String.init)
      self.text = parts.joined()
      self.problem = problem
      self.span = SourceSpan(start: parts[0].utf8.count, end: parts[0].utf8.count + parts[1].utf8.count)
    }

    var testDescription: String { text }
  }

  @Test(arguments: [
    MistakeCase("👉👉", .expectedTag(found: nil)),
    MistakeCase("smoke and👉👉", .expectedTag(found: nil)),
    MistakeCase("smoke 👉slow👉", .expectedOperator(found: "slow")),
    MistakeCase("👉or👉 smoke", .expectedTag(found: "or")),
    MistakeCase("not👉👉", .expectedTag(found: nil)),
    MistakeCase("👉(👉smoke or slow", .missingParenthesis),
    MistakeCase("smoke👉)👉", .expectedOperator(found: ")")),
    MistakeCase("(👉)👉", .expectedTag(found: ")")),
    MistakeCase("é and 👉@👉", .expectedTag(found: "@")),
  ])
  func saysWhereAnExpressionIsWrong(_ example: MistakeCase) {
    #expect(throws: UsageProblem.invalidTagExpression(example.problem, in: example.text, at: example.span)) {
      try TagExpressionParser.parse(example.text)
    }
  }

  @Test func refusesEndlessNesting() {
    let text = String(repeating: "(", count: 100_000)

    #expect(throws: UsageProblem.self) { try TagExpressionParser.parse(text) }
  }

  @Test func readsALongChain() throws {
    let text = String(repeating: "a and ", count: 20_000) + "b"

    #expect(try TagExpressionParser.parse(text).matches(["a", "b"]))
  }
}
