import AuditModel
import Exchange
import Localization
import TranslationRules

/// Writes what is mechanical about findings into the files that they are about.
package struct TextMender {
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
    /// The files that changed, with their new bytes.
    package var files: [LocalizationFile] = []
    /// The texts that changed, in the order in which they were found.
    package var changes: [Change] = []
    /// What could not be written, with the reasons.
    package var refusals: [String] = []
  }

  /// Mends the files of one target; nothing but the texts that are mended becomes different.
  package func mend(_ files: [LocalizationFile]) -> Outcome {
    var outcome = Outcome()
    var current = files
    var refused: Set<Leaf> = []
    for _ in 0..<Self.mostPasses {
      let changes = self.changes(in: current, without: refused)
      if changes.isEmpty { break }
      for index in current.indices {
        let own = changes.filter { $0.file == current[index].path }
        guard !own.isEmpty else { continue }
        let result = current[index].document.applying(own.map(\.textChange))
        current[index].bytes = result.bytes
        let failed = Set(result.refusals.map(\.change))
        for refusal in result.refusals {
          outcome.refusals.append(
            "\(current[index].path): “\(refusal.change.key)”: \(refusal.reason)")
        }
        refused.formUnion(own.filter { failed.contains($0.textChange) }.map(Leaf.init))
        outcome.changes.merge(own.filter { !failed.contains($0.textChange) })
      }
    }
    outcome.files = zip(files, current).filter { $0.bytes != $1.bytes }.map(\.1)
    return outcome
  }

  private func changes(in files: [LocalizationFile], without refused: Set<Leaf>) -> [Change] {
    let project = LocalizationProject(files: files)
    let audit = TranslationAudit(
      ProjectKnowledge(project: project, facts: facts),
      locales: locales?.filter(project.locales.contains), rules: rules)
    var seen = refused
    return audit.findings().compactMap { finding -> Change? in
      guard let fix = finding.violation.fix, fix.isSafe, let locale = finding.locale,
        locale != project.sourceLocale, let old = finding.text, !fix.text.isExactly(old)
      else { return nil }
      let change = Change(
        file: finding.location.file, key: finding.key, locale: locale, path: finding.path,
        old: old, new: fix.text)
      return seen.insert(Leaf(change)).inserted ? change : nil
    }
  }

  /// A text by its place.
  fileprivate struct Leaf: Hashable {
    let file: String
    let key: ExactText
    let locale: LocaleIdentifier
    let path: VariationPath

    init(_ change: Change) {
      file = change.file
      key = ExactText(change.key)
      locale = change.locale
      path = change.path
    }
  }
}

extension TextMender.Change {
  fileprivate var textChange: TextChange {
    TextChange(in: locale, .text(key: key, path: path, new, state: nil))
  }
}

extension [TextMender.Change] {
  /// Adds later changes: of two of one text the first says how it was, the second how it is.
  fileprivate mutating func merge(_ later: [TextMender.Change]) {
    for change in later {
      let leaf = TextMender.Leaf(change)
      if let known = firstIndex(where: { TextMender.Leaf($0) == leaf }) {
        self[known].new = change.new
      } else {
        append(change)
      }
    }
  }
}

extension LocalizationFile {
  /// The file as a document whose texts can be changed.
  fileprivate var document: any LocalizationDocument {
    switch kind {
    case .catalog: CatalogDocument(bytes, path: path)
    case .stringsDict: StringsDictDocument(bytes, path: path, locale: locale ?? "en")
    case .strings, .storyboard, .xib: StringsDocument(bytes, path: path, locale: locale ?? "en")
    }
  }
}
