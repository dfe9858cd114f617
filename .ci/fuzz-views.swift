// The function that libFuzzer calls with each input: the text of a view file, its views, and a walk over what they show.
import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax
import SwiftUISource

@_cdecl("LLVMFuzzerTestOneInput")
public func runOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: bytes, count: count))
  let file = ViewFile(path: "Fuzz.swift", bytes: text)
  for diagnostic in file.diagnostics {
    precondition(
      diagnostic.span.start >= 0 && diagnostic.span.start <= diagnostic.span.end && diagnostic.span.end <= count,
      "a span leaves its file")
  }
  let script = SourceFile(path: "fuzz.probe", text: "")
  let nowhere = SourceSpan(start: 0, end: 0)
  let views = file.inventory.views.prefix(4).map { view in
    TestPlan.Model(
      name: view.name,
      origin: .declared(
        path: "Fuzz.swift", view: view.name, file: script, pathSpan: nowhere, viewSpan: nowhere))
  }
  let opened = ModelCatalogue(tellsInert: true) { _ in .success(text) }.open(Array(views))
  for index in views.indices {
    guard var driver = opened.makeDriver(forModel: index) else { continue }
    walk(&driver)
  }
  return 0
}

/// Taps what can be tapped, closes what can be closed, and lets time go by.
func walk(_ driver: inout PresentationDriver) {
  driver.launch()
  driver.settle()
  for _ in 0..<6 {
    let screen = driver.snapshot()
    guard screen.crash == nil else {
      _ = driver.causes(of: .crash)
      return
    }
    let labels = screen.layers.last?.controls.prefix(3).map(\.label) ?? []
    for label in labels {
      try? driver.perform(.tap(label: label))
      driver.settle()
    }
    _ = driver.advance(to: driver.now + .seconds(1))
    try? driver.perform(.swipeDown)
    driver.settle()
  }
  _ = driver.account(from: 0, to: driver.traceMark)
  for question in [CausalQuestion.screen, .presentation, .caption, .clipboard] { _ = driver.causes(of: question) }
}
