import AuditModel
import Localization
import TranslationRules

/// What an audit knows of texts beside those that screens show.
package struct TextAuditInput: Sendable {
  /// What was found out beyond the texts.
  package var facts: OutsideFacts
  /// Texts that are no part of the app, such as those of files for translators.
  package var others: [LocalizationProject]

  /// Knows nothing, unless said otherwise.
  package init(facts: OutsideFacts = OutsideFacts(), others: [LocalizationProject] = []) {
    self.facts = facts
    self.others = others
  }
}

/// The audit of all texts and their translations.
struct TextAudit {
  private let options: AuditOptions
  private let facts: OutsideFacts

  init(options: AuditOptions, facts: OutsideFacts) {
    self.options = options
    self.facts = facts
  }

  /// What is wrong with a key, in one or more languages, is one finding.
  ///
  /// The tables of different folders are never held against each other, and each only in the
  /// languages that its folder has.
  ///
  /// - Parameter locales: the languages to look at; none for all that there are.
  func findings(
    in project: LocalizationProject, locales: [LocaleIdentifier]?
  ) -> [Finding] {
    guard !project.parts.isEmpty else {
      return findings(in: project, locales: locales ?? project.locales, isPart: false)
    }
    return project.parts.flatMap { part in
      findings(
        in: part, locales: locales?.filter(part.locales.contains) ?? part.locales, isPart: true)
    }
  }

  private func findings(
    in project: LocalizationProject, locales: [LocaleIdentifier], isPart: Bool
  ) -> [Finding] {
    let audit = TranslationAudit(
      ProjectKnowledge(project: project, facts: facts), locales: locales,
      rules: options.rules.translationRules)
    let found = Workers(count: options.jobs)
      .map(audit.pieceCount) { audit.findings(inPiece: $0) }.flatMap { $0 }
    return TextCauses(found, languages: locales.count, isPart: isPart).findings
  }

  /// Translations that there is no source to compare with.
  static func gaps(
    in project: LocalizationProject, locales: [LocaleIdentifier]
  ) -> [NotMeasured] {
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
}
