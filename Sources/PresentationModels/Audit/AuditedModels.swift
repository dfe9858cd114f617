import PresentationRuntime
import ProbeAudit
import SwiftUISource

/// The models of one plan with their faults, and with healthy devices that differ.
public struct AuditedModels: AuditedApps {
  private let models: [AuditedModel?]

  /// The models that were opened, each with all its faults made ready.
  public init(_ opened: OpenedModels) {
    models = opened.models.map { $0.map(AuditedModel.of) }
  }

  /// The curated list of faults, whatever app they are made of.
  public static var knownFaults: [Mutant] { KnownFault.all.map { Mutant($0) } }

  /// The healthy variants, whatever app they run.
  public static var healthyVariants: [BenignVariant] { variants }

  /// The kinds of mistakes that are looked for in views, each as if it had been found.
  public static var viewMistakes: [Mutant] { MutationOperator.allCases.map(\.mutant) }

  public func mutants(ofModel index: Int) -> [Mutant] { models[index]?.mutants ?? [] }

  public var variants: [BenignVariant] { Self.variants }

  private static let variants = DeviceVariant.allCases.map(\.benign)

  public func makeDriver(forModel index: Int, mutant: Int?, noting attention: Attention) -> PresentationDriver? {
    models[index]?.makeDriver(mutant: mutant, noting: attention)
  }

  public func mayDiffer(_ mutant: Int, ofModel index: Int, where reached: ReachedPlaces) -> Bool {
    models[index]?.mayDiffer(mutant, where: reached) ?? true
  }

  public func makeDriver(forModel index: Int, variant: Int) -> PresentationDriver? {
    models[index].map { PresentationDriver($0.model, variant: DeviceVariant.allCases[variant]) }
  }
}
