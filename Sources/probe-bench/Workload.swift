import PresentationModels
import ProbeSemantics
import ProbeSyntax

/// The scripts that are measured.
enum Workload {
  /// The steps of one scenario.
  static let stepCount = 4

  /// A script of `count` scenarios that pass on the model `item`.
  static func script(scenarios count: Int) -> SourceFile {
    var bytes: [UInt8] = []
    for number in 1...count { bytes.append(contentsOf: scenario(number).utf8) }
    return SourceFile(path: "bench.probe", bytes: bytes)
  }

  /// The scenario of that number.
  static func scenario(_ number: Int) -> String {
    """
    scenario 'sharing number \(number)' {
      tap Share A
      expect caption 'Share A: 12'
      copy
      expect clipboard 'Share A: 12'
    }

    """
  }

  /// The checked plan of a script, which uses no other file.
  static func plan(of file: SourceFile) -> TestPlan {
    let checker = Checker(known: ModelCatalogue.knownNames) { _ in .failure(.missing(nearest: nil)) }
    let plan = checker.check(ParsedFile(parsing: file))
    precondition(!plan.hasErrors, "the script that is measured has a mistake")
    return plan
  }

  /// The models of a plan.
  static func models(of plan: TestPlan) -> OpenedModels {
    ModelCatalogue { _ in .failure(.missing(nearest: nil)) }.open(plan.models)
  }
}
