// The function that libFuzzer calls with each input: everything from the text of a script to its results.
import PresentationModels
import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

@_cdecl("LLVMFuzzerTestOneInput")
public func runOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let file = SourceFile(path: "fuzz.probe", bytes: Array(UnsafeBufferPointer(start: bytes, count: count)))
  let parsed = ParsedFile(parsing: file)
  let checker = Checker(known: ModelCatalogue.knownNames) { _ in .failure(.missing(nearest: nil)) }
  let plan = checker.check(parsed)
  for diagnostic in plan.diagnostics {
    precondition(
      diagnostic.span.start >= 0 && diagnostic.span.start <= diagnostic.span.end
        && diagnostic.span.end <= diagnostic.file.bytes.count, "a span leaves its file")
  }
  guard !plan.hasErrors else { return 0 }
  let models = ModelCatalogue { _ in .failure(.missing(nearest: nil)) }.open(plan.models)
  var runner = TestRunner(recordsSteps: true)
  for test in plan.tests.prefix(8) {
    guard let driver = models.makeDriver(forModel: test.model) else { continue }
    let program = plan.program(for: test)
    guard program.steps.count <= 200 else { continue }
    let identity = TestIdentity(
      path: "fuzz.probe", line: 1, row: test.row, name: plan.name(of: test), model: plan.models[test.model].name,
      isControl: test.isControl)
    let result = runner.run(program, as: identity, on: driver)
    precondition((result.outcome == .passed) == result.failures.isEmpty, "an outcome contradicts its failures")
  }
  return 0
}
