import PresentationRuntime
import ProbeAudit

/// The models of one plan with their faults, and with healthy devices that differ.
public struct AuditedModels: AuditedApps {
  private let models: [AuditedModel?]

  /// The models that were opened, each with all its faults made ready.
  public init(_ opened: OpenedModels) {
    models = opened.models.map { $0.map(AuditedModel.of) }
  }

  public func mutants(ofModel index: Int) -> [Mutant] { models[index]?.mutants ?? [] }

  public var variants: [BenignVariant] { Self.variants }

  private static let variants = DeviceVariant.allCases.map(\.benign)

  public func makeDriver(forModel index: Int, mutant: Int?) -> PresentationDriver? {
    guard let audited = models[index] else { return nil }
    guard let mutant else { return PresentationDriver(audited.model, fault: nil) }
    return audited.broken[mutant].model.map { PresentationDriver($0, fault: audited.broken[mutant].fault) }
  }

  public func makeDriver(forModel index: Int, variant: Int) -> PresentationDriver? {
    models[index].map { PresentationDriver($0.model, variant: DeviceVariant.allCases[variant]) }
  }
}
