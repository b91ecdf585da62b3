import AuditModel
import Foundation
import Testing

@testable import Reporting

@Suite struct JSONReportTests {
  private func evidence(_ value: Evidence.Value) throws -> Substring {
    var finding = Sample.missing
    finding.evidence = Evidence([("value", value)])
    let json = try JSONReport(Sample.report(of: [finding]), tool: Sample.tool).render()
    let line = try #require(json.split(separator: "\n").first { $0.contains("\"value\" : ") })
    return try #require(line.split(separator: " : ").last)
  }

  @Test func roundsNumbersToTwoDecimals() throws {
    #expect(try evidence(.number(0.1 + 0.2, unit: "pt")) == "0.3")
    #expect(try evidence(.number(171.2666, unit: "pt")) == "171.27")
    #expect(try evidence(.number(124, unit: "pt")) == "124")
    #expect(try evidence(.number(-0.001, unit: "pt")) == "0")
  }

  @Test func writesNumbersThatJSONLacksAsText() throws {
    #expect(try evidence(.number(.infinity, unit: "")) == "\"∞\"")
  }

  @Test func writesEveryKeyOfEachFinding() throws {
    let json = try JSONReport(Sample.report, tool: Sample.tool).render()
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    let keys: Set = [
      "rule", "severity", "title", "message", "screen", "states", "node", "stringKey", "locales",
      "dynamicTypeSizes", "sizeClasses", "variants", "worst", "fingerprint", "location",
      "evidence", "suggestion", "source", "occurrences",
    ]
    #expect(findings.count == 5)
    for finding in findings { #expect(Set(finding.keys) == keys) }
  }

  @Test(arguments: [255, 256, 257, 512, 1300])
  func manyFindingsAreTheSameBytesAsWhenTheyAreWrittenAtOnce(_ count: Int) throws {
    let findings = (0..<count).map { index in
      var finding = Sample.missing
      finding.message = "number \(index)\n  ]\n  \"findings\" : [\n"
      return finding
    }
    let report = Sample.report(of: findings)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let document = JSONDocument(
      report, findings: findings.map(JSONFinding.init), tool: Sample.tool)
    let expected = String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    let isSame = try JSONReport(report, tool: Sample.tool).render() == expected
    #expect(isSame)
  }

  @Test func doesNotEscapeSlashesAndEndsItsLastLine() throws {
    let json = try JSONReport(Sample.report, tool: Sample.tool).render()
    #expect(json.contains("\"compact/regular\""))
    #expect(json.hasSuffix("}\n"))
  }
}
