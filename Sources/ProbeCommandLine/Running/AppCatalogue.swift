import ProbeInterpreter
import ProbeSemantics
import ProbeSyntax

/// Where the apps of a run come from.
protocol AppCatalogue: Sendable {
  associatedtype Apps: AppShelf

  /// Opens the models of a plan.
  func open(_ models: [TestPlan.Model]) -> Apps
}

/// The opened models of one plan.
protocol AppShelf: Sendable {
  associatedtype App: Driver

  /// What is wrong with view files, warnings included.
  var diagnostics: [Diagnostic] { get }

  /// A driver of a fresh app of the model `index`; nil if it could not be opened.
  func makeDriver(forModel index: Int) -> App?
}
