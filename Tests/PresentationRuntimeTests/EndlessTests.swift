import PresentationRuntime
import Testing

/// Whatever never ends, ends in a crash that names it.
struct EndlessTests {
  @Test func viewsThatContainThemselvesEndTheApp() {
    let host = launched { _ in
      final class Box { var definition: ViewDefinition? }
      let box = Box()
      let definition = view("Mirror") { [unowned box] _ in stack(box.definition?() ?? .empty) }
      box.definition = definition
      return view("ContentView", [state("open", .bool(false))]) { frame in
        _ = box
        return button("Open") { try frame.set("open", .bool(true)) }
          .sheet(try frame.bind("open"), in: frame) { definition() }
      }
    }
    host.tap("Open")
    guard case .endlessRecursion("Mirror", _) = host.crash?.reason else {
      Issue.record("found \(String(describing: host.crash))")
      return
    }
  }

  @Test func aCycleOfTurnsIsNamed() {
    let host = launched { _ in
      view("ContentView", [state("n", .int(0))]) { frame in
        stack(button("Start") { try frame.set("n", .int(1)) }, text("n \(try frame.int("n"))"))
          .onChange(of: try frame.get("n")) { _, new in try frame.set("n", .int((new.int ?? 0) + 1)) }
      }
    }
    #expect(host.crash == nil)
    host.tap("Start")
    #expect(host.crash?.message.contains("'onChange' in 'ContentView'") == true)
    #expect(host.screen.layers.isEmpty)
  }

  @Test func eightTurnsInARowAreFine() {
    let host = launched { _ in
      view("ContentView", [state("n", .int(0))]) { frame in
        stack(button("Start") { try frame.set("n", .int(1)) }, text("n \(try frame.int("n"))"))
          .onChange(of: try frame.get("n")) { _, new in
            if let n = new.int, n < 8 { try frame.set("n", .int(n + 1)) }
          }
      }
    }
    host.tap("Start")
    #expect(host.crash == nil)
    #expect(host.texts == ["n 8"])
  }

  @Test func aTaskThatNeverWaitsEndsTheApp() {
    let host = launched { host in
      view { [unowned host] _ in button("Start") { host.start(TestTask([.forever])) } }
    }
    host.tap("Start")
    guard case .endlessWork("a task", _) = host.crash?.reason else {
      Issue.record("found \(String(describing: host.crash))")
      return
    }
  }

  @Test func blocksThatAlwaysDispatchAnotherEndTheApp() {
    let host = launched { host in
      func again() {
        host.enqueue { [unowned host] () throws(AppCrash) in
          _ = host
          again()
        }
      }
      return view { _ in button("Start") { again() } }
    }
    host.tap("Start")
    guard case .endlessWork("a dispatched block", _) = host.crash?.reason else {
      Issue.record("found \(String(describing: host.crash))")
      return
    }
  }

  @Test func aPresentationThatOpensItselfAgainEndsTheApp() {
    let host = launched { _ in
      view("ContentView", [state("open", .bool(false))]) { frame in
        button("Open") { try frame.set("open", .bool(true)) }
          .sheet(try frame.bind("open"), in: frame, onDismiss: { try frame.set("open", .bool(true)) }) {
            text("again").onAppear { try frame.set("open", .bool(false)) }
          }
      }
    }
    host.tap("Open")
    #expect(host.crash?.message.contains("a presentation leaves more work") == true)
  }
}
