import AuditModel
import Localization
import SourceScanning
import Terminology
import TranslationRules

extension Promises {
  /// The promises of every glossary.
  mutating func checkGlossary(_ bytes: [UInt8], path: String) {
    let glossary = Glossary(bytes, path: path)
    for problem in glossary.problems {
      expectLocation(problem.location, in: path)
      expectClause(problem.message)
      expectClause(problem.advice)
    }
    let again = Glossary(bytes, path: path)
    expect(again.terms == glossary.terms, "its terms are read in two ways")
    expect(again.problems == glossary.problems, "it has two kinds of problems")
  }

  /// The promises of all code, in whatever language.
  mutating func checkCode(_ bytes: [UInt8], path: String) {
    for language in [CodeLanguage.swift, .objectiveC, .markup] {
      var usage = CodeUsage()
      usage.scan(bytes, path: path, language: language)
      for use in usage.uses { expectLocation(use.location, in: path) }
    }
  }

  /// The promises of every string and its translation, which follows the first line feed: all rules
  /// finish, report something, and report it again.
  mutating func checkTexts(_ bytes: [UInt8], path: String) {
    let half = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    let source = String(decoding: bytes[..<half], as: UTF8.self)
    let target = String(decoding: bytes[half...].dropFirst(), as: UTF8.self)
    var choices = Choices(bytes)
    let locale = choices.pick(["de", "fr", "ja", "th", "ar", "ru"] as [LocaleIdentifier]) ?? "de"
    let project = LocalizationProject(tables: [
      table(source, in: "en", path: path), table(target, in: locale, path: path),
    ])
    let audit = TranslationAudit(
      ProjectKnowledge(project: project), rules: TranslationRuleList.all)
    let findings = audit.findings()
    for finding in findings {
      expectLocation(finding.location, in: path)
      expectClause(finding.message)
      expectClause(finding.suggestion)
      if let fix = finding.fix, let text = finding.text {
        expect(!fix.text.isExactly(text), "\(finding.rule.id) fixes nothing")
      }
    }
    expect(
      audit.findings().map(\.message) == findings.map(\.message),
      "there are two kinds of findings")
  }

  private func table(_ text: String, in locale: LocaleIdentifier, path: String) -> StringTable {
    let location = SourceLocation(file: path, line: 1, column: 1)
    return StringTable(
      name: "Localizable", locale: locale, files: [path],
      entries: [
        TableEntry(
          key: "a.title", value: .text(text), keyLocation: location, valueLocation: location)
      ])
  }
}
