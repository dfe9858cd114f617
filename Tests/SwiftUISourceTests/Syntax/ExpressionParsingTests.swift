import SwiftUISource
import Testing

/// A source text and the trees of its statements.
struct ParsingCase: Sendable, CustomTestStringConvertible {
  var source: String
  var expected: [String]

  init(_ source: String, _ expected: String...) {
    self.source = source
    self.expected = expected
  }

  var testDescription: String { source }
}

@Suite struct ExpressionParsingTests {
  @Test(arguments: [
    ParsingCase("a + b * c", "(+ a (* b c))"),
    ParsingCase("a = b ? c : d == e", "(= a (?: b c (== d e)))"),
    ParsingCase("a ?? b ?? c", "(?? a (?? b c))"),
    ParsingCase("a as? Int ?? 0", "(?? (optional a Int) 0)"),
    ParsingCase("x = try await f() + 1", "(= x (try-propagating (await (+ (call f) 1))))"),
    ParsingCase("-a.b!", "(prefix- (! a.b))"),
    ParsingCase("a?.b[0].c", "(subscript (? a).b 0).c"),
    ParsingCase("f(&x, y: .z)", "(call f (& x) y:.z)"),
    ParsingCase("f { $0 } done: { _ in }", "(call-closure f trailing (closure {$0}) done:(closure (_) {}))"),
    ParsingCase("{ [weak self, x = y] (a: Int) -> Int in a }", "(closure [weak self, x = y] (a:Int) ->Int {a})"),
    ParsingCase("ForEach($xs) { $x in x }", "(call ForEach $xs trailing (closure ($x) {x}))"),
    ParsingCase("Foo<Int, [A]>()", "(call Foo<Int,[A]>)"),
    ParsingCase("f(a < b, c > d)", "(call f (< a b) (> c d))"),
    ParsingCase("\\Item.a?.b[0]", "\\Item.a?.b[0]"),
    ParsingCase("\"a\\(b + \"\\(c)\")d\"", "(string \"a\" (interpolate (+ b (string (interpolate c)))) \"d\")"),
    ParsingCase("#\"a\\(b)\\#(c)\"#", "(string \"a\\\\(b)\" (interpolate c))"),
    ParsingCase("\"\"\"\n  a\n    \\(b)\\\n  c\n  \"\"\"", "(string \"a\\n  \" (interpolate b) \"c\")"),
    ParsingCase("a / b / c", "(/ (/ a b) c)"),
    ParsingCase("f(/a(b)+/)", "(call f /a(b)+/)"),
    ParsingCase("xs.sorted(by: <)", "(call xs.sorted by:(operator <))"),
    ParsingCase("a.0.1", "a.0.1"),
    ParsingCase("0xFF + 1_000 + 1.5e1", "(+ (+ 255 1000) 15.0)"),
    ParsingCase("a\n  .b()\n  #if os(macOS)\n  .c()\n  #endif\n  .d", "(call a.b).d"),
    ParsingCase("let v = if a { 1 } else if b { 2 } else { 3 }", "(let v = (if a {1} b {2} else {3}))"),
    ParsingCase("#expect(a == b)", "(#expect (== a b))"),
    ParsingCase("f(a:b:)", "(ref f a: b:)"),
    ParsingCase("\"a\".map { $0 }", "(call-closure (string \"a\").map trailing (closure {$0}))"),
    ParsingCase(
      "f(\"a\".b.c { $0 }.d())", "(call f (call (call-closure (string \"a\").b.c trailing (closure {$0})).d))"),
    ParsingCase("1.a { $0 }", "(call-closure 1.a trailing (closure {$0}))"),
    ParsingCase("[1].a { $0 }", "(call-closure (array 1).a trailing (closure {$0}))"),
    ParsingCase("[a: 1].a { $0 }", "(call-closure (dictionary a:1).a trailing (closure {$0}))"),
    ParsingCase("(a, b).c { $0 }", "(call-closure (tuple a b).c trailing (closure {$0}))"),
    ParsingCase("true.a(1) { $0 }", "(call true.a 1 trailing (closure {$0}))"),
    ParsingCase("nil.a { $0 }", "(call-closure nil.a trailing (closure {$0}))"),
    ParsingCase("/a/.b { $0 }", "(call-closure /a/.b trailing (closure {$0}))"),
    ParsingCase("\"a\"[b]?.c! { $0 }", "(call-closure (! (? (subscript (string \"a\") b)).c) trailing (closure {$0}))"),
    ParsingCase("{ a }.b { $0 }", "(call-closure (closure {a}).b trailing (closure {$0}))"),
    ParsingCase(
      "a.init { $0 } + .init { $0 }",
      "(+ (call-closure a.init trailing (closure {$0})) (call-closure .init trailing (closure {$0})))"),
    ParsingCase("if a == \"b\" { c }", "(if (== a (string \"b\")) {c})"),
    ParsingCase("if a == [b] { c }", "(if (== a (array b)) {c})"),
    ParsingCase("[a: 1, b: 2][c]", "(subscript (dictionary a:1 b:2) c)"),
    ParsingCase(
      "infix operator |>: P\nprecedencegroup P { higherThan: MultiplicationPrecedence associativity: left }\na * b |> c",
      "(operator |>)", "(precedencegroup P)", "(* a (|> b c))"),
  ])
  func readsExpressions(_ example: ParsingCase) {
    let dump = SyntaxDump(example.source)

    #expect(dump.topLevel == example.expected)
    #expect(dump.tree.problems == [])
  }

  @Test(arguments: [
    ParsingCase(
      "if let a, case .b(let c, _) = d, !e { f } else { g }",
      "(if (if-let a) (if-case (case .b (let c) _) d) (prefix! e) {f} else {g})"),
    ParsingCase("guard let self else { return }", "(guard (if-let self) {(return)})"),
    ParsingCase("if xs.contains { $0 } { a }", "(if (call-closure xs.contains trailing (closure {$0})) {a})"),
    ParsingCase(
      "switch a { case .b, let .c(d) where e: f; g\n@unknown default: break }",
      "(switch a (case (case .b) (where (let (case .c d)) e) {f; g}) (default {(break)}))"),
    ParsingCase(
      "switch a { case is B, 1...2, T.c, (let x, _)?: () }",
      "(switch a (case (is B) (~= (... 1 2)) (case T .c) (? (tuple (let x) _)) {(tuple)}))"),
    ParsingCase(
      "a: for case let x? in y where z { continue a }", "(label a (for (let (? x)) y (where z) {(continue a)}))"),
    ParsingCase("for try await a in b {}", "(for-await a b {})"),
    ParsingCase(
      "do { try a() } catch let e as E { b } catch { c }",
      "(do {(try-propagating (call a))} (catch (as (let e) E) {b}) (catch {c}))"),
    ParsingCase("repeat { a } while b", "(repeat {a} b)"),
    ParsingCase("while let a = b() { defer { c } }", "(while (if-let a (call b)) {(defer {c})})"),
    ParsingCase("throw E.a", "(throw E.a)"),
    ParsingCase("if #available(iOS 17, *) { a }", "(if available {a})"),
  ])
  func readsStatements(_ example: ParsingCase) {
    let dump = SyntaxDump(example.source)

    #expect(dump.topLevel == example.expected)
    #expect(dump.tree.problems == [])
  }

  @Test(arguments: [
    ParsingCase(
      "struct A<T: P>: View where T: Q { @State private var x = 0 { didSet { a } }\n var body: some View { Text(\"b\") } }",
      "(struct A <T> :View @State (var x = 0 (didSet {a})) (var body:(some View) (get {(call Text (string \"b\"))})))"),
    ParsingCase("@Environment(\\.dismiss) var dismiss", "@Environment(\\.dismiss) (var dismiss)"),
    ParsingCase(
      "enum E: String { case a = \"x\", b(Int, c: D = e); indirect case f }",
      "(enum E :String (cases (a (string \"x\")) (b (values _:Int c:D=e))) (cases (f)))"),
    ParsingCase(
      "func f<T>(_ a: T..., b c: inout Int) async throws -> T? { a }",
      "(func f <T> (parameters _/a:T... b/c:(@ Int)) async throws ->T? {a})"),
    ParsingCase(
      "class A { init?(a: Int) { } ; deinit { } ; subscript(i: Int) -> B { get { c } set(d) { e } } }",
      "(class A (init-optional (parameters a:Int) {}) (deinit {}) (subscript (parameters i:Int) ->B (get {c}) (set /d {e})))"
    ),
    ParsingCase(
      "extension A.B: C where D == E { static func == (l: A, r: A) -> Bool { true } }",
      "(extension A.B :C (func == (parameters l:A r:A) ->Bool {true}))"),
    ParsingCase(
      "protocol P: AnyObject { associatedtype A: B; var c: D { get set } }",
      "(protocol P :AnyObject (associatedtype A) (var c:D (get) (set)))"),
    ParsingCase(
      "let a: @Sendable (Int, _ b: [String: C?]) async -> any D & E = f",
      "(let a:(@ (-> Int _:[String:C?] async (any (& D E)))) = f)"),
    ParsingCase("import SwiftUI\nimport struct A.B", "(import SwiftUI)", "(import A.B)"),
    ParsingCase("#Preview(\"a\") { B() }", "(#Preview (string \"a\") (closure {(call B)}))"),
    ParsingCase("#if os(iOS) && DEBUG\nlet a = 1\n#else\nlet b = {{{\n#endif", "(let a = 1)"),
  ])
  func readsDeclarations(_ example: ParsingCase) {
    let dump = SyntaxDump(example.source)

    #expect(dump.topLevel == example.expected)
    #expect(dump.tree.problems == [])
  }
}
