import AuditModel
import Localization
import Testing

@testable import AuditEngine

/// A defect of a key is one finding with all its languages.
@Suite struct TableFindingTests {
  private static let project = LocalizationProject([
    "en": ["save": "Save", "trips": "%d trips"],
    "de": ["trips": "%d Reisen"],
    "fi": ["trips": "%@ matkaa"],
    "sv": ["save": "Spara", "trips": "%d resor"],
  ])

  @Test func makesOneFindingOfAKeyThatSeveralLanguagesLack() throws {
    let findings = try report(project: Self.project).findings(of: "missing-translation")
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.stringKey == "save" && finding.table == "Localizable")
    #expect(finding.locales == ["de", "fi"])
    #expect(finding.screen == nil && finding.variants == nil && finding.severity == .warning)
    #expect(finding.location.file == "en.lproj/Localizable.strings")
  }

  @Test func leavesOutLanguagesThatWereNotRequested() throws {
    let report = try report(project: Self.project, options: AuditOptions(locales: ["de"]))
    #expect(report.findings.map(\.rule) == ["missing-translation"])
    #expect(report.findings.map(\.locales) == [["de"]])
    #expect(report.matrix.locales == ["de"])
  }

  @Test func opensTheTranslationWithTheWrongSpecifier() throws {
    let findings = try report(project: Self.project).findings(of: "format-type")
    #expect(findings.map(\.locales) == [["fi"]])
    #expect(findings.map(\.location.file) == ["fi.lproj/Localizable.strings"])
  }

  @Test func reportsALanguageThatLacksTheWholeTable() throws {
    let other = StringTable(name: "Other", locale: "de", files: [], entries: [])
    let tables = LocalizationProject(["en": ["save": "Save"]]).tables + [other]
    let findings = try report(project: LocalizationProject(tables: tables)).findings
    #expect(findings.map(\.rule) == ["missing-table"])
    #expect(findings.first?.suggestion?.contains("de.lproj/Localizable.strings") == true)
  }

  @Test func turnsProblemsOfFilesIntoFindings() throws {
    let problems = [
      problem(.missingSemicolon, line: 3), problem(.duplicateKey, line: 8),
    ]
    let report = try report(
      project: LocalizationProject(["en": ["save": "Save"]], problems: problems))
    let findings = report.findings(of: "strings-syntax") + report.findings(of: "duplicate-key")
    #expect(findings.map(\.severity) == [.error, .warning])
    #expect(findings.map { $0.location.line } == [3, 8])
    #expect(Set(findings.map(\.fingerprint)).count == 2)
  }

  @Test func makesOneFindingOfEqualMistakesInTheFilesOfATable() throws {
    let problems = [
      problem(.missingSemicolon, line: 3), problem(.missingSemicolon, line: 8),
      problem(.missingSemicolon, in: "de", line: 2), problem(.missingEquals, line: 9),
    ]
    let project = LocalizationProject(["en": ["save": "Save"]], problems: problems)
    let findings = try report(project: project).findings(of: "strings-syntax")
    let files = findings.compactMap(\.file)
    #expect(findings.count == 2 && files.count == 2)
    #expect(files.map(\.family) == Array(repeating: "*.lproj/Localizable.strings", count: 2))
    #expect(
      files.map { $0.occurrences.map { "\($0.location)" } } == [
        [
          "de.lproj/Localizable.strings:2:1", "en.lproj/Localizable.strings:3:1",
          "en.lproj/Localizable.strings:8:1",
        ], ["en.lproj/Localizable.strings:9:1"],
      ])
    #expect(Set(findings.map(\.fingerprint)).count == 2)
  }

  @Test func saysThatThereIsNoSourceToCompareWith() throws {
    let project = LocalizationProject(["de": ["save": "Sichern"], "fi": [:]])
    let report = try report(project: project)
    #expect(report.findings.isEmpty)
    #expect(report.notMeasured.map(\.subject) == ["translations"])
    #expect(report.notMeasured.map(\.locales) == [["de", "fi"]])
  }

  private func problem(
    _ kind: LocalizationProblem.Kind, in locale: String = "en", line: Int
  ) -> LocalizationProblem {
    LocalizationProblem(
      location: SourceLocation(file: "\(locale).lproj/Localizable.strings", line: line, column: 1),
      kind: kind, message: "something is wrong", suggestion: "fix it")
  }
}
