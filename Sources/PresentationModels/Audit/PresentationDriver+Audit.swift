import PresentationRuntime
import ProbeAudit

extension PresentationDriver: AuditedDriver {
  /// A driver of a device with `model` on it, whose platform has `fault`, or that differs as `variant` says.
  init(_ model: Model, fault: RuntimeFault? = nil, variant: DeviceVariant? = nil, noting attention: Attention = .none) {
    let host = PresentationHost(model.app)
    host.rules.fault = fault
    if let variant { host.use(variant) }
    switch attention {
    case .none: break
    case .places: host.watchFaults()
    case .sights: host.recordSights()
    }
    self.init(model, host: host)
  }

  public var reachedPlaces: ReachedPlaces { ReachedPlaces(words: host.faultWatch.words) }

  public var mutationProgress: MutationProgress {
    switch host.faultProgress {
    case .notReached: .notReached
    case .reached: .reached
    case .fired: .fired
    }
  }

  public var traceDigest: UInt64 { host.traceDigest }

  public var effort: Int { host.effort }

  public func limitEffort(to limit: Int) { host.effortLimit = limit }

  public var hasReachedLimit: Bool { host.hasReachedLimit }
}
