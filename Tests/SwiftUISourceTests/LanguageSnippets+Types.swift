/// The language, from types to sequences.
let typeSnippets: [Snippet] = [
  Snippet(
    "published properties are changed in place",
    declarations: ##"""
      @MainActor final class Store: ObservableObject { @Published var items: [String] = []; private(set) var count = 0; func add(_ s: String) { items.append(s); count = items.count }; subscript(i: Int) -> String { items[i] } }
      """##,
    ##"""
    let s = Store()
    s.add("a"); s.add("b")
    s.items[0] += "!"
    s.items.removeAll { $0 == "b" }
    return "\(s.items) \(s.count) \(s[0])"
    """##,
    gives: ##"["a!"] 2 a!"##),
  Snippet(
    "key paths read and write",
    declarations: ##"""
      struct Point: Codable, Equatable { var x = 0.0, y = 0.0 }
      """##,
    ##"""
    var p = Point(x: 1, y: 2)
    let kp = \Point.x
    p[keyPath: kp] = 5
    let ps = [p, Point()]
    return "\(p[keyPath: \.y]) \(p.x) \(ps.map(\.x)) \(ps.contains(Point()))"
    """##,
    gives: ##"2.0 5.0 [5.0, 0.0] true"##),
  Snippet(
    "extensions of library types",
    declarations: ##"""
      extension String { var shout: String { uppercased() + "!" }; func times(_ n: Int) -> String { String(repeating: self, count: n) } }
      extension Array where Element == Int { var total: Int { reduce(0, +) } }
      extension Int { var isEven: Bool { self % 2 == 0 }; static let answer = 42 }
      extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
      extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
      """##,
    ##"""
    let o: String? = nil
    return "hi".shout + "ab".times(2) + "\([1, 2].total) \(4.isEven) \(Int.answer) \([1][safe: 3] ?? -1) \(o.orEmpty)."
    """##,
    gives: ##"HI!abab3 true 42 -1 ."##),
  Snippet(
    "recursive enums with switch as a value",
    declarations: ##"""
      indirect enum Expr { case num(Int), add(Expr, Expr)
       func eval() -> Int { switch self { case .num(let n): n; case .add(let a, let b): a.eval() + b.eval() } } }
      """##,
    ##"""
    return "\(Expr.add(.num(1), .add(.num(2), .num(3))).eval())"
    """##,
    gives: ##"6"##),
  Snippet(
    "results are matched",
    ##"""
    let r: Result<Int, Error> = .success(3)
    switch r { case .success(let v): return "ok \(v)"; case .failure(let e): return "\(e)" }
    """##,
    gives: ##"ok 3"##),
  Snippet(
    "dictionaries are walked, sorted and mapped",
    ##"""
    var dict: [String: [String]] = [:]
    for w in ["apple", "avocado", "bean"] { dict[String(w.first!), default: []].append(w) }
    let sorted = dict.sorted { $0.key < $1.key }
    var out = ""
    for (k, v) in sorted { out += "\(k):\(v.count) " }
    for (i, e) in ["x", "y"].enumerated() { out += "\(i)\(e)" }
    return out + dict.map { "\($0.key)" }.sorted().joined() + "\(dict.mapValues { $0.count }["a"]!)"
    """##,
    gives: ##"a:2 b:1 0x1yab2"##),
  Snippet(
    "guard and type patterns",
    declarations: ##"""
      func f(_ x: Int?) -> String { guard let x, x > 2 else { return "small" }; return "big \(x)" }
      func g(_ a: Any) -> String { switch a { case let i as Int: return "int \(i)"; case is String: return "str"; case let d as Double where d > 1: return "dbl"; default: return "?" } }
      """##,
    ##"""
    return f(3) + f(1) + f(nil) + g(1) + g("a") + g(2.5) + g(true)
    """##,
    gives: ##"big 3smallsmallint 1strdbl?"##),
  Snippet(
    "weak references and lazy properties",
    declarations: ##"""
      class Node { var value: Int; weak var parent: Node?; var children: [Node] = []; init(_ v: Int) { value = v }; func add(_ n: Node) { children.append(n); n.parent = self }; lazy var name: String = "n\(value)"; deinit { print("x") } }
      """##,
    ##"""
    let root = Node(1)
    root.add(Node(2)); root.children[0].add(Node(3))
    root.children[0].value += 10
    let leaf = root.children.first?.children.last
    return "\(leaf?.parent?.value ?? 0) \(leaf?.name ?? "") \(root.children.flatMap { $0.children }.count) \(root.parent?.value == nil)"
    """##,
    gives: ##"12 n3 1 true"##),
  Snippet(
    "subscripts with several arguments",
    declarations: ##"""
      struct Matrix { let rows: Int; var grid: [Double]; init(rows: Int) { self.rows = rows; grid = Array(repeating: 0, count: rows * rows) }
       subscript(r: Int, c: Int) -> Double { get { grid[r * rows + c] } set { grid[r * rows + c] = newValue } } }
      """##,
    ##"""
    var m = Matrix(rows: 2)
    m[0, 1] = 3
    m[1, 1] += 2.5
    return "\(m.grid)"
    """##,
    gives: ##"[0.0, 3.0, 0.0, 2.5]"##),
  Snippet(
    "property wrappers of one's own",
    declarations: ##"""
      @propertyWrapper struct Clamped { private var v: Int; let range: ClosedRange<Int>; init(wrappedValue: Int, _ range: ClosedRange<Int> = 0...10) { v = wrappedValue; self.range = range }; var wrappedValue: Int { get { v } set { v = min(max(newValue, range.lowerBound), range.upperBound) } } }
      struct T { @Clamped var n: Int = 5 }
      """##,
    ##"""
    var t = T()
    t.n = 50
    return "\(t.n)"
    """##,
    gives: ##"10"##),
  Snippet(
    "literals of one's own types",
    declarations: ##"""
      struct Money: ExpressibleByIntegerLiteral, CustomStringConvertible { let c: Int; init(integerLiteral v: Int) { c = v }; var description: String { "$\(c)" } }
      """##,
    ##"""
    let m: Money = 5
    return "\(m) \([m])"
    """##,
    gives: ##"$5 [$5]"##),
  Snippet(
    "option sets",
    declarations: ##"""
      struct Opts: OptionSet { let rawValue: Int; static let a = Opts(rawValue: 1); static let b = Opts(rawValue: 2); static let all: Opts = [.a, .b] }
      """##,
    ##"""
    var o: Opts = [.a]
    o.insert(.b)
    return "\(o.contains(.b)) \(o == .all) \(o.rawValue)"
    """##,
    gives: ##"true true 3"##),
  Snippet(
    "local functions and curried closures",
    declarations: ##"""
      func outer() -> Int { var n = 0; func inc(_ k: Int) { n += k; if k > 0 { inc(k - 1) } }; inc(3); return n }
      let compose: (Int) -> (Int) -> Int = { a in { b in a * b } }
      """##,
    ##"""
    return "\(outer()) \(compose(3)(4))"
    """##,
    gives: ##"6 12"##),
  Snippet(
    "operators of one's own with a precedence",
    declarations: ##"""
      infix operator **: MultiplicationPrecedence
      func ** (a: Int, b: Int) -> Int { var r = 1; for _ in 0..<b { r *= a }; return r }
      prefix operator √
      prefix func √ (x: Double) -> Double { x.squareRoot() }
      """##,
    ##"""
    return "\(2 ** 10) \(√16.0)"
    """##,
    gives: ##"1024 4.0"##),
  Snippet(
    "texts of several lines and raw texts",
    ##"""
    let text = """
      line "one"
      two \(1 + 1)
      """
    return text.split(separator: "\n").map { String($0) }.joined(separator: "|") + #"raw \n"#
    """##,
    gives: ##"line "one"|two 2raw \n"##),
  Snippet(
    "arrays have their usual methods",
    ##"""
    var a = [5, 2, 9]
    a.swapAt(0, 2); a.insert(7, at: 1); a.remove(at: 0); a += [1, 1]
    let b = Array(Set(a)).sorted(); let c = stride(from: 0, to: 10, by: 3).map { $0 }
    let z = zip(a, b).map { "\($0)\($1)" }
    return "\(a) \(b) \(c) \(z) \(a.min()!) \(a.suffix(2)) \(Array(a[1...2])) \(a.dropFirst().first!) \(a.allSatisfy { $0 > 0 }) \(a.reversed().map { $0 })"
    """##,
    gives:
      ##"[7, 2, 5, 1, 1] [1, 2, 5, 7] [0, 3, 6, 9] ["71", "22", "55", "17"] 1 [1, 1] [2, 5] 2 true [1, 1, 5, 2, 7]"##),
  Snippet(
    "generic enums with static members",
    declarations: ##"""
      enum Load<T> { case idle, loading, done(T), failed(String) 
        var isLoading: Bool { if case .loading = self { true } else { false } } 
        static var start: Load { .idle } }
      struct M { var state: Load<[Int]> = .start; mutating func go() { state = .loading; state = .done([1, 2]) } }
      """##,
    ##"""
    var m = M()
    let before = m.state.isLoading
    m.go()
    if case .done(let xs) = m.state, !xs.isEmpty { return "\(before) \(xs.count)" }
    return "?"
    """##,
    gives: ##"false 2"##),
  Snippet(
    "characters of a text",
    ##"""
    let s = "a1b22"
    let digits = s.filter { $0.isNumber }
    let up = s.map { $0.isLetter ? Character($0.uppercased()) : $0 }
    return "\(digits) \(Int(digits)! + 1) \(String(up)) \(s.first!) \(s.last!) \(s.isEmpty) \(s.dropLast(2)) \(Int("x") == nil) \(s.firstIndex(of: "b") != nil) \(s[s.startIndex])"
    """##,
    gives: ##"122 123 A1B22 a 2 false a1b true true a"##),
  Snippet(
    "setters of computed properties and arithmetic",
    declarations: ##"""
      struct Temp { var c: Double; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } } }
      """##,
    ##"""
    var t = Temp(c: 100)
    let f = t.f
    t.f = 32
    return "\(f) \(t.c) \(Int(3.7)) \(Double(3).rounded()) \(abs(-4)) \(max(1, 2, 3)) \(10 % 3) \(-7 / 2) \(3.14159.rounded()) \(round(2.5))"
    """##,
    gives: ##"212.0 0.0 3 3.0 4 3 1 -3 3.0 3.0"##),
  Snippet(
    "localized errors",
    declarations: ##"""
      enum AppError: LocalizedError { case net(code: Int); var errorDescription: String? { switch self { case .net(let c): "Net \(c)" } } }
      """##,
    ##"""
    do { throw AppError.net(code: 4) } catch let e as AppError { return e.localizedDescription } catch { return "x" }
    """##,
    gives: ##"Net 4"##),
  Snippet(
    "nested types and aliases",
    declarations: ##"""
      struct A { struct B { static let k = 3; enum C { case x } ; var c: C = .x }; var b = B(); func isX() -> Bool { b.c == .x }; typealias ID = Int; var id: ID = 4 }
      """##,
    ##"""
    return "\(A.B.k) \(A().isX()) \(A().id) \(A.B.C.x)"
    """##,
    gives: ##"3 true 4 x"##),
  Snippet(
    "values of any type are cast",
    ##"""
    let arr: [Any] = [1, "two", 3.0]
    var out = ""
    for x in arr { if let i = x as? Int { out += "i\(i)" } else if let s = x as? String { out += s } }
    let u: [String: Any] = ["n": 1]
    return out + "\((u["n"] as? Int) ?? 0) \(u["z"] == nil)"
    """##,
    gives: ##"i1two1 true"##),
  Snippet(
    "try! ends the app",
    declarations: ##"""
      func compute() throws -> Int { throw NSError(domain: "d", code: 3) }
      """##,
    ##"""
    let v = try! compute()
    return "\(v)"
    """##,
    gives: ##"CRASH Fatal error: 'try!' expression unexpectedly raised an error: d"##),
  Snippet(
    "implicitly unwrapped optionals, sets and ranges",
    ##"""
    var x: Int! = nil
    x = 4
    let y: Int = x + 1
    var s = Set<String>()
    s.insert("a"); s.insert("a")
    return "\(y) \(s.count) \(s.contains("a")) \(x == 4 ? "four" : "no") \((1...3).contains(2)) \((0..<5).filter { $0 > 2 })"
    """##,
    gives: ##"5 1 true four true [3, 4]"##),
  Snippet(
    "fatalError ends the app with its words",
    ##"""
    fatalError("boom \(1)")
    """##,
    gives: ##"CRASH Fatal error: boom 1"##),
  Snippet(
    "an endless loop ends the app",
    ##"""
    while true { }
    """##,
    gives: ##"CRASH the app does not come to rest: the view's code leaves more work after 5000000 rounds"##),
  Snippet(
    "endless recursion ends the app",
    declarations: ##"""
      func rec(_ n: Int) -> Int { rec(n + 1) }
      """##,
    ##"""
    return "\(rec(0))"
    """##,
    gives: ##"CRASH Fatal error: the stack has overflowed: functions call themselves without end"##),
  Snippet(
    "repeat, tuples from calls and switch as a value",
    ##"""
    var i = 0
    repeat { i += 1 } while i < 5
    let (q, r) = 17.quotientAndRemainder(dividingBy: 5)
    let label = switch i { case 5: "five"; default: "x" }
    return "\(i) \(q)\(r) \(label)"
    """##,
    gives: ##"5 32 five"##),
  Snippet(
    "iterators of one's own",
    declarations: ##"""
      struct Counter: Sequence, IteratorProtocol { var n = 0; mutating func next() -> Int? { n += 1; return n > 3 ? nil : n } }
      """##,
    ##"""
    var out = 0
    for x in Counter() { out += x }
    return "\(out) \(Counter().map { $0 * 2 })"
    """##,
    gives: ##"6 [2, 4, 6]"##),
  Snippet(
    "collections of protocol values",
    declarations: ##"""
      protocol Shape { var area: Double { get } }
      struct Sq: Shape { var s: Double; var area: Double { s * s } }
      func total(_ xs: [some Shape]) -> Double { xs.map(\.area).reduce(0, +) }
      """##,
    ##"""
    let xs: [any Shape] = [Sq(s: 2), Sq(s: 3)]
    return "\(total([Sq(s: 1)])) \(xs.reduce(0) { $0 + $1.area })"
    """##,
    gives: ##"1.0 13.0"##),
  Snippet(
    "extensions of the library have initializers",
    declarations: ##"""
      extension Int { init(of word: String) { self = word == "seven" ? 7 : 0 } }
      extension String {
        init(twice text: String) { self.init(text + text) }
        init?(maybe text: String) { if text.isEmpty { return nil }; self = text }
      }
      extension Array where Element == Int { init(upTo end: Int) { self.init(0..<end) } }
      """##,
    ##"""
    let words = [Int(of: "seven"), Int("3") ?? 0, Int(2.9)]
    let text: String = .init(twice: "a")
    return "\(words) \(text) \(String(twice: "b")) \(String(5)) \([Int](upTo: 3)) \(String(maybe: "") ?? "nil") \(String(maybe: "c") ?? "nil")"
    """##,
    gives: ##"[7, 3, 2] aa bb 5 [0, 1, 2] nil c"##),
  Snippet(
    "errors of the library have codes",
    declarations: ##"""
      enum Mine: Error { case timedOut }
      """##,
    ##"""
    func code(_ error: any Error) -> String {
      do { throw error } catch URLError.timedOut { return "time" } catch Mine.timedOut { return "mine" } catch let e as URLError where e.code == .cancelled { return "cancelled" } catch let e as URLError { return "\(e.code == .notConnectedToInternet)" } catch { return "\((error as NSError).code)" }
    }
    return [URLError(.timedOut), URLError(.cancelled), URLError(.notConnectedToInternet), URLError(.badURL), Mine.timedOut, NSError(domain: "a", code: 7)].map(code).joined(separator: " ")
    """##,
    gives: ##"time cancelled true false mine 7"##),
  Snippet(
    "a case is matched with the enum that it is written with",
    declarations: ##"""
      enum A: Error { case gone }
      enum B: Error { case gone }
      """##,
    ##"""
    do { throw B.gone } catch A.gone { return "a" } catch B.gone { return "b" } catch { return "c" }
    """##,
    gives: ##"b"##),
]
