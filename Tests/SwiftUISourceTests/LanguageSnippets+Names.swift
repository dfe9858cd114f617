/// Names that a property shares with methods, and functions with each other.
let nameSnippets: [Snippet] = [
  Snippet(
    "a property and methods of one base name",
    declarations: ##"""
      struct Box {
        let share: String
        var size = 1
        func share(to name: String) -> String { "\(share)>\(name)" }
        func share(_ count: Int) -> String { "\(share)*\(count)" }
        mutating func size(by step: Int) -> Int { size += step; return size }
        func all() -> String { share(to: "b") + " " + self.share(2) + " " + share }
      }
      """##,
    ##"""
    var box = Box(share: "a")
    let size = box.size(by: 2)
    box.size = box.size + 4
    return "\(box.all()) \(box.share(to: "c")) \(box.share(3)) \(box.share) \(size) \(box.size)"
    """##,
    gives: ##"a>b a*2 a a>c a*3 a 3 7"##),
  Snippet(
    "a method before the property of its base name",
    declarations: ##"""
      class Presenter {
        func controller(for item: Int) -> String { "\(controller) for \(item)" }
        var controller: String { "own" }
        var page: String = "-"
        func page(at index: Int) -> String { page = "p\(index)"; return page }
      }
      """##,
    ##"""
    let p = Presenter()
    let page = p.page(at: 3)
    p.page += "!"
    return "\(p.controller(for: 3)) \(p.controller) \(page) \(p.page)"
    """##,
    gives: ##"own for 3 own p3 p3!"##),
  Snippet(
    "a function in a property beside a method of its base name",
    declarations: ##"""
      struct Row {
        var action: (Int) -> String
        func action(named name: String) -> String { action(1) + name }
      }
      """##,
    ##"""
    let row = Row { "#\($0)" }
    return "\(row.action(2)) \(row.action(named: "x"))"
    """##,
    gives: ##"#2 #1x"##),
  Snippet(
    "properties and methods of one base name across superclass, protocol and extension",
    declarations: ##"""
      class Base { var item = "i"; func tag(of n: Int) -> String { "t\(n)" } }
      class Sub: Base { func item(at n: Int) -> String { "\(item)\(n)" }; var tag = "own" }
      protocol Named { var name: String { get } }
      extension Named { func name(upTo n: Int) -> String { String(name.prefix(n)) } }
      struct User: Named { var name: String }
      extension String { var shout: String { self + "!" }; func shout(times n: Int) -> String { self + String(repeating: "!", count: n) } }
      """##,
    ##"""
    let s = Sub()
    s.item = "j"
    let u = User(name: "Grace")
    return "\(s.item(at: 2)) \(s.item) \(s.tag(of: 4)) \(s.tag) \(u.name(upTo: 2)) \(u.name) \("a".shout) \("a".shout(times: 2))"
    """##,
    gives: ##"j2 j t4 own Gr Grace a! a!!"##),
  Snippet(
    "static members and cases of one base name",
    declarations: ##"""
      enum Route: Equatable {
        case page(Int)
        static func page(named name: String) -> Route { .page(name.count) }
        static var home: Route { .page(0) }
        static func home(_ n: Int) -> Route { .page(n * 10) }
      }
      struct Theme { static var color = "red"; static func color(dark: Bool) -> String { dark ? "black" : color } }
      """##,
    ##"""
    let a: Route = .page(named: "four")
    let b: Route = .page(2)
    Theme.color = "blue"
    return "\(a == .page(4)) \(b == Route.page(2)) \(Route.home == .page(0)) \(Route.home(2) == .page(20)) \(Theme.color) \(Theme.color(dark: true)) \(Theme.color(dark: false))"
    """##,
    gives: ##"true true true true blue black blue"##),
  Snippet(
    "globals, local variables and overloads of one base name",
    declarations: ##"""
      var total = 3
      func total(of xs: [Int]) -> Int { xs.reduce(0, +) }
      func make(_ n: Int) -> String { "n\(n)" }
      func make(text: String) -> String { "t" + text }
      struct Maker {
        func value(for n: Int) -> Int { n + 1 }
        func use() -> String { let value = value(for: 2); return "\(value)" }
      }
      """##,
    ##"""
    func make(_ n: Int) -> String { "local\(n)" }
    total += 1
    return "\(total(of: [1, 2])) \(total) \(make(1)) \(Maker().use())"
    """##,
    gives: ##"3 4 local1 3"##),
  Snippet(
    "local functions of one base name",
    ##"""
    func add(a: Int) -> Int { a + 1 }
    func add(b: Int) -> Int { add(a: b) + 10 }
    return "\(add(a: 1)) \(add(b: 1))"
    """##,
    gives: ##"2 12"##),
  Snippet(
    "references to methods by their labels, and super's members",
    declarations: ##"""
      class Base { var item = "c"; func item(at n: Int) -> String { "\(item)\(n)" }; func item(from n: Int) -> String { "f\(n)" } }
      class Sub: Base {
        override func item(at n: Int) -> String { super.item(at: n + 1) + super.item }
        func all() -> [String] { [1, 2].map(item(from:)) }
      }
      func twice(_ n: Int) -> Int { n * 2 }
      func twice(text n: Int) -> String { "t\(n)" }
      """##,
    ##"""
    let s = Sub()
    return "\(s.item(at: 1)) \([1, 2].map(s.item(at:))) \(s.all()) \([1].map(twice(text:))) \([1].map(twice(_:)))"
    """##,
    gives: ##"c2c ["c2c", "c3c"] ["f1", "f2"] ["t1"] [2]"##),
  Snippet(
    "a random number from an empty range",
    ##"""
    let n = 3
    let kept = Int.random(in: 3...3)
    return "\(kept) \(Int.random(in: 3..<n))"
    """##,
    gives: ##"CRASH Fatal error: Can't get random value with an empty range"##),
]
