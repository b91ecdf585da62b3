import AuditModel
import JSONReading

/// The file of a baseline: a line of JSON for the format, and one for each entry, so that merging two
/// branches merges lines.
package enum BaselineFile {
  /// The usual name of the file.
  package static let name = ".legible-baseline.jsonl"

  /// The name of the first line's one field.
  private static let heading = "legibleBaseline"
  private static let version = 1

  /// Why the file cannot be used: the first thing that is wrong, and where.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error as `file:line:column: message; suggestion`.
    package let description: String
  }

  /// The lines of a baseline, sorted, which end with a line feed.
  package static func text(of baseline: Baseline) -> String {
    let heading = "{\"\(heading)\": \(version)}\n"
    return heading + baseline.entries.map { JSONWriter.text(of: $0, style: .line) + "\n" }.joined()
  }

  /// Whether bytes are those of a baseline.
  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: "{\"\(heading)\": ".utf8)
  }

  /// Whether bytes are nothing but white space, of which nothing can be lost.
  package static func isEmpty(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.allSatisfy { $0 <= 0x20 }
  }

  /// Reads the lines of a file.
  package static func read(_ bytes: [UInt8], path: String) throws(Failure) -> Baseline {
    var entries: [BaselineEntry] = []
    var hasHeading = false
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where line.contains(where: { $0 > 0x20 }) {
      let reader = BaselineLine(Array(line), line: index + 1, path: path)
      do throws(JSONError) {
        if hasHeading {
          entries.append(try reader.entry())
        } else {
          try reader.requireHeading(Self.heading, version: version)
          hasHeading = true
        }
      } catch {
        let advice = error.suggestion.map { "; \($0)" } ?? ""
        throw Failure(
          description:
            "\(path):\(index + 1):\(error.location.column): \(error.message)\(advice); restore the "
            + "baseline, or delete it and write it with “legible baseline write”")
      }
    }
    guard hasHeading else {
      throw Failure(
        description:
          "\(path):1:1: the baseline is empty; restore it, or write it with “legible baseline write”"
      )
    }
    return Baseline(file: path, entries: entries)
  }
}

extension BaselineEntry: JSONWritable {
  /// Writes the entry on one line.
  package func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("rule", rule)
      if let screen { object.field("screen", screen) }
      object.field("subject", subject)
      object.field("languages", languages.map(\.identifier))
      object.field("fingerprint", fingerprint)
    }
  }
}

extension JSONStyle {
  /// One line for a value, with a space behind colons.
  fileprivate static let line = JSONStyle(lineEnd: "", unit: "", colon: ": ")
}
