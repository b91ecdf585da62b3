import Intake

/// The results that audits of two revisions share: most of their files are the same.
struct AuditCaches: Sendable {
  let histories = HistoryCache()
  let codes = CodeCache()
}
