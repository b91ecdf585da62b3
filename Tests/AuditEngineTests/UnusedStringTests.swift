import AuditModel
import Localization
import Testing
import TextShaping

@testable import AuditEngine
@testable import TranslationRules

/// The installed fonts, opened once for all tests.
private let fonts = Result { try FontLibrary() }

/// Warnings about strings that no one sees are notes.
@Suite struct UnusedStringTests {
  private static let project = LocalizationProject([
    "en": ["save": "Save", "open": "Open", "old": "Old %@"],
    "de": ["save": "Sichern %@", "open": "Öffnen", "old": "Alt"],
  ])

  private func findings(
    code: String, project: LocalizationProject = project
  ) throws -> [Finding] {
    try Audit(
      screens: [], screenErrors: [], project: project, fonts: fonts.get(), options: AuditOptions(),
      texts: TextAuditInput(facts: code.isEmpty ? OutsideFacts() : .swift(code)),
      sources: SourceFiles(), otherFindings: []
    ).run().findings
  }

  private func severities(
    code: String, project: LocalizationProject = project, rules: [String]
  ) throws -> [String: Severity] {
    let found = try findings(code: code, project: project).filter { rules.contains($0.rule) }
    return Dictionary(uniqueKeysWithValues: found.map { ($0.stringKey ?? "", $0.severity) })
  }

  @Test func areNotesWhereTheCodeDoesNotUseTheKey() throws {
    let rules = ["format-extra", "format-missing"]
    let used = try severities(code: "", rules: rules)
    #expect(used["save"] == .error && used["old"] != .note)
    let unused = try severities(code: #"Text("save"); Text("open")"#, rules: rules)
    #expect(unused["save"] == .error && unused["old"] == .note)
    // The app may crash where code that was not read uses the key.
    #expect(try severities(code: #"Text("open")"#, rules: rules)["save"] == .error)
  }

  @Test func saySo() throws {
    let findings = try findings(code: #"Text("save"); Text("open")"#)
    let old = try #require(findings.first { $0.rule == "format-missing" })
    #expect(old.suggestion?.hasSuffix("; no code asks for the key") == true)
    // The finding that says so keeps its severity.
    #expect(findings.first { $0.rule == "unused-key" }?.severity == .warning)
  }

  @Test func areNotesInTheLanguagesThatAloneHaveTheKey() throws {
    let project = LocalizationProject([
      "en": ["save": "Save"],
      "de": ["save": "Sichern", "gone": "Bestens （danke）"],
    ])
    let rules = ["script-specific-marks"]
    #expect(try severities(code: "", project: project, rules: rules)["gone"] == .warning)
    #expect(
      try severities(code: #"Text("save")"#, project: project, rules: rules)["gone"] == .note)
    #expect(
      try severities(code: #"Text("save"); let a = "gone""#, project: project, rules: rules)["gone"]
        == .warning)
  }
}
