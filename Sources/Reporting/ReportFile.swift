/// Recognizes the files of earlier audits, which a new audit replaces.
package enum ReportFile {
  /// The name of the generator, near the start of the page.
  static let generator = "legible audit"

  /// Whether bytes are those of a report in one of the formats.
  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    let start = String(decoding: bytes.prefix(1024), as: UTF8.self)
    return start.contains("content=\"\(generator)\"") || start.contains("<!-- \(generator) -->\n")
      || start.hasPrefix(CommentReport.mark)
      || start.hasPrefix(CSVReport.heading)
      || start.hasPrefix("{\n  \"schemaVersion\" : ") && start.contains("\n  \"tool\" : {\n")
      || start.hasPrefix("{\"schemaVersion\":2,\"tool\":{") || isGeneratedJSON(start)
      || isGeneratedText(start)
  }

  /// Whether a text begins like the lines for GitHub Actions or Xcode, or has nothing to lose.
  private static func isGeneratedText(_ start: String) -> Bool {
    guard let line = start.split(separator: "\n").first else { return start.isEmpty }
    return ["::error file=", "::warning file=", "::notice "].contains(where: line.hasPrefix)
      || line.firstMatch(of: /^.+:\d+:\d+: (error|warning|note): .+/) != nil
  }

  /// Whether a text begins like the reports whose formats have no room for a name of ours.
  private static func isGeneratedJSON(_ start: String) -> Bool {
    start == "[\n\n]\n" || start.hasPrefix("[\n  {\n    \"check_name\" : ")
      || start.contains("\"driver\" : {\n          \"name\" : \"Legible\"")
      || start.contains("\"engineId\" : \"legible\"")
      || start == "{\n  \"rules\" : [\n\n  ],\n  \"issues\" : [\n\n  ]\n}\n"
  }
}
