import Testing

@testable import AuditEngine

/// A length limit in an exchange file is reported once.
@Suite struct ExchangeLimitTests {
  private func findings(_ restriction: String, _ target: String) -> [String] {
    let bytes = Array(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"
        xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"><file id="f">
      <slr:profiles generalProfile="xliff:codepoints" storageProfile="xliff:utf8"/>
      <unit id="a" \(restriction)><segment><source>Open</source><target>\(target)</target></segment>
      </unit></file></xliff>
      """.utf8)
    return ExchangeAudit(project: nil).read(bytes, path: "de.xlf", format: .xliff20).findings
      .map(\.rule)
  }

  @Test func aTextThatIsTooLongIsNoMatterOfTheFile() {
    #expect(findings("slr:sizeRestriction=\"10\"", "Jetzt sofort öffnen") == [])
  }

  @Test func aTextWithTooManyBytesIsTooLong() {
    #expect(findings("slr:storageRestriction=\"6\"", "Öäüßö") == ["max-length"])
    #expect(findings("slr:storageRestriction=\"6\"", "Auf") == [])
  }

  @Test func aTextThatIsTooShortBreaksTheRulesOfTheFile() {
    #expect(findings("slr:sizeRestriction=\"4,9\"", "Auf") == ["xliff-invalid"])
  }
}
