/// Values inside values without end: ten times as deep as is looked into. The thread sanitizer has room for 65,536 calls
/// inside each other, and letting go of a value takes some at each depth.
let deepValues: [Snippet] = [
  Snippet(
    "an array in an array", "var a: Any = []\nfor _ in 0..<5_000 { a = [a] }\nreturn \"\\(a)\"",
    gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 500 deep"),
  Snippet(
    "equal arrays", "var a: [Any] = []\nfor _ in 0..<5_000 { a = [a] }\nreturn \"\\(a == a)\"",
    gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 500 deep"),
  Snippet(
    "a list of cases", declarations: "indirect enum List: Hashable { case end; case item(Int, List) }",
    "var a = List.end\nfor n in 0..<5_000 { a = .item(n, a) }\nreturn \"\\([a: 1])\"",
    gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 500 deep"),
  Snippet(
    "views in views",
    "var v = AnyView(Text(\"a\"))\nfor _ in 0..<5_000 { v = AnyView(v) }\nlet b = HStack { v }\nreturn \"\\(b)\"",
    gives: "View"),
  Snippet(
    "a closure that gives itself", declarations: "func again() -> Any { again }",
    "let v = HStack { again }\nreturn \"\\(v)\"",
    gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 500 deep"),
  Snippet(
    "bindings in bindings",
    "var b = Binding.constant(true)\nfor _ in 0..<5_000 { b = Binding.constant(b) }\nreturn b ? \"yes\" : \"no\"",
    gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 500 deep"),
  Snippet(
    "a wrapper in itself",
    declarations: "@propertyWrapper struct W { @W(1) var wrappedValue: Int }\nstruct S { @W var n = 1 }",
    "return \"\\(S().n)\"", gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 500 deep"),
  Snippet(
    "a body that is itself", declarations: "struct B { var body: B { self } }",
    "let v = HStack { B() }\nreturn \"\\(v)\"",
    gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 500 deep"),
  Snippet(
    "a chain of objects", declarations: "class Node { var next: Node?; init(_ next: Node?) { self.next = next } }",
    "var n: Node? = nil\nfor _ in 0..<50_000 { n = Node(n) }\nreturn \"\\(n == nil)\"", gives: "false"),
  Snippet(
    "a tree of shared branches that is compared",
    declarations: "indirect enum Tree: Equatable { case leaf; case node(Tree, Tree) }",
    "var a = Tree.leaf, b = Tree.leaf\nfor _ in 0..<60 { a = .node(a, a); b = .node(b, b) }\nreturn \"\\(a == b)\"",
    gives: endless),
  Snippet(
    "a tree of shared branches as a key",
    declarations: "indirect enum Tree: Hashable { case leaf; case node(Tree, Tree) }",
    "var a = Tree.leaf\nfor _ in 0..<60 { a = .node(a, a) }\nreturn \"\\(Set([a]).count)\"", gives: endless),
  Snippet(
    "a text looked for in itself",
    "let t = String(repeating: \"a\", count: 100_000)\nreturn \"\\(t.contains(String(repeating: \"a\", count: 50_000) + \"b\"))\"",
    gives: endless),
  Snippet(
    "a dictionary and a set that grow",
    "var d: [Int: Int] = [:]\nvar s: Set<Int> = []\nfor n in 0..<50_000 { d[n] = n; s.insert(n) }\nreturn \"\\(d.count) \\(s.count)\"",
    gives: "50000 50000"),
  Snippet(
    "a copy of a dictionary keeps what it had",
    "var d = [1: 1]\nlet e = d\nd[2] = 2\nvar s: Set<Int> = [1]\nlet t = s\ns.insert(2)\nreturn \"\\(d.count) \\(e.count) \\(s.count) \\(t.count)\"",
    gives: "2 1 2 1"),
]

private let endless =
  "CRASH the app does not come to rest: the view's code leaves more work after 5000000 rounds"

/// More of them than the stack could let go.
let deepestValues: [Snippet] = [
  Snippet(
    "cases in cases", declarations: "indirect enum List { case end; case item(List) }",
    "var a = List.end\nfor _ in 0..<500_000 { a = .item(.item(.item(.item(.item(.item(a)))))) }\nreturn \"\"",
    gives: endless),
  Snippet(
    "tuples in tuples",
    "var a: Any = 1\nfor _ in 0..<500_000 { a = ((((((a, 1), 1), 1), 1), 1), 1) }\nreturn \"\"", gives: endless),
  Snippet(
    "arrays in arrays", "var a: Any = []\nfor _ in 0..<500_000 { a = [[[[[[[[a]]]]]]]] }\nreturn \"\"", gives: endless),
]
