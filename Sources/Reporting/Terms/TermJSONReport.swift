import JSONReading
import Terminology

/// Learned terms as JSON: a list with an object for each.
package struct TermJSONReport: Sendable {
  private let terms: [LearnedTerm]

  /// Takes terms.
  package init(_ terms: [LearnedTerm]) { self.terms = terms }

  /// The JSON, which ends with a line feed.
  package func render() -> String { JSONWriter.text(of: terms.map(Line.init)) + "\n" }

  private struct Line: JSONWritable {
    let term: LearnedTerm

    func write(to json: inout JSONWriter) {
      json.object {
        $0.field("count", term.count)
        $0.field("locale", term.locale.identifier)
        $0.list("others", term.outliers.lazy.map(Occurrence.init))
        $0.field("term", term.source)
        $0.field("texts", term.texts)
        $0.field("translation", term.translation)
      }
    }
  }

  private struct Occurrence: JSONWritable {
    let occurrence: LearnedTerm.Occurrence

    func write(to json: inout JSONWriter) {
      json.object {
        $0.field("column", occurrence.leaf.location.column)
        $0.field("file", occurrence.leaf.location.file)
        $0.field("key", occurrence.key)
        $0.field("line", occurrence.leaf.location.line)
        $0.field("table", occurrence.table.name)
        $0.field("text", occurrence.leaf.text)
      }
    }
  }
}
