import AuditModel
import JSONReading

/// The problems of files as JSON: a list with an object for each file.
package struct ValidationJSONReport: Sendable {
  private let files: [ValidatedFile]

  /// Takes files.
  package init(_ files: [ValidatedFile]) { self.files = files }

  /// The JSON, which ends with a line feed.
  package func render() -> String { JSONWriter.text(of: files.map(File.init)) + "\n" }

  private struct File: JSONWritable {
    let file: ValidatedFile

    func write(to json: inout JSONWriter) {
      json.object {
        $0.field("isValid", !file.hasProblem(atOrAbove: .error))
        $0.field("kind", file.kind)
        $0.field("omitted", file.omitted)
        $0.field("path", file.path)
        $0.list("problems", file.problems.lazy.map(Problem.init))
      }
    }
  }

  private struct Problem: JSONWritable {
    let problem: ValidatedFile.Problem

    func write(to json: inout JSONWriter) {
      json.object {
        $0.fieldIfPresent("clause", problem.clause)
        $0.field("column", problem.location.column)
        $0.field("file", problem.location.file)
        $0.field("line", problem.location.line)
        $0.field("message", problem.message)
        $0.field("rule", problem.rule)
        $0.field("severity", problem.severity.rawValue)
        $0.field("suggestion", problem.suggestion)
      }
    }
  }
}
