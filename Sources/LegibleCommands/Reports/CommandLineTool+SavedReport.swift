import AuditEngine
import Foundation
import Reporting

extension CommandLineTool {
  /// A report that “legible audit” wrote as JSON, with the descriptions of its rules.
  ///
  /// Throws when the file cannot be read, or is no report.
  func savedReport(_ path: String) throws(CommandError) -> SavedReport {
    let bytes: Data
    do { bytes = try files.read(path) } catch {
      throw .input(
        "\(path.forTerminal): cannot be read; check the path, or write the report with “legible audit "
          + "--format json=PATH”")
    }
    do throws(SavedReport.Failure) {
      var saved = try SavedReport(Array(bytes), path: path)
      RuleList.describeRules(in: &saved.report)
      return saved
    } catch {
      throw .input(error.description.forTerminal)
    }
  }
}
