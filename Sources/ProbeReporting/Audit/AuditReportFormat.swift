/// The formats of `audit --report`.
public enum AuditReportFormat: String, CaseIterable, Sendable {
  case github
  case json
}
