import AuditModel
import Testing

@testable import Reporting

/// A finding that is new in one language and known in another is new only in the files of the first.
@Suite struct KnownLanguageTests {
  private static func location(_ locale: String) -> AuditModel.SourceLocation {
    AuditModel.SourceLocation(file: "\(locale).lproj/Localizable.strings", line: 3, column: 1)
  }

  private var report: AuditReport {
    var report = Sample.report
    var finding = Finding(
      rule: "format-type", severity: .error, title: "Specifier", message: "%d for %@",
      subject: .string(
        StringSubject(
          table: "Localizable", key: "left", location: Self.location("fr"),
          occurrences: ["es", "fr"].map {
            .init(
              locale: LocaleIdentifier($0), text: "%d", location: Self.location($0),
              severity: .error,
              message: "%d for %@")
          })), locales: ["es", "fr"])
    finding.knownLocales = ["es"]
    report.findings = [finding]
    report.change = .init(new: 1, fixed: 0, known: 1)
    return report
  }

  @Test(arguments: [
    "github", "xcode", "checkstyle", "gitlab", "sonarqube", "csv", "markdown", "comment",
  ])
  func isInNoFormatOfNewFindings(_ format: String) throws {
    let reporter = try #require(ReporterList.all.first { $0.format == format })
    let text = reporter.init(report, Sample.options).render()
    #expect(text.contains("fr.lproj") && !text.contains("es.lproj"), "\(format)")
  }

  @Test func isUnchangedWhereKnownOnesAreWanted() throws {
    var options = Sample.options
    options.includesKnown = true
    let text = SARIFReport(report, options).render()
    let parts = text.split(separator: "\"ruleId\"").dropFirst()
    #expect(parts.count == 2)
    for part in parts {
      #expect(part.contains("fr.lproj") == part.contains(#""baselineState" : "new""#))
      #expect(part.contains("es.lproj") == part.contains(#""baselineState" : "unchanged""#))
    }
  }
}
