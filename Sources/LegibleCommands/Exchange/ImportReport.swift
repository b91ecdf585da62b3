import AuditModel
import Exchange
import Localization
import Reporting

/// Says what an import does, or would do.
struct ImportReport {
  private let plan: ImportPlan
  private let isVerbose: Bool

  private static let mostRemarks = 20

  init(_ plan: ImportPlan, isVerbose: Bool) {
    self.plan = plan
    self.isVerbose = isVerbose
  }

  /// What has been done, in a few lines.
  var summary: String {
    remarks + plan.files.map { "\($0.isNew ? "new" : "changed") \($0.path)\n" }.joined() + counts
  }

  /// What would be done, text by text.
  var dryRun: String {
    var text = ""
    var file = ""
    for change in plan.changes {
      if change.file != file {
        text += "--- \(change.file)\n+++ \(change.file)\n"
        file = change.file
      }
      let way = change.path.isText ? "" : " \(change.path)"
      let state = change.state.map { ", \($0.words)" } ?? ""
      text += "@@ \(change.key)\(way) [\(change.locale)\(state)] @@".forTerminal + "\n"
      if change.old == change.new {
        text += " \(change.new)".forTerminal + "\n"
        continue
      }
      if let old = change.old { text += "-\(old)".forTerminal + "\n" }
      text += "+\(change.new)".forTerminal + "\n"
    }
    return text + remarks + counts + "nothing was written (--dry-run)\n"
  }

  private var remarks: String {
    let sorted = plan.remarks.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
    let shown = isVerbose ? sorted[...] : sorted.prefix(Self.mostRemarks)
    let lines = shown.map { remark in
      "\(remark.location): \(remark.severity.rawValue): \(remark.message); \(remark.suggestion) "
        + "[\(remark.kind.rawValue)]"
    }
    let rest = sorted.count - shown.count
    return lines.map { $0.forTerminal + "\n" }.joined()
      + (rest > 0 ? "and \(rest) more; see them with --verbose\n" : "")
  }

  private var counts: String {
    let refused = plan.remarks.count { $0.severity == .error }
    let warned = plan.remarks.count { $0.severity == .warning }
    let parts = [
      plan.changes.count.of("text") + " changed",
      plan.unchangedCount > 0 ? "\(plan.unchangedCount) as before" : nil,
      plan.untranslatedCount > 0 ? "\(plan.untranslatedCount) without a translation" : nil,
      refused > 0 ? "\(refused) refused" : nil,
      warned > 0 ? "\(warned) with a warning" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + "\n"
  }
}
