/// The language, from values to closures.
let basicSnippets: [Snippet] = [
  Snippet(
    "arrays are sorted and changed in place",
    ##"""
    var a = [3, 1, 2]
    a.append(5)
    a.sort()
    return "\(a) \(a.count) \(a[0])"
    """##,
    gives: ##"[1, 2, 3, 5] 4 1"##),
  Snippet(
    "whole numbers become doubles where the type says so",
    ##"""
    let x: Double = 3
    return "\(x) \(x * 2) \(7 / 2) \(7.0 / 2) \(Double(7) / 2)"
    """##,
    gives: ##"3.0 6.0 3 3.5 3.5"##),
  Snippet(
    "structs are values",
    declarations: ##"""
      struct P { var x: Int; var y = 2 }
      """##,
    ##"""
    var p = P(x: 1)
    var q = p
    q.x = 10
    q.y += 5
    return "\(p) \(q.x) \(q.y)"
    """##,
    gives: ##"P(x: 1, y: 2) 10 7"##),
  Snippet(
    "classes are references",
    declarations: ##"""
      class C { var n = 0; func up() { n += 1 } }
      """##,
    ##"""
    let c = C()
    let d = c
    d.up(); c.up()
    d.n += 5
    return "\(c.n) \(c === d)"
    """##,
    gives: ##"7 true"##),
  Snippet(
    "enums have payloads and computed properties",
    declarations: ##"""
      enum Shape { case circle(Double), rect(w: Int, h: Int), none
        var area: Double {
          switch self {
          case .circle(let r): return r * r * 3
          case .rect(let w, let h): return Double(w * h)
          case .none: return 0
          }
        }
      }
      """##,
    ##"""
    let s: [Shape] = [.circle(2), .rect(w: 2, h: 3), .none]
    return s.map { "\($0.area)" }.joined(separator: ",")
    """##,
    gives: ##"12.0,6.0,0.0"##),
  Snippet(
    "dictionaries have defaults",
    ##"""
    var d = ["a": 1]
    d["b"] = 2
    d["a", default: 0] += 10
    d["c", default: 5] += 1
    d["b"] = nil
    return d.keys.sorted().map { "\($0)=\(d[$0]!)" }.joined(separator: " ")
    """##,
    gives: ##"a=11 c=6"##),
  Snippet(
    "optionals are bound, mapped and defaulted",
    ##"""
    let o: Int? = nil
    let p: String? = "hi"
    if let p { return "\(p) \(o ?? 7) \(p.uppercased()) \(o == nil)" }
    return "no"
    """##,
    gives: ##"hi 7 HI true"##),
  Snippet(
    "loops have conditions, labels and breaks",
    ##"""
    var total = 0
    for i in 1...10 where i % 2 == 0 { total += i }
    var k = 0
    while true { k += 1; if k == 3 { continue }; if k > 5 { break } }
    outer: for i in 0..<3 { for j in 0..<3 { if j == 2 { continue outer }; if i == 2 { break outer }; total += 100 } }
    return "\(total) \(k)"
    """##,
    gives: ##"430 6"##),
  Snippet(
    "errors are thrown, matched and turned into nil",
    declarations: ##"""
      enum E: Error { case bad(String), worse }
      func f(_ n: Int) throws -> Int { if n < 0 { throw E.bad("neg") }; if n == 0 { throw E.worse }; return n }
      """##,
    ##"""
    var out = ""
    do { out += "\(try f(3))"; _ = try f(-1) } catch E.bad(let m) { out += m } catch { out += "other" }
    do { _ = try f(0) } catch { out += "\(error)" }
    out += "\(try? f(0))"
    out += "\((try? f(4)) ?? 0)"
    return out
    """##,
    gives: ##"3negworsenil4"##),
  Snippet(
    "closures share the variables that they capture",
    declarations: ##"""
      func make() -> () -> Int { var n = 0; return { n += 1; return n } }
      """##,
    ##"""
    let a = make(), b = make()
    _ = a(); _ = a()
    return "\(a()) \(b())"
    """##,
    gives: ##"3 1"##),
  Snippet(
    "protocols have default implementations",
    declarations: ##"""
      protocol Named { var name: String { get }; func hello() -> String }
      extension Named { func hello() -> String { "Hello " + name }; var loud: String { name.uppercased() } }
      struct Dog: Named { let name: String }
      struct Cat: Named { let name: String; func hello() -> String { "Meow" } }
      """##,
    ##"""
    let all: [any Named] = [Dog(name: "Rex"), Cat(name: "Tom")]
    return all.map { $0.hello() + $0.loud }.joined(separator: ";")
    """##,
    gives: ##"Hello RexREX;MeowTOM"##),
  Snippet(
    "observers, computed setters and statics work",
    declarations: ##"""
      struct S { var v = 0 { didSet { log += "\(oldValue)>\(v) " } }; var log = ""; var twice: Int { get { v * 2 } set { v = newValue / 2 } }; mutating func bump() { v += 1 }; static let zero = S(); static func make(_ n: Int) -> S { var s = S(); s.v = n; return s } }
      """##,
    ##"""
    var s = S()
    s.v = 3
    s.twice = 20
    s.bump()
    return "\(s.v) \(s.log)\(S.zero.v) \(S.make(9).v)"
    """##,
    gives: ##"11 0>3 3>10 10>11 0 9"##),
  Snippet(
    "inout parameters are written back",
    declarations: ##"""
      func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
      func inc(_ x: inout Int, by n: Int = 1) { x += n }
      """##,
    ##"""
    var a = 1, b = 2
    swapTwo(&a, &b)
    inc(&a); inc(&b, by: 10)
    var arr = [1, 2, 3]
    inc(&arr[1], by: 5)
    return "\(a) \(b) \(arr)"
    """##,
    gives: ##"3 11 [1, 7, 3]"##),
  Snippet(
    "tuples have labels and are taken apart",
    ##"""
    let t = (1, name: "x")
    let (a, b) = t
    return "\(t.0) \(t.name) \(a)\(b) \(t)"
    """##,
    gives: ##"1 x 1x (1, name: "x")"##),
  Snippet(
    "sequences are filtered, sorted, reduced and grouped",
    ##"""
    let names = ["Bob", "al", "Cy"]
    let r = names.filter { $0.count > 2 }.first ?? "-"
    let s = names.sorted { $0.lowercased() < $1.lowercased() }
    let g = Dictionary(grouping: [1, 2, 3, 4], by: { $0 % 2 == 0 })
    return "\(r) \(s) \(names.map(\.count)) \(names.reduce("") { $0 + $1 }) \(g[true] ?? []) \(names.firstIndex(of: "al") ?? -1) \(names.contains("Cy"))"
    """##,
    gives: ##"Bob ["al", "Bob", "Cy"] [3, 2, 2] BobalCy [2, 4] 1 true"##),
  Snippet(
    "texts have their usual methods",
    ##"""
    let s = "Hello, World"
    return "\(s.prefix(5)) \(s.count) \(s.hasPrefix("Hell")) \(s.split(separator: ",").count) \(s.replacingOccurrences(of: "l", with: "L")) \("  x ".trimmingCharacters(in: .whitespaces)) \(String(s.reversed())) \(s.contains("World"))"
    """##,
    gives: ##"Hello 12 true 2 HeLLo, WorLd x dlroW ,olleH true"##),
  Snippet(
    "switch matches numbers, ranges and conditions",
    ##"""
    let n = 5
    switch n {
    case 0: return "zero"
    case 1...3: return "few"
    case let x where x > 4: return "many \(x)"
    default: return "?"
    }
    """##,
    gives: ##"many 5"##),
  Snippet(
    "an index out of range ends the app",
    ##"""
    let a: [Int] = []
    return "\(a[0])"
    """##,
    gives: ##"CRASH Fatal error: Index out of range"##),
  Snippet(
    "nil that is unwrapped ends the app",
    ##"""
    let a: Int? = nil
    return "\(a!)"
    """##,
    gives: ##"CRASH Fatal error: Unexpectedly found nil while unwrapping an Optional value"##),
  Snippet(
    "synthesised equality compares all properties",
    declarations: ##"""
      struct Item: Identifiable, Hashable { let id = UUID(); var n: Int }
      """##,
    ##"""
    let a = Item(n: 1)
    var b = a
    b.n = 2
    let set: Set<Int> = [1, 2, 2, 3]
    return "\(a == b) \(a == a) \(set.count) \(a.id == b.id)"
    """##,
    gives: ##"false true 3 true"##),
  Snippet(
    "functions call themselves",
    declarations: ##"""
      func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
      """##,
    ##"""
    return "\(fib(15))"
    """##,
    gives: ##"610"##),
  Snippet(
    "recursion is as deep as its budget",
    declarations: ##"""
      func deep(_ n: Int) -> Int { n == 0 ? 0 : 1 + deep(n - 1) }
      """##,
    ##"""
    return "\(deep(5000))"
    """##,
    gives: ##"5000"##),
  Snippet(
    "classes inherit, override and are cast",
    declarations: ##"""
      class A { let name: String; init(name: String) { self.name = name }; func say() -> String { "A " + name } }
      class B: A { var extra = 1; init(n: Int) { super.init(name: "b\(n)"); extra = n }; override func say() -> String { super.say() + " B\(extra)" } }
      """##,
    ##"""
    let x: A = B(n: 7)
    if let b = x as? B { return x.say() + " \(b.extra) \(x is B)" }
    return "?"
    """##,
    gives: ##"A b7 B7 7 true"##),
  Snippet(
    "defer runs at the end of its scope",
    ##"""
    var log: [String] = []
    func f() { defer { log.append("d") }; log.append("b") }
    f()
    let v = if log.count == 2 { "two" } else { "other" }
    return log.joined() + v
    """##,
    gives: ##"bdtwo"##),
  Snippet(
    "enums have raw values and all cases",
    declarations: ##"""
      enum Kind: String, CaseIterable { case a, b = "bee", c }
      enum Num: Int { case one = 1, two, ten = 10 }
      """##,
    ##"""
    return "\(Kind.allCases.map(\.rawValue)) \(Kind(rawValue: "bee") == .b) \(Num.two.rawValue) \(Num(rawValue: 10)!) \(Kind(rawValue: "zz") == nil)"
    """##,
    gives: ##"["a", "bee", "c"] true 2 ten true"##),
  Snippet(
    "operators and subscripts of one's own",
    declarations: ##"""
      struct V { let x: Int; let y: Int
        static func + (l: V, r: V) -> V { V(x: l.x + r.x, y: l.y + r.y) }
        static func == (l: V, r: V) -> Bool { l.x == r.x }
        subscript(i: Int) -> Int { i == 0 ? x : y }
      }
      extension V: Comparable { static func < (l: V, r: V) -> Bool { l.x < r.x } }
      """##,
    ##"""
    let v = V(x: 1, y: 2) + V(x: 3, y: 4)
    return "\(v.x) \(v[1]) \(v == V(x: 4, y: 0)) \(V(x: 1, y: 1) < v) \([v, V(x: 0, y: 0)].min()!.x)"
    """##,
    gives: ##"4 6 true true 0"##),
  Snippet(
    "texts are formatted",
    ##"""
    return String(format: "%.2f %d %@ %05d", 3.14159, 42, "hi", 7) + " \(1234567.formatted()) \(0.256.formatted(.percent))"
    """##,
    gives: ##"3.14 42 hi 00007 1,234,567 26%"##),
  Snippet(
    "functions are values",
    ##"""
    let f: (Int, Int) -> Int = { $0 + $1 }
    let op: (Int, Int) -> Int = (+)
    let fs: [(String, () -> Int)] = [("a", { 1 }), ("b", { 2 })]
    return "\(f(1, 2)) \(op(3, 4)) \(fs.map { $0.1() }) \([1, 2, 3].reduce(0, +)) \([3, 1].sorted(by: >))"
    """##,
    gives: ##"3 7 [1, 2] 6 [3, 1]"##),
  Snippet(
    "generic structs change themselves",
    declarations: ##"""
      struct Stack<T> { private var items: [T] = []; mutating func push(_ x: T) { items.append(x) }; mutating func pop() -> T? { items.popLast() }; var top: T? { items.last } }
      """##,
    ##"""
    var s = Stack<String>()
    s.push("a"); s.push("b")
    let p = s.pop()
    return "\(p ?? "-") \(s.top ?? "-") \(s.pop() != nil) \(s.pop() == nil)"
    """##,
    gives: ##"b a true true"##),
  Snippet(
    "optional chains write through",
    ##"""
    var s: String? = "x"
    s?.append("y")
    let n = s?.count
    var arr: [[Int]] = [[1], [2]]
    arr[0].append(9)
    arr[1][0] = 7
    return "\(s!) \(n!) \(arr) \(s.map { $0 + "!" } ?? "")"
    """##,
    gives: ##"xy 2 [[1, 9], [7]] xy!"##),
  Snippet(
    "an optional is written as such",
    ##"""
    let o: Int? = 3
    return "\(o) \([o])"
    """##,
    gives: ##"Optional(3) [3]"##),
  Snippet(
    "variadic and default parameters",
    declarations: ##"""
      func greet(_ names: String..., greeting: String = "Hi") -> String { names.map { greeting + " " + $0 }.joined(separator: ", ") }
      """##,
    ##"""
    return greet("A", "B") + greet(greeting: "Yo") + greet("C", greeting: "Hey")
    """##,
    gives: ##"Hi A, Hi BHey C"##),
  Snippet(
    "an overflow ends the app",
    ##"""
    let x = Int.max
    return "\(x + 1)"
    """##,
    gives: ##"CRASH Fatal error: arithmetic overflow"##),
  Snippet(
    "dates and identifiers are fixed",
    ##"""
    lazy var q = 3
    let d = Date()
    return "\(d.formatted(date: .abbreviated, time: .omitted)) \(UUID().uuidString.count)"
    """##,
    gives: ##"Jan 1, 2025 36"##),
  Snippet(
    "initializers delegate",
    declarations: ##"""
      struct Config { var opts: [String: [Int]] = [:]; init() { opts["a"] = [1] }; init(n: Int) { self.init(); opts["b", default: []].append(n) } }
      """##,
    ##"""
    let c = Config(n: 4)
    return "\(c.opts["b"]!) \(c.opts.count)"
    """##,
    gives: ##"[4] 2"##),
  Snippet(
    "enums are recursive",
    declarations: ##"""
      enum Tree { case leaf; indirect case node(Tree, Int, Tree)
       func insert(_ v: Int) -> Tree { switch self { case .leaf: return .node(.leaf, v, .leaf)
        case let .node(l, x, r): return v < x ? .node(l.insert(v), x, r) : .node(l, x, r.insert(v)) } }
       var list: [Int] { guard case let .node(l, x, r) = self else { return [] }; return l.list + [x] + r.list } }
      """##,
    ##"""
    var t = Tree.leaf
    for v in [5, 2, 8, 1] { t = t.insert(v) }
    return "\(t.list)"
    """##,
    gives: ##"[1, 2, 5, 8]"##),
]
