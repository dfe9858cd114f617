import ProbeAudit
import ProbeSyntax

/// Why an audit is not good enough.
enum AuditShortfall: Problem, Equatable {
  /// A test fails on the unbroken app.
  case baselineFailing
  /// The score, or the strength if `isStrength`, is below what was asked for; perhaps there are lines that would help.
  case belowThreshold(Int, found: Int?, isStrength: Bool, hasLines: Bool)
  /// So many scenarios fail on a healthy device.
  case brittle(Int)
  /// No mutant was noticed.
  case nothingNoticed
  /// So many scenarios notice nothing, although there is something to notice.
  case useless(Int)
}

extension AuditReport {
  /// What is not as `options` want it.
  func shortfalls(_ options: AuditOptions) -> [AuditShortfall] {
    if !baselineFailures.isEmpty { return [.baselineFailing] }
    let score = score
    let hasLines = subjects.contains { $0.mutants.contains { $0.advice?.insertion != nil } }
    var shortfalls: [AuditShortfall] = []
    if options.mutants.isEmpty, score.valid > 0, score.detected == 0 { shortfalls.append(.nothingNoticed) }
    if let wanted = options.threshold, score.percent.map({ $0 < wanted }) ?? true {
      shortfalls.append(.belowThreshold(wanted, found: score.percent, isStrength: false, hasLines: hasLines))
    }
    if let wanted = options.strengthThreshold, score.strengthPercent.map({ $0 < wanted }) ?? true {
      shortfalls.append(.belowThreshold(wanted, found: score.strengthPercent, isStrength: true, hasLines: hasLines))
    }
    if options.isStrict {
      let brittle = Set(self.brittle.map(\.scenario)).count
      if brittle > 0 { shortfalls.append(.brittle(brittle)) }
      let useless = scenarios.count(where: \.isUseless)
      if useless > 0 { shortfalls.append(.useless(useless)) }
    }
    return shortfalls
  }
}
