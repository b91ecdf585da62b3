import Exchange
import JSONReading
import Localization

/// The effects of an import, done or planned, as JSON.
package struct ImportJSONReport: Sendable {
  private let plan: ImportPlan
  private let isDryRun: Bool

  /// Takes a plan, and whether nothing was written.
  package init(_ plan: ImportPlan, isDryRun: Bool) {
    self.plan = plan
    self.isDryRun = isDryRun
  }

  /// The JSON, which ends with a line feed.
  package func render() -> String {
    JSONWriter.text(of: Contents(plan: plan, isDryRun: isDryRun)) + "\n"
  }

  private struct Contents: JSONWritable {
    let plan: ImportPlan
    let isDryRun: Bool

    func write(to json: inout JSONWriter) {
      json.object {
        $0.list("changes", plan.changes.map(Change.init))
        $0.list("diagnostics", plan.diagnostics.map(Diagnostic.init))
        $0.field("dryRun", isDryRun)
        $0.list("files", plan.files.map(File.init))
        $0.list("languages", plan.totals.map(Total.init))
        $0.object("total") {
          $0.field("changed", plan.changes.count)
          $0.field("rejected", plan.rejectedCount)
          $0.field("unchanged", plan.unchangedCount)
          $0.field("untranslated", plan.untranslatedCount)
          $0.field("warnings", plan.diagnostics.count { $0.severity == .warning })
        }
      }
    }
  }

  private struct Change: JSONWritable {
    let change: ImportPlan.Change

    func write(to json: inout JSONWriter) {
      json.object {
        $0.field("file", change.file)
        $0.field("key", change.key)
        $0.field("locale", change.locale.identifier)
        $0.field("new", change.new)
        $0.fieldIfPresent("old", change.old)
        $0.fieldIfPresent("state", change.state?.rawValue)
        $0.field("variation", change.path.description)
      }
    }
  }

  private struct Diagnostic: JSONWritable {
    let diagnostic: ImportDiagnostic

    func write(to json: inout JSONWriter) {
      json.object {
        $0.field("column", diagnostic.location.column)
        $0.field("file", diagnostic.location.file)
        $0.fieldIfPresent("key", diagnostic.key)
        $0.field("kind", diagnostic.kind.rawValue)
        $0.field("line", diagnostic.location.line)
        $0.fieldIfPresent("locale", diagnostic.locale?.identifier)
        $0.field("message", diagnostic.message)
        $0.field("severity", diagnostic.severity.rawValue)
        $0.field("strings", diagnostic.strings)
        $0.field("suggestion", diagnostic.suggestion)
        $0.field("variation", diagnostic.path.description)
      }
    }
  }

  private struct File: JSONWritable {
    let file: ProjectOutput

    func write(to json: inout JSONWriter) {
      json.object {
        $0.field("isNew", file.isNew)
        $0.field("path", file.path)
      }
    }
  }

  private struct Total: JSONWritable {
    let total: ImportPlan.Total

    func write(to json: inout JSONWriter) {
      json.object {
        $0.field("changed", total.changed)
        $0.field("language", total.locale.identifier)
        $0.field("rejected", total.rejected)
      }
    }
  }
}
