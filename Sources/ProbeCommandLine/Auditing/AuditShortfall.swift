import ProbeAudit
import ProbeSyntax

/// Why an audit is not good enough.
enum AuditShortfall: Problem, Equatable {
  /// A test fails on the unbroken app.
  case baselineFailing
  /// The score, or the strength if `isStrength`, is below what was asked for.
  case belowThreshold(Int, found: Int?, isStrength: Bool)
  /// No mutant was noticed.
  case nothingNoticed
}

extension AuditReport {
  /// What is not as `options` want it.
  func shortfalls(_ options: AuditOptions) -> [AuditShortfall] {
    if !baselineFailures.isEmpty { return [.baselineFailing] }
    guard testCount > 0 else { return [] }
    let score = score
    var shortfalls: [AuditShortfall] = []
    if score.valid > 0, score.detected == 0 { shortfalls.append(.nothingNoticed) }
    if let wanted = options.threshold, score.percent.map({ $0 < wanted }) ?? true {
      shortfalls.append(.belowThreshold(wanted, found: score.percent, isStrength: false))
    }
    if let wanted = options.strengthThreshold, score.strengthPercent.map({ $0 < wanted }) ?? true {
      shortfalls.append(.belowThreshold(wanted, found: score.strengthPercent, isStrength: true))
    }
    return shortfalls
  }
}
