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
]
