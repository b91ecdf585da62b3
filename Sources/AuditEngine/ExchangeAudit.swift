import AuditModel
import AuditRules
import Exchange
import Localization
import TranslationRules
import XLIFFValidation

/// The audit of files for translators, whether or not they lie beside the texts that they come from.
package struct ExchangeAudit: Sendable {
  private let project: TranslationProject?

  /// Takes the texts of the project that the files lie in, if there are any.
  package init(project: TranslationProject?) { self.project = project }

  /// What is wrong with a file, and what of its texts is to be looked at.
  package struct Outcome: Sendable {
    /// What is wrong with the file itself.
    package var findings: [Finding] = []
    /// Its texts, but for those that the project has too, those of each folder by themselves; none
    /// when it cannot be read.
    package var texts: [LocalizationProject] = []
    /// Whether it could not be read at all.
    package var isUnreadable = false

    /// A file that nothing can be read of.
    package static func unreadable(path: String, reason: String) -> Outcome {
      let rule = LocalizationFileRule.description
      let finding = Finding(
        rule: rule.id, severity: .error, title: rule.title, message: reason, table: path,
        location: SourceLocation(file: path, line: 1, column: 1),
        suggestion: "check that it exists, may be read and is a file for translators")
      return Outcome(findings: [finding], isUnreadable: true)
    }
  }

  /// Reads a file, and finds out whether its format allows what it holds and whether it is in step
  /// with the project that it comes from.
  package func read(_ bytes: [UInt8], path: String, format: ExchangeFormat) -> Outcome {
    var outcome = Outcome()
    if format != .po { outcome.findings = invalidities(of: bytes, path: path) }
    let document = BilingualDocument(bytes, path: path, format: format)
    let broken = document.fatalProblems
    guard broken.isEmpty else {
      outcome.findings = broken.map { finding($0, in: path) }
      outcome.isUnreadable = true
      return outcome
    }
    if let project, let stale = StaleExport(document, in: project) {
      outcome.findings.append(finding(stale, in: path))
    }
    let files = project.map { project in document.files.map(project.newTexts) } ?? document.files
    outcome.texts = Self.projects(of: files.filter { !$0.units.isEmpty })
    return outcome
  }

  /// The tables of different folders may have one name.
  private static func projects(of files: [BilingualFile]) -> [LocalizationProject] {
    struct Group: Hashable {
      let folder: String
      let source: LocaleIdentifier
    }
    let groups = Dictionary(grouping: files) {
      Group(folder: OriginalPath($0.original).folder, source: $0.sourceLocale)
    }
    return groups.sorted { ($0.key.folder, $0.key.source) < ($1.key.folder, $1.key.source) }
      .map { LocalizationProject(bilingual: $0.value) }
  }

  private func invalidities(of bytes: [UInt8], path: String) -> [Finding] {
    let rule = LocalizationFileRule.description
    var numbers: [String: Int] = [:]
    return XLIFFValidator().validate(bytes, path: path).problems.filter { $0.severity == .error }
      .map { problem in
        numbers[problem.rule, default: 0] += 1
        return Finding(
          rule: rule.id, severity: rule.severity, title: rule.title, message: problem.message,
          table: path, location: problem.location,
          suggestion: "\(problem.suggestion) (\(problem.clause))",
          distinction: "\(problem.rule) \(numbers[problem.rule] ?? 1)")
      }
  }

  private func finding(_ problem: LocalizationProblem, in path: String) -> Finding {
    let rule = LocalizationFileRule.description
    return Finding(
      rule: rule.id, severity: .error, title: rule.title, message: problem.message, table: path,
      location: problem.location, suggestion: problem.suggestion,
      distinction: problem.kind.rawValue)
  }

  private func finding(_ stale: StaleExport, in path: String) -> Finding {
    let rule = RuleList.exchangeStale
    return Finding(
      rule: rule.id, severity: rule.severity, title: rule.title, message: stale.message,
      table: path, locales: [stale.locale], location: stale.location,
      suggestion: "import it if the translator changed it, and export it again otherwise")
  }
}
