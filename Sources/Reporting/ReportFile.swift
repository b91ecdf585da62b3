/// Recognizes the files of earlier audits, which a new audit replaces.
package enum ReportFile {
  /// The name of the generator, near the start of the page.
  static let generator = "legible audit"

  /// Whether bytes are those of a report in one of the formats.
  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self)
    return start.contains("content=\"\(generator)\"") || start.hasPrefix(CSVReport.heading)
      || start.hasPrefix("{\n  \"schemaVersion\" : ") && start.contains("\n  \"tool\" : {\n")
  }
}
