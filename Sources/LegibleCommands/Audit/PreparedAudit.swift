import AuditEngine
import AuditModel

/// An audit of which everything is read and nothing is looked at yet.
struct PreparedAudit {
  /// The audit.
  let audit: Audit
  /// Whether all files with screens could be read.
  let hasAllScreens: Bool
  /// The other files that could not be read as a whole.
  let unread: [UnreadFile]
  /// The files with screens that could not be read.
  let unreadScreens: Set<String>
  /// A note on the screens that are left out.
  let note: String?
  /// The part of everything that is looked at.
  let scope: AuditScope
  /// The folder that paths of the report begin at.
  let root: String
  /// The name of the app; nil where no Xcode project has one.
  let app: String?
  /// The language that the app is written in.
  let sourceLocale: LocaleIdentifier

  /// A report of the audit, with what is known of how it was made.
  func outcome(_ report: AuditReport) -> AuditRun.Outcome {
    var report = report
    report.app = app
    report.hasReadAllFiles = hasAllScreens && unread.allSatisfy { $0.isDecided(in: report) }
    return AuditRun.Outcome(
      report: report, note: note, scope: scope, root: root, sourceLocale: sourceLocale,
      unreadFiles: unreadScreens.union(unread.map(\.location.file)))
  }
}
