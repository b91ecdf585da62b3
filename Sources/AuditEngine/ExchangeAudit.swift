import AuditModel
import AuditRules
import Exchange
import Localization
import TranslationRules

/// The audit of the files for translators that lie in a project.
package struct ExchangeAudit {
  private let project: TranslationProject

  /// Takes the texts of the project.
  package init(project: TranslationProject) { self.project = project }

  /// What is wrong with files: those that cannot be read, and those that are not in step with the
  /// project that they come from.
  package func findings(_ documents: [(path: String, document: BilingualDocument)]) -> [Finding] {
    documents.flatMap { path, document -> [Finding] in
      let broken = document.fatalProblems.map { finding($0, in: path) }
      if !broken.isEmpty { return broken }
      return StaleExport(document, in: project).map { [finding($0, in: path)] } ?? []
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
