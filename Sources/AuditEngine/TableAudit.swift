import AuditModel
import AuditRules
import Localization
import TranslationRules

/// The audit of all texts and their translations.
struct TableAudit {
  let project: LocalizationProject
  let locales: [LocaleIdentifier]
  /// Whether there are other folders, which may have the same tables and keys.
  var isPart = false
  var workers = Workers(count: nil)

  /// What is wrong with a key, in one or more languages, is one finding.
  ///
  /// The tables of different folders are never held against each other, and each only in the
  /// languages that its folder has.
  func findings() -> [Finding] {
    guard !project.parts.isEmpty else { return ownFindings }
    return project.parts.flatMap { part in
      TableAudit(
        project: part, locales: locales.filter(part.locales.contains), isPart: true,
        workers: workers
      ).findings()
    }
  }

  /// Translations that there is no source to compare with.
  var gaps: [NotMeasured] {
    guard !project.tables.isEmpty, !project.locales.contains(project.sourceLocale) else {
      return []
    }
    return [
      NotMeasured(
        subject: "translations",
        reason:
          "there is no table in the source language, \(project.sourceLocale), to compare with",
        locales: locales)
    ]
  }

  private var ownFindings: [Finding] {
    let audit = TranslationAudit(ProjectKnowledge(project: project), locales: locales)
    let found = workers.map(audit.pieceCount) { audit.findings(inPiece: $0) }.flatMap { $0 }
    return TextCauses(found, languages: locales.count, isPart: isPart).findings
  }
}
