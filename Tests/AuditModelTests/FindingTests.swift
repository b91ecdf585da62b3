import Testing

@testable import AuditModel

/// Findings and the names by which they are known again.
@Suite struct FindingTests {
  private func finding(
    node: String = "title", message: String = "has 10 pt, needs 20 pt",
    evidence: Evidence = ["needs": .number(20, unit: "pt")], line: Int = 3
  ) -> Finding {
    Finding(
      rule: "text-truncated", severity: .error, title: "Text is cut off", message: message,
      screen: "boards", node: node, stringKey: "boards.title", locales: ["de"],
      location: SourceLocation(file: "de.lproj/Localizable.strings", line: line, column: 1),
      evidence: evidence, suggestion: message)
  }

  @Test func keepsItsFingerprintWhenMeasuredValuesChange() {
    let other = finding(message: "has 1 pt", evidence: ["needs": .number(7, unit: "pt")], line: 90)
    #expect(finding().fingerprint == other.fingerprint)
  }

  @Test func hasAnotherFingerprintForAnotherNode() {
    #expect(finding().fingerprint != finding(node: "subtitle").fingerprint)
  }

  @Test func tellsEntriesOfTwoFilesApart() {
    let files = ["de.lproj/A.strings", "fr.lproj/A.strings"].map {
      Finding(
        rule: "key-missing", severity: .error, title: "", message: "", stringKey: "a",
        location: SourceLocation(file: $0, line: 1, column: 1))
    }
    #expect(files[0].fingerprint != files[1].fingerprint)
  }

  @Test func writesFingerprintsWithSixteenDigits() {
    // FNV-1a of nothing is its offset basis, and of “a” 0xaf63dc4c8601ec8c.
    #expect(Fingerprint.of([]) == "cbf29ce484222325")
    #expect(Fingerprint.of(["a"]) == "af63dc4c8601ec8c")
    for number in 0..<200 { #expect(Fingerprint.of(["\(number)"]).count == 16) }
  }

  @Test func doesNotConfuseTheEndsOfWords() {
    #expect(Fingerprint.of(["ab", "c"]) != Fingerprint.of(["a", "bc"]))
  }

  @Test func countsFindingsBySeverity() {
    var note = finding()
    note.severity = .note
    let summary = AuditReport.Summary(
      findings: [finding(), finding(), note], variants: 1, nodes: 2, texts: 3)
    #expect((summary.errors, summary.warnings, summary.notes) == (2, 0, 1))
  }

  @Test func asksForFindingsAtOrAboveASeverity() {
    let matrix = AuditMatrix(screens: [], locales: [], dynamicTypeSizes: [], sizeClasses: [])
    var warning = finding()
    warning.severity = .warning
    let report = AuditReport(
      matrix: matrix, fonts: [], findings: [warning], notMeasured: [],
      summary: .init(findings: [warning], variants: 0, nodes: 0, texts: 0))
    #expect(report.hasFindings(atOrAbove: .note) && report.hasFindings(atOrAbove: .warning))
    #expect(!report.hasFindings(atOrAbove: .error))
  }
}
