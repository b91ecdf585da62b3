import AuditModel
import Testing

@testable import Reporting

/// The map of the findings in strings, by language and kind.
@Suite struct KindsMapTests {
  private func finding(
    _ rule: String, in locales: [LocaleIdentifier], severity: Severity = .error, line: Int = 1
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, title: rule.capitalizedFirst, message: "m",
      subject: .string(
        StringSubject(
          table: "Localizable", key: "key\(rule)\(line)",
          location: SourceLocation(file: "a.strings", line: line, column: 1),
          occurrences: locales.map {
            .init(
              locale: $0, text: "t",
              location: SourceLocation(file: "\($0).strings", line: line, column: 1),
              severity: severity, message: "m")
          })),
      locales: locales)
  }

  private func map(_ findings: [Finding]) -> KindsMap {
    var report = Sample.empty
    report.findings = findings
    return KindsMap(report)
  }

  @Test func countsErrorsAndWarningsOfEachLanguage() {
    let map = map([
      finding("a", in: ["de", "fr"]), finding("a", in: ["de"], line: 2),
      finding("b", in: ["fr"], severity: .warning), finding("c", in: ["de"], severity: .note),
    ])
    #expect(map.rules == ["a", "b"])
    #expect(
      map.rows == [.init(locale: "de", counts: [2, 0]), .init(locale: "fr", counts: [1, 1])])
    #expect(map.others == 0)
  }

  @Test func showsTheLanguagesAndKindsWithMost() {
    let languages = (0..<20).map { LocaleIdentifier("q\(UnicodeScalar(97 + $0)!)") }
    let many = languages.enumerated().flatMap { number, locale in
      (0...number).map { finding("a", in: [locale], line: $0 + 1) }
    }
    let kinds = (0..<8).map { finding("kind\($0)", in: [languages[19]]) }
    let map = map(many + kinds)
    #expect(map.rules.count == 6 && map.rules.first == "a")
    #expect(map.rows.count == 12 && map.rows.first?.locale == languages[19])
    #expect(map.others == 8)
  }

  @Test func isLeftOutWithoutFindings() {
    #expect(map([]).html == nil)
    #expect(map([finding("a", in: ["de"], severity: .note)]).html == nil)
  }

  @Test func linksEachNumberToItsFindings() {
    let text = map([finding("a", in: ["de"])]).html.map { "\($0)" } ?? ""
    #expect(text.contains("rule") && text.contains("language"))
  }
}
