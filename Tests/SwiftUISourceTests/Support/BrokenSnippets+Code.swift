/// Code whose parts do not belong together.
let brokenFlows: [Snippet] = [
  Snippet(
    "a return out of a do leaves its catch behind",
    declarations: """
      enum Trouble: Error { case deep }
      func first() -> Int { do { return 1 } catch { return 2 } }
      func second() throws { throw Trouble.deep }
      """,
    "do {\n  _ = first()\n  try second()\n} catch { return \"caught\" }\nreturn \"missed\"", gives: "caught"),
  Snippet("a switch without a case that fits", "let x = switch 3 { case 1: \"one\" }\nreturn \"\\(x)\"", gives: "()"),
  Snippet("a break out of a value", "let x = switch 3 { case 3: break\ndefault: 1 }\nreturn \"\\(x)\"", gives: "()"),
  Snippet(
    "an argument without a closure", "return \"\\($0)\"",
    gives: "CRASH '$0' here is not interpreted: move it out of the view, or stub what it gives back"),
  Snippet(
    "an argument beside a named one", "return \"\\([1].map { x in $3 })\"",
    gives: "CRASH '$3' here is not interpreted: move it out of the view, or stub what it gives back"),
  Snippet(
    "an argument that is set", "$8 = 4\nreturn \"\"",
    gives: "CRASH '$8' here is not interpreted: move it out of the view, or stub what it gives back"),
  Snippet(
    "an argument as a default", declarations: "struct Box { var size = $0 }", "return \"\\(Box().size)\"",
    gives: "CRASH '$0' here is not interpreted: move it out of the view, or stub what it gives back"),
  Snippet(
    "classes that inherit from each other", declarations: "class A: B {}\nclass B: A {}", "return \"\\(A())\"",
    gives: "A"),
  Snippet(
    "aliases of each other", declarations: "typealias A = [B]\ntypealias B = (A, A, A)",
    "let x: A = []\nreturn \"\\(x)\"", gives: "[]"),
  Snippet("a function without a body", declarations: "func nothing() -> Int", "return \"\\(nothing())\"", gives: "()"),
  Snippet("a symbol beside a function", "return \"\\(.red == { 1 })\"", gives: "false"),
  Snippet(
    "a symbol beside what is unknown", "return \"\\(unknown == .constant)\"",
    gives:
      "CRASH what 'unknown' gives back is not in this file"
  ),
  Snippet(
    "a tuple's missing part", "var t = (1, 2)\nt.5 = 3\nreturn \"\\(t.7)\"",
    gives: "CRASH Fatal error: this is no tuple"),
  Snippet("self.init outside of a type", "self.init()\nreturn \"\"", gives: ""),
  Snippet(
    "a default that reads the object it belongs to",
    declarations: "class Box { var first = 1; var second = self.first }",
    "return \"\\(Box().second)\"", gives: "1"),
  Snippet(
    "a local function that changes what it is given",
    "var n = 1\nfunc raise(_ m: inout Int) -> Int { m += 1; return 7 }\nlet found = raise(&n)\nreturn \"\\(found) \\(n)\"",
    gives: "7 2"),
  Snippet(
    "a closure that changes what it is given",
    "var n = 1\nlet raise = { (m: inout Int) in m += 1 }\nraise(&n)\nreturn \"\\(n)\"", gives: "2"),
  Snippet(
    "an initializer that changes what it is given",
    declarations: "struct Taker { var size = 5; init(_ n: inout Int) { n += 1 } }",
    "var n = 1\nlet taker = Taker(&n)\nreturn \"\\(taker.size) \\(n)\"", gives: "5 2"),
  Snippet(
    "a place given to a case", declarations: "enum Kind { case some(Int) }",
    "var n = 1\nlet kind = Kind.some(&n)\nreturn \"\\(kind)\"",
    gives: "CRASH Fatal error: the arguments do not fit 'some'"),
  Snippet(
    "places given to a closure that takes none",
    "var n = 1\nlet nothing = { 1 }\nreturn \"\\(nothing(&n))\"",
    gives: "CRASH Fatal error: the arguments do not fit this function"),
]
