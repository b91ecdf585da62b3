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

  /// Texts that are looked at, and the languages to look at.
  private struct Job {
    let project: LocalizationProject
    let locales: [LocaleIdentifier]
    /// Whether other folders may have the same tables and keys.
    let isPart: Bool
  }

  /// What is wrong with a key, in one or more languages, is one finding.
  ///
  /// The tables of different folders are never held against each other, and each only in the
  /// languages that its folder has. Several are looked at together, so that no thread has to wait
  /// for the last piece of each, but not all, for what is learned of each takes room.
  ///
  /// - Parameter projects: the texts, with the languages to look at; none for all that there are.
  func findings(
    in projects: [(texts: LocalizationProject, locales: [LocaleIdentifier]?)]
  ) -> [Finding] {
    let all = projects.flatMap { jobs(in: $0.texts, locales: $0.locales) }
    return stride(from: 0, to: all.count, by: Self.together).flatMap { start in
      findings(of: Array(all[start..<min(all.count, start + Self.together)]))
    }
  }

  /// So many projects are looked at together.
  private static let together = 8

  private func findings(of jobs: [Job]) -> [Finding] {
    let workers = Workers(count: options.jobs)
    let audits = workers.map(jobs.count) { job in
      TranslationAudit(
        ProjectKnowledge(project: jobs[job].project, facts: facts), locales: jobs[job].locales,
        rules: options.rules.translationRules)
    }
    let pieces = audits.indices.flatMap { audit in
      (0..<audits[audit].pieceCount).map { (audit: audit, piece: $0) }
    }
    let results = workers.map(pieces.count) {
      audits[pieces[$0].audit].findings(inPiece: pieces[$0].piece)
    }
    var found = [[RuleFinding]](repeating: [], count: jobs.count)
    for (piece, result) in zip(pieces, results) { found[piece.audit] += result }
    return zip(jobs, found).flatMap { job, found in
      TextCauses(found, languages: job.locales.count, isPart: job.isPart).findings
    }
  }

  private func jobs(in project: LocalizationProject, locales: [LocaleIdentifier]?) -> [Job] {
    guard !project.parts.isEmpty else {
      return [Job(project: project, locales: locales ?? project.locales, isPart: false)]
    }
    return project.parts.map { part in
      Job(
        project: part, locales: locales?.filter(part.locales.contains) ?? part.locales,
        isPart: true)
    }
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
