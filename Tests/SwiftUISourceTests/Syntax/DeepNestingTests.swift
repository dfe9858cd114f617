import Foundation
import SwiftUISource
import Testing

/// One way to nest code.
struct NestingCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var opening: String
  var closing: String

  init(_ testDescription: String, _ opening: String, _ closing: String) {
    self.testDescription = testDescription
    self.opening = opening
    self.closing = closing
  }
}

@Suite struct DeepNestingTests {
  static let count = 4_000

  @Test(arguments: [
    NestingCase("parentheses", "(", ")"),
    NestingCase("calls", "f(a, ", ")"),
    NestingCase("closures", "{ x in ", "}"),
    NestingCase("trailing closures", "f { ", "}"),
    NestingCase("blocks", "if a { ", "}"),
    NestingCase("switches", "switch a { case b: ", "}"),
    NestingCase("loops", "for a in b { ", "}"),
    NestingCase("types", "struct A { ", "}"),
    NestingCase("functions", "func f() { ", "}"),
    NestingCase("properties", "var a: Int { ", "}"),
    NestingCase("getters", "var a: Int { get { ", "}}"),
    NestingCase("arrays", "[", "]"),
    NestingCase("dictionaries", "[a: ", "]"),
    NestingCase("ternaries", "a ? ", " : b"),
    NestingCase("ternaries to the right", "a ? b : ", ""),
    NestingCase("prefix operators", "!(-", ")"),
    NestingCase("tries", "try ", ""),
    NestingCase("awaits", "x = await ", ""),
    NestingCase("interpolations", "\"\\(", ")\""),
    NestingCase("type arguments", "let a: A<", ">"),
    NestingCase("optional types", "let a: [", "]?"),
    NestingCase("function types", "let a: (A) -> ", ""),
    NestingCase("function parameters", "let a: ((", ") -> A)"),
    NestingCase("patterns", "if case .a(let ", ") = b {}"),
    NestingCase("nested patterns", "case .a(", ")"),
    NestingCase("binding patterns", "let (", ")"),
    NestingCase("some types", "let a: some ", ""),
    NestingCase("suppressed types", "let a: ~", ""),
    NestingCase("generic comparisons", "a<(", ""),
    NestingCase("key paths", "\\.a[", "]"),
    NestingCase("labels", "a: for b in c { ", "}"),
    NestingCase("labels without loops", "a: if ", ""),
    NestingCase("conditional compilation", "#if os(iOS)\n", "\n#endif\n"),
    NestingCase("skipped compilation", "#if os(macOS)\n", "\n#endif\n"),
    NestingCase("conditions of compilation", "#if (", ""),
    NestingCase("comments", "/*", "*/"),
    NestingCase("attributes", "@A(", ")"),
    NestingCase("macros", "#a(", ")"),
    NestingCase("else branches", "if a {} else ", ""),
    NestingCase("default values", "func f(a: Int = { ", "}())"),
  ])
  func readsDeepCodeOnASmallStack(_ example: NestingCase) async {
    let open = String(repeating: example.opening, count: Self.count)
    let closed = open + "x" + String(repeating: example.closing, count: Self.count)

    for source in [open, closed] {
      let end = await Self.endOnSmallStack(source)
      #expect(end <= source.utf8.count)
    }
  }

  @Test(arguments: [
    NestingCase("members", ".a", ""),
    NestingCase("modifiers", ".a(b) { c }", ""),
    NestingCase("operators", " + a", ""),
    NestingCase("assignments", " = a", ""),
    NestingCase("forced values", "!", ""),
    NestingCase("coalescing", " ?? a", ""),
    NestingCase("casts", " as A", ""),
  ])
  func keepsALongChainAsOneOpaquePiece(_ example: NestingCase) {
    let source = "x" + String(repeating: example.opening, count: Self.count)

    let tree = SwiftSyntaxTree(reading: Array(source.utf8))

    #expect(tree.problems.map(\.problem) == [.nestingTooDeep(limit: SwiftSyntaxTree.maximumHeight)])
    #expect(tree.topLevel.count == 1)
  }

  @Test func reportsDeepNestingOnceAndReadsWhatFollows() {
    let source = String(repeating: "(", count: Self.count) + String(repeating: ")", count: Self.count) + "\nstruct A {}"

    let tree = SwiftSyntaxTree(reading: Array(source.utf8))

    #expect(tree.problems.map(\.problem.id) == ["swift-nesting-too-deep"])
    #expect(SyntaxDump(tree).topLevel.last == "(struct A)")
  }

  /// Half a megabyte, as some systems give to a thread; the frames of a sanitizer are up to six times as large.
  private static let smallStack = 512 * 1024 * (Sanitizer.isPresent ? 6 : 1)

  /// Reads `source` on a thread with a small stack; the end of the last statement.
  private static func endOnSmallStack(_ source: String) async -> Int {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        let tree = SwiftSyntaxTree(reading: Array(source.utf8))
        continuation.resume(returning: tree.topLevel.last.map { tree[$0].span.end } ?? 0)
      }
      thread.stackSize = smallStack
      thread.start()
    }
  }
}
