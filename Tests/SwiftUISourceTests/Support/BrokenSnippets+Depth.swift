/// Values inside values without end.
let deepValues: [Snippet] = [
  Snippet(
    "an array in an array", "var a: Any = []\nfor _ in 0..<20_000 { a = [a] }\nreturn \"\\(a)\"",
    gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 1000 deep"),
  Snippet(
    "equal arrays", "var a: [Any] = []\nfor _ in 0..<20_000 { a = [a] }\nreturn \"\\(a == a)\"",
    gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 1000 deep"),
  Snippet(
    "a list of cases", declarations: "indirect enum List: Hashable { case end; case item(Int, List) }",
    "var a = List.end\nfor n in 0..<20_000 { a = .item(n, a) }\nreturn \"\\([a: 1])\"",
    gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 1000 deep"),
  Snippet(
    "views in views",
    "var v = AnyView(Text(\"a\"))\nfor _ in 0..<20_000 { v = AnyView(v) }\nlet b = HStack { v }\nreturn \"\\(b)\"",
    gives: "View"),
  Snippet(
    "a closure that gives itself", declarations: "func again() -> Any { again }",
    "let v = HStack { again }\nreturn \"\\(v)\"",
    gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 1000 deep"),
  Snippet(
    "bindings in bindings",
    "var b = Binding.constant(true)\nfor _ in 0..<20_000 { b = Binding.constant(b) }\nreturn b ? \"yes\" : \"no\"",
    gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 1000 deep"),
  Snippet(
    "a wrapper in itself",
    declarations: "@propertyWrapper struct W { @W(1) var wrappedValue: Int }\nstruct S { @W var n = 1 }",
    "return \"\\(S().n)\"", gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 1000 deep"),
  Snippet(
    "a body that is itself", declarations: "struct B { var body: B { self } }",
    "let v = HStack { B() }\nreturn \"\\(v)\"",
    gives: "CRASH Fatal error: the stack has overflowed: values are nested more than 1000 deep"),
  Snippet(
    "a chain of objects", declarations: "class Node { var next: Node?; init(_ next: Node?) { self.next = next } }",
    "var n: Node? = nil\nfor _ in 0..<5_000 { n = Node(n) }\nreturn \"\\(n == nil)\"", gives: "false"),
]
