import LanguageData
import Localization
import TextAnalysis

/// A string of the source language beside all of its translations.
struct SourceOutlier {
  private let table: StringTable
  private let key: String
  private let path: VariationPath
  private let knowledge: ProjectKnowledge

  /// Takes the source string of a pair.
  init(sourceOf pair: TextPair) {
    (table, key, path) = (pair.key.tables.source, pair.key.key, pair.path)
    knowledge = pair.key.tables.knowledge
  }

  /// Takes a source string.
  init(_ text: SingleText) {
    (table, key, path) = (text.key.table, text.key.entry.key, text.path)
    knowledge = text.key.knowledge
  }

  /// Whether there are translations to compare it with.
  var hasTranslations: Bool {
    knowledge.project.locales.contains { locale in
      locale != table.locale && knowledge.project.table(table.name, locale: locale)?[key] != nil
    }
  }

  /// Whether three translations or more, and most of them, are empty on purpose, as far as can be seen: others are
  /// not, or so many languages agree. Code may show the source string instead.
  var isMostlyEmpty: Bool {
    let texts = knowledge.project.locales.filter { $0 != table.locale }.compactMap { locale in
      knowledge.project.table(table.name, locale: locale)?[key]?.text(at: path)
    }
    let empty = texts.count(where: \.isBlank)
    return empty >= 3 && empty * 2 > texts.count
      && (empty < texts.count || empty >= Self.manyLanguages)
  }

  /// So many languages do not overlook the same string.
  private static let manyLanguages = 10

  /// Whether three translations or more, and most of them, differ from it in something, so that it
  /// is the source that is at fault. Untranslated copies do not count.
  ///
  /// - Parameters:
  ///   - isAsked: the languages that can differ in it.
  ///   - differs: whether a translation does.
  func isContradicted(
    among isAsked: (Language) -> Bool = { _ in true }, where differs: (String) -> Bool
  ) -> Bool {
    let locales = knowledge.project.locales
    // The source language is one of them.
    guard locales.count > 3 else { return false }
    let source = table[key]?.text(at: path)
    var (kept, lost) = (0, 0)
    for locale in locales where locale != table.locale {
      if max(kept, lost) * 2 > locales.count { break }
      // Most translations are as their source is, and five of them are enough to see it.
      if kept >= 5, kept >= lost * 4 { return false }
      guard let entry = knowledge.project.table(table.name, locale: locale)?[key],
        entry.states[path] != .new, let text = entry.text(at: path), !text.isBlank,
        source?.isExactly(text) != true, isAsked(knowledge.language(locale))
      else { continue }
      if differs(text) { lost += 1 } else { kept += 1 }
    }
    return lost >= 3 && lost > kept
  }
}

extension TableEntry {
  /// The string at a variation.
  fileprivate func text(at path: VariationPath) -> String? {
    if case .text(let text) = value { return path == .text ? text : nil }
    return leaves.first { $0.path == path }?.text
  }
}
