import Localization

/// The translations of the other languages where one has a copy of the source.
struct CopyElsewhere {
  /// Whether most of at least three languages keep the text, as they do with names.
  let keep: Bool
  /// How many languages translate it.
  let translations: Int
  /// Whether three languages, and a fifth of all, translate it.
  let isOftenTranslated: Bool
  /// How many languages of other scripts than that of the source translate it.
  let foreignTranslations: Int
  /// Whether the language itself translates it in its other script or in another region.
  let translatesSameLanguage: Bool

  init(of copy: SourceCopy, in tables: TablePair) {
    let knowledge = tables.knowledge
    let scripts = tables.sourceLanguage.scripts.all
    var kept = 0
    var all = 0
    var foreign: Set<String> = []
    var translating: Set<String> = []
    for locale in knowledge.project.locales
    where locale.language != tables.source.locale.language {
      guard
        let entry = knowledge.project.table(tables.source.name, locale: locale)?[copy.entry.key],
        entry.states[.text] != .new
      else { continue }
      all += 1
      if Self.isSame(entry, as: copy) {
        kept += 1
        continue
      }
      translating.insert(locale.language)
      if knowledge.language(locale).scripts.all.isDisjoint(with: scripts) {
        foreign.insert(locale.language)
      }
    }
    keep = all >= 3 && kept * 2 > all
    translations = translating.count
    isOftenTranslated = translations >= 3 && (all - kept) * 5 >= all
    foreignTranslations = foreign.count
    translatesSameLanguage = translating.contains(tables.target.locale.language)
  }

  /// Whether another language has the text, or for a plural form one of its forms: a format that only names its
  /// variables is the same in all languages.
  private static func isSame(_ entry: TableEntry, as copy: SourceCopy) -> Bool {
    guard copy.leaf.path.category != nil else {
      return entry.value.format.isExactly(copy.entry.value.format)
    }
    return entry.leaves.contains { $0.text.isExactly(copy.leaf.text) }
  }
}
