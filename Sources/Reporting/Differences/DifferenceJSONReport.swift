import AuditModel
import Exchange
import JSONReading

/// The differences between two projects as JSON: a list with an object for each.
package struct DifferenceJSONReport: Sendable {
  private let differences: [TextDifference]

  /// Takes differences.
  package init(_ differences: [TextDifference]) { self.differences = differences }

  /// The JSON, which ends with a line feed.
  package func render() -> String {
    JSONWriter.text(of: differences.map(Line.init)) + "\n"
  }

  private struct Line: JSONWritable {
    let difference: TextDifference

    func write(to json: inout JSONWriter) {
      json.object {
        $0.field("column", difference.location.column)
        $0.field("file", difference.location.file)
        $0.field("folder", difference.folder)
        $0.field("key", difference.key)
        $0.field("kind", difference.kind.rawValue)
        $0.field("line", difference.location.line)
        $0.field("locale", difference.locale.identifier)
        $0.fieldIfPresent("new", difference.new)
        $0.fieldIfPresent("old", difference.old)
        $0.field("table", difference.table)
        $0.field("variation", difference.path.description)
      }
    }
  }
}
