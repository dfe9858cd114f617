import PresentationRuntime
import ProbeAudit

extension PresentationDriver: AuditedDriver {
  /// A driver of a device with `model` on it, whose platform has `fault`, or that differs as `variant` says.
  ///
  /// What is seen on the way goes into the digest only if `recordsSights` says so: it costs a look at each rest.
  init(_ model: Model, fault: RuntimeFault? = nil, variant: DeviceVariant? = nil, recordsSights: Bool = false) {
    let host = PresentationHost(model.app)
    host.rules.fault = fault
    if let variant { host.use(variant) }
    if recordsSights { host.recordSights() }
    self.init(model, host: host)
  }

  public var mutationProgress: MutationProgress {
    switch host.faultProgress {
    case .notReached: .notReached
    case .reached: .reached
    case .fired: .fired
    }
  }

  public var traceDigest: UInt64 { host.traceDigest }

  public var effort: Int { host.effort }

  public var hasReachedLimit: Bool { host.hasReachedLimit }
}
