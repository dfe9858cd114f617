import PresentationRuntime
import Testing

/// The virtual clock, tasks and their cancellation.
struct TimeTests {
  @Test func workComesDueInOrderOfTimeThenOfAsking() {
    let host = launched { host in
      view("ContentView", [state("log", .text(""))]) { [unowned host] frame in
        func add(_ entry: String) -> () throws(AppCrash) -> Void {
          { () throws(AppCrash) in
            try crashing { try frame.set("log", .text(try frame.text("log") + entry)) }
          }
        }
        return stack(
          text(try frame.text("log")),
          button("Start") {
            host.after(.seconds(2), add("c"))
            host.after(.seconds(1), add("a"))
            host.after(.seconds(1), add("b"))
            host.cancelTimer(host.after(.seconds(1), add("never")))
            host.enqueue(add("0"))
          })
      }
    }
    host.tap("Start")
    #expect(host.texts == ["0"])
    #expect(host.advance(to: .seconds(5)))
    #expect(host.now == .seconds(1))
    #expect(host.texts == ["0a"])
    #expect(host.advance(to: .seconds(5)))
    #expect(host.texts == ["0ab"])
    #expect(host.advance(to: .milliseconds(1500)) == false)
    #expect(host.now == .milliseconds(1500))
    #expect(host.advance(to: .seconds(5)))
    #expect(host.texts == ["0abc"])
    #expect(host.advance(to: .seconds(5)) == false)
    #expect(host.now == .seconds(5))
  }

  @Test func aTaskOfAViewIsCancelledWhenTheViewGoes() {
    let host = launched { host in
      let child = view("Child", [bindingProperty("log")]) { frame in
        text("child").task {
          [.sleep(.seconds(10)), .run { try frame.set("log", .text("woke")) }]
        }
      }
      return view("ContentView", [state("here", .bool(true)), state("log", .text("-"))]) { frame in
        stack(
          text(try frame.text("log")),
          try frame.bool("here") ? .branch(0, child(.binding(try frame.bind("log")))) : .branch(1, .empty),
          button("Leave") { try frame.set("here", .bool(false)) })
      }
    }
    host.tap("Leave")
    // A cancelled sleep ends at once; what the task does then is its own affair.
    #expect(host.texts == ["woke"])
    #expect(host.advance(to: .seconds(20)) == false)
  }

  @Test func aTaskWithAnotherIdStartsAgain() {
    let host = launched { _ in
      view("ContentView", [state("id", .int(0)), state("runs", .int(0))]) { frame in
        stack(text("runs \(try frame.int("runs"))"), button("Next") { try frame.set("id", .int(frame.int("id") + 1)) })
          .task(id: try frame.get("id")) { [.run { try frame.set("runs", .int(frame.int("runs") + 1)) }] }
      }
    }
    #expect(host.texts == ["runs 1"])
    host.tap("Next")
    #expect(host.texts == ["runs 2"])
  }

  @Test func aTaskCanWaitForTheEndOfAnother() {
    let host = launched { host in
      view("ContentView", [state("log", .text(""))]) { [unowned host] frame in
        func add(_ entry: String) -> TestTask.Step {
          .run { try frame.set("log", .text(try frame.text("log") + entry)) }
        }
        return stack(
          text(try frame.text("log")),
          button("Start") {
            let first = host.start(TestTask([.sleep(.seconds(1)), add("first.")]))
            host.start(TestTask([.wait(first.end), add("second.")]))
          })
      }
    }
    host.tap("Start")
    host.wait(.seconds(1))
    #expect(host.texts == ["first.second."])
  }

  @Test func receiversGetValuesTimersAndChanges() {
    let host = launched { host in
      let channel = EventChannel("news")
      let model = ObservedObject(
        "Model", .published, properties: [ObservedObject.Property("a")], values: [.int(0)], in: host)
      return view("ContentView", [state("log", .text("")), state("ticks", .int(0))]) { [unowned host] frame in
        func add(_ entry: String) throws { try frame.set("log", .text(try frame.text("log") + entry + ".")) }
        return stack(
          text(try frame.text("log")), text("ticks \(try frame.int("ticks"))"),
          button("Send") { host.send(.text("hello"), to: channel) }, button("Write") { model.write(0, .int(7)) }
        )
        .modified(
          .onReceive(.channel(channel)) { (value) throws(AppCrash) in
            try crashing { try add(value.text ?? "") }
          }
        )
        .modified(
          .onReceive(.object(model, property: 0)) { (value) throws(AppCrash) in
            try crashing { try add("\(value.int ?? -1)") }
          }
        )
        .modified(
          .onReceive(.timer(every: .seconds(1))) { (_) throws(AppCrash) in
            try crashing { try frame.set("ticks", .int(frame.int("ticks") + 1)) }
          })
      }
    }
    host.tap("Send")
    host.tap("Write")
    host.wait(.milliseconds(3500))
    #expect(host.texts == ["hello.7.", "ticks 3"])
  }
}
