import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Reporting

@Suite struct JSONReportTests {
  private func evidence(_ value: Evidence.Value) throws -> Any? {
    var finding = Sample.missing
    finding.evidence = Evidence([("name", value)])
    let document = try document(Sample.report(of: [finding]))
    let findings = try #require(document["findings"] as? [[String: Any]])
    let evidence = try #require(findings.first?["evidence"] as? [[String: Any]])
    return evidence.first?["value"]
  }

  private func document(_ report: AuditReport) throws -> [String: Any] {
    let json = JSONReport(report, Sample.options).render()
    return try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func roundsNumbersToTwoDecimals() throws {
    #expect(try evidence(.number(0.1 + 0.2, unit: "pt")) as? Double == 0.3)
    #expect(try evidence(.number(171.2666, unit: "pt")) as? Double == 171.27)
    #expect(try evidence(.number(124, unit: "pt")) as? Int == 124)
    #expect(try evidence(.number(-0.001, unit: "pt")) as? Int == 0)
    let json = JSONReport(Sample.report, Sample.options).render()
    #expect(json.contains("\"value\" : 171.27,") && json.contains("\"value\" : 124,"))
  }

  @Test func neverRoundsARatioUp() throws {
    #expect(try evidence(.ratio(4.499)) as? Double == 4.49)
  }

  @Test func writesNumbersThatJSONLacksAsText() throws {
    #expect(try evidence(.number(.infinity, unit: "")) as? String == "∞")
  }

  @Test func doesNotEscapeSlashesAndEndsItsLastLine() {
    let json = JSONReport(Sample.report, Sample.options).render()
    #expect(json.contains("\"compact/regular\""))
    #expect(json.hasSuffix("}\n"))
  }

  @Test(arguments: [Sample.report, Sample.empty])
  func satisfiesItsSchema(_ report: AuditReport) throws {
    let schema = try Schema(ReportSchema.text)
    #expect(schema.errors(in: try document(report)) == [])
  }

  /// Each change breaks the schema, so that the test above can fail.
  @Test(
    arguments: [
      ["schemaVersion": 1], ["findings": 3], ["languages": [["locale": "de"]]],
      ["findings": [["rule": "text-truncated"]]], ["summary": NSNull()],
    ] as [[String: any Sendable]])
  func detectsWhatTheSchemaForbids(_ change: [String: any Sendable]) throws {
    var document = try document(Sample.report)
    for (name, value) in change { document[name] = value }
    #expect(try !Schema(ReportSchema.text).errors(in: document).isEmpty)
  }

  @Test func describesEveryFieldThatItWrites() throws {
    let schema = try Schema(ReportSchema.text)
    #expect(schema.undescribedFields(in: try document(Sample.report)) == [])
  }

  @Test func namesKeyLanguageAndVariationAsValues() throws {
    let findings = try #require(try document(Sample.report)["findings"] as? [[String: Any]])
    let subjects = findings.compactMap { $0["subject"] as? [String: Any] }
    let string = try #require(subjects.first { $0["kind"] as? String == "string" })
    let occurrences = try #require(string["occurrences"] as? [[String: Any]])
    #expect(string["key"] as? String == "cards")
    #expect(occurrences.map { $0["locale"] as? String } == ["de", "fi", "fr", "hu"])
    #expect(occurrences.first?["variation"] as? [String] == ["device.iphone", "plural.other"])
  }

  @Test func writesInPartsThatHoldLittle() {
    let findings = (0..<5000).map { index in
      var finding = Sample.missing
      finding.message = "number \(index)"
      return finding
    }
    var sizes: [Int] = []
    JSONReport(Sample.report(of: findings), Sample.options).write { sizes.append($0.count) }
    #expect(sizes.count > 20)
    #expect(sizes.allSatisfy { $0 < 100_000 })
  }
}
