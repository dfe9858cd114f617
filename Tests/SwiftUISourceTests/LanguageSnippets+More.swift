/// The language, from generics to initializers.
let moreSnippets: [Snippet] = [
  Snippet(
    "generic structs with inferred initializers",
    declarations: ##"""
      actor Counter { var n = 0; func inc() -> Int { n += 1; return n } }
      struct W<T: Equatable> { var value: T; func same(_ o: T) -> Bool { value == o } }
      """##,
    ##"""
    let w = W(value: "a")
    let xs: [W<Int>] = [.init(value: 1), W(value: 2)]
    return "\(w.same("a")) \(xs[1].value) \(xs.map { $0.value }.max() ?? 0)"
    """##,
    gives: ##"true 2 2"##),
  Snippet(
    "enums that turn themselves",
    declarations: ##"""
      enum Dir: CaseIterable { case n, e, s, w; var next: Dir { let all = Dir.allCases; let i = all.firstIndex(of: self)!; return all[(i + 1) % all.count] } ; mutating func turn() { self = next } }
      """##,
    ##"""
    var d = Dir.w
    d.turn(); d.turn()
    return "\(d) \(d == .e) \(Dir.allCases.count)"
    """##,
    gives: ##"e true 4"##),
  Snippet(
    "values deep in dictionaries of any type",
    ##"""
    let json: [String: Any] = ["a": ["b": [1, 2]]]
    let inner = (json["a"] as? [String: Any])?["b"] as? [Int]
    return "\(inner?.last ?? 0) \(inner?.count ?? 0)"
    """##,
    gives: ##"2 2"##),
  Snippet(
    "rethrowing functions and conditions on catch",
    declarations: ##"""
      func run2(_ f: () throws -> Int) rethrows -> Int { try f() }
      struct Err: Error, Equatable { let m: String }
      """##,
    ##"""
    do { _ = try run2 { throw Err(m: "x") } } catch let e as Err where e.m == "x" { return "caught \(e.m) \(e == Err(m: "x"))" } catch {}
    return "?"
    """##,
    gives: ##"caught x true"##),
  Snippet(
    "overridden properties and required initializers",
    declarations: ##"""
      class Base { func hi() -> String { "base" }; var d: String { "d" + hi() }; class func make() -> Base { Base() }; static var count = 0; required init() { Base.count += 1 } }
      final class Sub: Base { override func hi() -> String { "sub" }; override var d: String { super.d + "!" } }
      """##,
    ##"""
    let s = Sub()
    _ = Base.make()
    return "\(s.d) \(Base.count)"
    """##,
    gives: ##"dsub! 2"##),
  Snippet(
    "functions of the module by its name",
    ##"""
    let (min, max) = [3, 1, 2].reduce((Int.max, Int.min)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) }
    return "\(min) \(max)"
    """##,
    gives: ##"1 3"##),
  Snippet(
    "reduce into a dictionary and an array",
    ##"""
    let words = ["b", "a", "b"]
    let counts = words.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let uniq = words.reduce(into: []) { acc, w in if !acc.contains(w) { acc.append(w) } }
    return "\(counts["b"]!) \(uniq) \(Dictionary(uniqueKeysWithValues: zip(["x"], [1])))"
    """##,
    gives: ##"2 ["b", "a"] ["x": 1]"##),
  Snippet(
    "closures that change self in a mutating method",
    declarations: ##"""
      struct Acc { private(set) var total = 0; mutating func add(_ xs: [Int]) { xs.forEach { total += $0 }; for x in xs where x > 1 { total += x } } }
      """##,
    ##"""
    var a = Acc(); a.add([1, 2])
    return "\(a.total)"
    """##,
    gives: ##"5"##),
  Snippet(
    "optional functions",
    ##"""
    var f: ((Int) -> Int)? = nil
    let none = f?(3)
    f = { $0 * 2 }
    return "\(none == nil) \(f!(4)) \(f?(5) ?? 0)"
    """##,
    gives: ##"true 8 10"##),
  Snippet(
    "Self, metatypes and type(of:)",
    declarations: ##"""
      protocol P { static var name: String { get }; init(n: Int) }
      extension P { static func build() -> Self { Self(n: 3) } }
      struct Q: P { static let name = "Q"; var n: Int }
      func make<T: P>(_ t: T.Type) -> T { t.init(n: 7) }
      """##,
    ##"""
    return "\(Q.build().n) \(make(Q.self).n) \(Q.name) \(type(of: Q(n: 1)))"
    """##,
    gives: ##"3 7 Q Q"##),
  Snippet(
    "dates are added, compared and formatted",
    ##"""
    let d = Date(timeIntervalSince1970: 0)
    let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd HH:mm"
    let later = Calendar.current.date(byAdding: .day, value: 2, to: d)!
    return "\(f.string(from: d)) \(d < later) \(later.timeIntervalSince(d)) \(d.formatted(date: .long, time: .shortened))"
    """##,
    gives: ##"1970-01-01 00:00 true 172800.0 January 1, 1970, 12:00 AM"##),
  Snippet(
    "addresses are taken apart",
    ##"""
    let u = URL(string: "https://a.b/c/d.txt?x=1")!
    return "\(u.lastPathComponent) \(u.host ?? "") \(u.pathExtension) \(u.appendingPathComponent("e").absoluteString) \(u)"
    """##,
    gives: ##"d.txt a.b txt https://a.b/c/d.txt/e?x=1 https://a.b/c/d.txt?x=1"##),
  Snippet(
    "guard with patterns, labelled tuples",
    ##"""
    guard let n = Int("12"), case let m = n + 1, m > 5 else { return "no" }
    let t: (a: Int, b: String) = (1, "x")
    switch (n, t.b) { case (12, "x"): return "match \(m) \(t.a)"; case (_, let s): return s }
    """##,
    gives: ##"match 13 1"##),
  Snippet(
    "sets are combined",
    ##"""
    let s = Set([1, 2, 3]); let o: Set = [2, 3, 4]
    return "\(s.intersection(o).sorted()) \(s.union(o).count) \(s.subtracting(o)) \(s.isSubset(of: [1, 2, 3, 4]))"
    """##,
    gives: ##"[2, 3] 4 [1] true"##),
  Snippet(
    "arrays lose and gain elements",
    declarations: ##"""
      extension Array { var joined2: String { map { "\($0)" }.joined(separator: "-") } }
      """##,
    ##"""
    var xs = [1, 2, 3, 4]
    xs.removeAll(where: { $0 % 2 == 0 })
    xs.append(contentsOf: [9, 8])
    xs[xs.count - 1] -= 1
    if let i = xs.firstIndex(of: 9) { xs.remove(at: i) }
    return "\(xs) \(xs.isEmpty) \(xs.first.map { $0 + 1 } ?? 0) \(xs.joined2)"
    """##,
    gives: ##"[1, 3, 7] false 2 1-3-7"##),
  Snippet(
    "extensions of arrays on literals",
    declarations: ##"""
      extension Array { var joined2: String { map { "\($0)" }.joined(separator: "-") } }
      """##,
    ##"""
    return [1, 2, 3].joined2 + "\([1: "a"].first?.value ?? "")"
    """##,
    gives: ##"1-2-3a"##),
  Snippet(
    "didSet of a published property",
    declarations: ##"""
      final class VM: ObservableObject { @Published var q = "" { didSet { hits += 1 } }; var hits = 0; var cb: (() -> Void)?; init() { cb = { [weak self] in self?.hits += 10 } } }
      """##,
    ##"""
    let v = VM(); v.q = "a"; v.q += "b"; v.cb?()
    return "\(v.q) \(v.hits)"
    """##,
    gives: ##"ab 12"##),
  Snippet(
    "functions handed over by their names",
    declarations: ##"""
      typealias Handler = (String) -> String
      func apply(_ h: Handler, to s: String) -> String { h(s) }
      func up(_ s: String) -> String { s.uppercased() }
      """##,
    ##"""
    return apply(up, to: "a") + apply({ $0 + "!" }, to: "b") + ["c"].map(up).joined() + ["1", "x"].compactMap(Int.init).description + ["d"].map { $0.capitalized }[0]
    """##,
    gives: ##"Ab!C[1]D"##),
  Snippet(
    "number literals and conversions",
    ##"""
    let x = 5, y: Double = 2
    let z = Double(x) / y
    let big = 1_000_000
    let hex = 0xFF
    let neg = -x
    return "\(z) \(big) \(hex) \(neg) \(x.description) \(Double.pi.rounded()) \(Int(z)) \(String(x) + "a") \(x > 3 && y < 3 || false) \(!true)"
    """##,
    gives: ##"2.5 1000000 255 -5 5 3.0 2 5a true false"##),
  Snippet(
    "optional chains that write",
    declarations: ##"""
      struct User: Codable, Identifiable { var id = 1; var name: String?; var tags: [String]? }
      """##,
    ##"""
    var u = User(name: "Al")
    u.tags?.append("no")
    u.tags = u.tags ?? []
    u.tags?.append("yes")
    u.name? += "!"
    return "\(u.name ?? "") \(u.tags?.count ?? -1) \(u.tags?.first?.uppercased() ?? "nil")"
    """##,
    gives: ##"Al! 1 YES"##),
  Snippet(
    "overloads by labels and types",
    declarations: ##"""
      func f(_ a: Int, _ b: Int = 2, c: Int...) -> Int { a + b + c.reduce(0, +) }
      func f(s: String) -> String { s }
      func f(_ s: String) -> String { "str" + s }
      """##,
    ##"""
    return "\(f(1)) \(f(1, 5)) \(f(1, 1, c: 1, 2)) \(f(s: "q")) \(f("z"))"
    """##,
    gives: ##"3 6 5 q strz"##),
  Snippet(
    "nested optionals",
    ##"""
    let opt: Int?? = .some(nil)
    let e: [Int?] = [1, nil, 3]
    return "\(e.compactMap { $0 }) \(e.count) \(e[1] == nil)"
    """##,
    gives: ##"[1, 3] 3 true"##),
  Snippet(
    "zip, stride, characters, iterators",
    ##"""
    var log = ""
    for (index, value) in zip(1..., ["a", "b"]) { log += "\(index)\(value)" }
    for n in stride(from: 10, through: 0, by: -5) { log += "\(n)," }
    for c in "hé" { log += "<\(c)>" }
    for case let n? in [1, nil, 3] { log += "\(n)" }
    var it = [7, 8].makeIterator()
    while let n = it.next() { log += ";\(n)" }
    return log
    """##,
    gives: ##"1a2b10,5,0,<h><é>13;7;8"##),
  Snippet(
    "precondition ends the app",
    ##"""
    precondition(1 > 2, "must be")
    return ""
    """##,
    gives: ##"CRASH Fatal error: Precondition failed: must be"##),
  Snippet(
    "as! ends the app",
    ##"""
    let o = 10 as Any
    return "\(o as! String)"
    """##,
    gives: ##"CRASH Fatal error: Could not cast value of type 'Int' to 'String'"##),
  Snippet(
    "division by zero ends the app",
    ##"""
    var a = 0
    defer { a = 1 }
    let b = [1, 2, 3].lazy.filter { $0 > 1 }.map { $0 * 2 }
    return "\(Array(b)) \(a) \(1 / a)"
    """##,
    gives: ##"CRASH Fatal error: Division by zero"##),
  Snippet(
    "initializers of an enum beside its raw values",
    declarations: ##"""
      enum Theme: String { case light = "Light", dark; static let fallback: Theme = .dark; init(_ n: Int) { self = n > 0 ? .light : .fallback } 
       func callAsFunction() -> String { rawValue } }
      """##,
    ##"""
    return Theme(1).rawValue + Theme(0)() + (Theme(rawValue: "nope")?.rawValue ?? "nil")
    """##,
    gives: ##"Lightdarknil"##),
  Snippet(
    "an element of a text that may be missing is mapped as an optional",
    ##"""
    let s = "hello"
    var a = s
    let first = s.first.map(String.init) ?? "-"
    let rest = [s.last.map { "\($0)!" }, s.max().map { "\($0)" }, s.min().map { "\($0)" }, s.first { $0 == "l" }.map { "\($0)" }]
    let none = "".first.map { _ in "some" } ?? "none"
    return "\(first) \(rest.compactMap { $0 }) \(none) \(a.popLast().map { "\($0)" } ?? "-") \(a)"
    """##,
    gives: ##"h ["o!", "o", "e", "l"] none o hell"##),
  Snippet(
    "an element that may be missing of a collection of texts is mapped as an optional",
    ##"""
    let names = ["a": "x"]
    let chosen = names["a"].map { $0 + "!" } ?? "-"
    var all = [["ab", "cd"], ["ef"]]
    let inner = all.map { $0.first.map { $0 + "?" } ?? "-" }
    let last = all.popLast().map { $0.count } ?? 0
    let value = names.values.first.map { $0 + "." } ?? "-"
    return "\(chosen) \(inner) \(last) \(value) \(all.first.flatMap { $0.last }.map { $0.count } ?? 0)"
    """##,
    gives: ##"x! ["ab?", "ef?"] 1 x. 2"##),
  Snippet(
    "a property called first is no element",
    declarations: ##"""
      struct Word { let first = "ab" }
      """##,
    ##"""
    let w = Word()
    return "\([w].map { w in w.first.map { "\($0)-" }.joined() })"
    """##,
    gives: ##"["a-b-"]"##),
]
