import Testing

@testable import SwiftUISource

@Suite struct SyntaxPropertyTests {
  static let sample = """
    import SwiftUI
    struct CartView: View {
      @State private var items: [Item] = []
      @Binding var shown: Item?
      var body: some View {
        List($items, id: \\.id) { $item in
          Toggle("Row \\(item.name, format: .number)", isOn: $item.isOn)
        }
        .sheet(item: $shown, onDismiss: { shown = nil }) { [weak model] item in
          if let model, case .ready(let text)? = model.state { Text(text) } else { EmptyView() }
        }
        #if os(iOS)
        .padding(.top, items.count > 3 ? 4 : -2)
        #endif
      }
      func load() async throws { for i in 0..<3 where i != 1 { try await Task.sleep(for: .seconds(i)) } }
    }
    enum E: Error { case a(Int), b }
    let r = /a+\\/b/, s = #"x\\#(1 + 2)"#, t = Array<Set<Int>>()
    switch t { case let .x(y) where y is Int: break; default: print("d") }
    """

  @Test func joinsTokensAndTriviaToTheSource() {
    let source = Array(Self.sample.utf8)
    var lexer = SwiftLexer(source)

    lexer.readAll()

    var end = 0
    for token in lexer.tokens {
      #expect(Int(token.start) >= end)
      let gap = String(decoding: source[end..<Int(token.start)], as: UTF8.self)
      #expect(gap.allSatisfy(\.isWhitespace) || gap.contains("#"))
      end = Int(token.end)
    }
    #expect(end == source.count)
  }

  @Test func readsTheSampleWithoutAProblem() {
    #expect(SwiftSyntaxTree(reading: Array(Self.sample.utf8)).problems == [])
  }

  @Test func readsEachPrefix() {
    let source = Array(Self.sample.utf8)
    for end in 0...source.count { expectSpansInside(Array(source[..<end])) }
  }

  @Test func readsTheSampleWithATokenLeftOutDoubledOrExchanged() {
    let source = Array(Self.sample.utf8)
    var lexer = SwiftLexer(source)
    lexer.readAll()
    let spans = lexer.tokens.map { Int($0.start)..<Int($0.end) }
    for (index, span) in spans.enumerated().dropLast() {
      expectSpansInside(Array(source[..<span.lowerBound] + source[span.upperBound...]))
      expectSpansInside(Array(source[..<span.upperBound] + source[span.lowerBound...]))
      let next = spans[index + 1]
      let exchanged =
        source[..<span.lowerBound] + source[next] + source[span.upperBound..<next.lowerBound] + source[span]
        + source[next.upperBound...]
      expectSpansInside(Array(exchanged))
    }
  }

  @Test func stillReadsTheViewsOfABrokenFile() {
    let dump = SyntaxDump("struct A: View {\n  var x = = 1\n  var y = 2\n}\nstruct B: View { var z = 3 }")

    #expect(dump.topLevel.last == "(struct B :View (var z = 3))")
    #expect(dump.topLevel.first?.contains("(var y = 2)") == true)
    #expect(dump.tree.problems.map(\.problem) == [.expected(.expression, found: "=")])
  }

  private func expectSpansInside(_ source: [UInt8]) {
    let tree = SwiftSyntaxTree(reading: source)
    let spans =
      tree.expressions.map(\.span) + tree.statements.map(\.span) + tree.declarations.map(\.span)
      + tree.patterns.map(\.span) + tree.types.map(\.span) + tree.problems.map(\.span)
    let isInside = spans.allSatisfy { $0.start >= 0 && $0.start <= $0.end && $0.end <= source.count }
    if !isInside { Issue.record("a span leaves \(String(decoding: source, as: UTF8.self))") }
  }
}
