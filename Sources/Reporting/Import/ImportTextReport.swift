import AuditModel
import Exchange
import Localization

/// The effects of an import, done or planned, as text.
package struct ImportTextReport: Sendable {
  private let plan: ImportPlan
  private let isVerbose: Bool

  private static let mostDiagnostics = 20

  /// Takes a plan, and whether to list all notes.
  package init(_ plan: ImportPlan, isVerbose: Bool) {
    self.plan = plan
    self.isVerbose = isVerbose
  }

  /// The effects in a few lines.
  package func summary() -> String {
    diagnostics + plan.files.map { "\($0.isNew ? "new" : "changed") \($0.path)\n" }.joined()
      + counts
  }

  /// The planned changes, string by string.
  package func dryRun() -> String {
    var text = ""
    var file = ""
    for change in plan.changes {
      if change.file != file {
        text += "--- \(change.file)\n+++ \(change.file)\n"
        file = change.file
      }
      text += lines(of: change)
    }
    return text + diagnostics + counts + "nothing was written (--dry-run)\n"
  }

  private func lines(of change: ImportPlan.Change) -> String {
    let way = change.path.isText ? "" : " \(change.path)"
    let state = change.state.map { ", \($0.words)" } ?? ""
    let heading = "@@ \(change.key)\(way) [\(change.locale)\(state)] @@".forTerminal + "\n"
    if change.old == change.new { return heading + " \(change.new)".forTerminal + "\n" }
    let old = change.old.map { "-\($0)".forTerminal + "\n" } ?? ""
    return heading + old + "+\(change.new)".forTerminal + "\n"
  }

  private var diagnostics: String {
    let sorted = plan.diagnostics.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
    let shown = isVerbose ? sorted[...] : sorted.prefix(Self.mostDiagnostics)
    let lines = shown.map { diagnostic in
      "\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.message); \(diagnostic.suggestion) "
        + "[\(diagnostic.kind.rawValue)]"
    }
    let rest = sorted.count - shown.count
    return lines.map { $0.forTerminal + "\n" }.joined()
      + (rest > 0 ? "and \(rest) more; see them with --verbose\n" : "")
  }

  private var counts: String {
    let rejected = plan.rejectedCount
    let warned = plan.diagnostics.count { $0.severity == .warning }
    let parts = [
      plan.changes.count.of("string") + " changed",
      plan.unchangedCount > 0 ? "\(plan.unchangedCount) unchanged" : nil,
      plan.untranslatedCount > 0 ? "\(plan.untranslatedCount) without a translation" : nil,
      rejected > 0 ? "\(rejected) rejected" : nil,
      warned > 0 ? "\(warned) with a warning" : nil,
    ]
    return totals + parts.compactMap(\.self).joined(separator: ", ") + "\n"
  }

  /// The languages, when there are several.
  private var totals: String {
    guard plan.totals.count > 1 else { return "" }
    return plan.totals.map { total in
      "\(total.locale): \(total.changed.of("string")) changed"
        + (total.rejected > 0 ? ", \(total.rejected) rejected" : "") + "\n"
    }.joined()
  }
}
