import AuditModel

/// A report in the form of Checkstyle's, which Jenkins, reviewdog and Danger read.
///
/// Source: Checkstyle, `XMLLogger`.
public struct CheckstyleReport: Reporter {
  /// The name after `--format`.
  public static let format = "checkstyle"
  /// The purpose of the format.
  public static let summary = "Checkstyle's XML, for Jenkins, reviewdog and Danger"
  /// The name of the file in the output folder.
  public static let fileName: String? = "report.checkstyle.xml"

  private let report: AuditReport

  /// Takes a report.
  public init(_ report: AuditReport, _ options: ReportOptions) { self.report = report }

  /// Writes a `file` element for each file, with an `error` element for each finding.
  public func write(to sink: @escaping ([UInt8]) -> Void) {
    let all = FindingLines(of: report)
    XMLText.write(to: sink, generator: ReportFile.generator) { xml in
      xml.element("checkstyle", [("version", "4.3")]) { xml in
        all.forEachFile { lines in
          xml.element("file", [("name", lines.first?.path ?? "")]) { xml in
            for line in lines { xml.element("error", Self.attributes(of: line)) }
          }
        }
      }
    }
  }

  private static func attributes(of line: FindingLine) -> [(String, String)] {
    [
      ("line", "\(line.location.line)"), ("column", "\(line.location.column)"),
      ("severity", line.severity == .note ? "info" : line.severity.rawValue),
      ("message", line.fullMessage), ("source", "legible.\(line.finding.rule)"),
    ]
  }
}
