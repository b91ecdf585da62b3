import AuditModel
import Exchange
import Localization
import TranslationRules

/// Writes what is mechanical about findings into the files that they are about.
package struct TextMender: Sendable {
  private let rules: [any TranslationRule.Type]
  private let facts: OutsideFacts
  private let locales: [LocaleIdentifier]?

  /// One mended text may need mending again: doubled spaces beside a lost position.
  private static let mostPasses = 8

  /// Takes which rules take part, in which languages, and what is known beyond the texts.
  package init(options: AuditOptions, facts: OutsideFacts) {
    rules = options.rules.translationRules
    self.facts = facts
    locales = options.locales
  }

  /// A text that was mended.
  package struct Change: Hashable, Sendable {
    /// The file.
    package var file: String
    /// The key.
    package var key: String
    /// The language.
    package var locale: LocaleIdentifier
    /// Which of the key's texts.
    package var path: VariationPath
    /// The text as it was.
    package var old: String
    /// The text as it is now.
    package var new: String
  }

  /// Files as they should be, with what has changed.
  package struct Outcome: Sendable {
    /// The files that changed, by their paths, with their new bytes.
    package var files: [(path: String, bytes: [UInt8])] = []
    /// The texts that changed, in the order in which they were found.
    package var changes: [Change] = []
    /// What could not be written, with the reasons.
    package var refusals: [String] = []
  }

  /// Mends the files of one target; nothing but the texts that are mended becomes different.
  package func mend(_ files: [LocalizationFile]) -> Outcome {
    var texts = MendableFolder(files)
    var outcome = mend(&texts)
    outcome.files = texts.changedFiles
    return outcome
  }

  /// Mends the translations in a file for translators; nothing else in it becomes different.
  package func mend(_ bytes: [UInt8], path: String, format: ExchangeFormat) -> Outcome {
    var texts = MendableExchange(bytes, path: path, format: format)
    var outcome = mend(&texts)
    if texts.bytes != bytes { outcome.files = [(path, texts.bytes)] }
    return outcome
  }

  private func mend(_ texts: inout some MendableTexts) -> Outcome {
    var outcome = Outcome()
    var known: [Leaf: Int] = [:]
    var refused: Set<Leaf> = []
    for _ in 0..<Self.mostPasses {
      let changes = texts.projects.enumerated().map { part, project in
        self.changes(in: project, part: part, without: refused)
      }
      if changes.allSatisfy(\.isEmpty) { break }
      for refusal in texts.apply(changes) {
        let change = refusal.change
        outcome.refusals.append("\(change.file): “\(change.key)”: \(refusal.reason)")
        refused.insert(Leaf(change, part: refusal.part))
      }
      for (part, changes) in changes.enumerated() {
        for change in changes where !refused.contains(Leaf(change, part: part)) {
          // Of two changes of one text the first says how it was, the second how it is.
          if let index = known[Leaf(change, part: part)] {
            outcome.changes[index].new = change.new
          } else {
            known[Leaf(change, part: part)] = outcome.changes.count
            outcome.changes.append(change)
          }
        }
      }
    }
    return outcome
  }

  /// The first thing to mend in each text.
  private func changes(
    in project: LocalizationProject, part: Int, without refused: Set<Leaf>
  ) -> [Change] {
    let audit = TranslationAudit(
      ProjectKnowledge(project: project, facts: facts),
      locales: locales?.filter(project.locales.contains), rules: rules)
    var seen = refused
    return audit.findings().withoutSuperseded().compactMap { finding -> Change? in
      guard let fix = finding.violation.fix, fix.isSafe, let locale = finding.locale,
        locale != project.sourceLocale, let old = finding.text, !fix.text.isExactly(old)
      else { return nil }
      let change = Change(
        file: finding.location.file, key: finding.key, locale: locale, path: finding.path,
        old: old, new: fix.text)
      return seen.insert(Leaf(change, part: part)).inserted ? change : nil
    }
  }

  /// A text by its place.
  private struct Leaf: Hashable {
    let part: Int
    let file: String
    let key: ExactText
    let locale: LocaleIdentifier
    let path: VariationPath

    init(_ change: Change, part: Int) {
      self.part = part
      file = change.file
      key = ExactText(change.key)
      locale = change.locale
      path = change.path
    }
  }
}
