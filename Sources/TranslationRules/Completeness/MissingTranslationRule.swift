import AuditModel
import Localization
import TextAnalysis
import TextShaping

/// Every text of the source language has a translation, or one that Foundation falls back to.
package struct MissingTranslationRule: TableRule {
  package static let description = RuleDescription(
    id: "missing-translation", title: "Missing translation",
    rationale: """
      In the middle of their own language people read the source language or a bare key, and \
      VoiceOver reads it with the wrong voice.
      """,
    howToFix: """
      Add the key to the target's `.strings` or `.stringsdict` file, or translate it in the \
      string catalog. Mark a string that stays the same everywhere with `shouldTranslate: \
      false`.
      """,
    falseAlarm: """
      A string that is left out on purpose, such as one for a feature that is not offered in \
      that market, is reported. Strings found in a fallback locale (pt for pt-BR), stale keys \
      and strings without letters that are their own key are exempt; a name or an acronym that all \
      other translations keep, and nothing but placeholders, are notes.
      """,
    severity: .warning,
    standards: [.wcag("3.1.2"), .apple("Localization, Preparing your app's text for translation")])

  package static let pointsAtSource = false

  package static let kinds = [25]

  package static let examples: [TranslationExample] = [
    .texts("each key is there", [("save", ["en": "Save", "de": "Sichern"])]),
    .texts("an empty string is there", [("gap", ["en": "", "de": ""])]),
    .texts(
      "the parent has it",
      [
        ("a", ["en": "A book", "pt": "Um livro", "pt-BR": "Um livro"]),
        ("b", ["en": "Two books", "pt": "Dois livros"]),
      ]),
    .texts(
      "the language without a region is the region's",
      [
        ("a", ["en": "A book", "pt": "Um livro", "pt-BR": "Um livro"]),
        ("b", ["en": "Two books", "pt-BR": "Dois livros"]),
      ]),
    .texts(
      "another name of the same language has it",
      [
        ("a", ["en": "A book", "zh-Hant": "一本書", "zh-HK": "一本書"]),
        ("b", ["en": "Two books", "zh-Hant": "兩本書"]),
      ]),
    .texts(
      "the source is in the same language",
      [("a", ["en": "Colors", "en-GB": "Colours"]), ("b", ["en": "Books"])]),
    .texts(
      "there is nothing to translate in it",
      [("save", ["en": "Save", "tr": "Kaydet"]), ("%1$lld / %2$lld", [:])]),
    .files(
      "the same key with accents of their own",
      [
        ("en.lproj/Localizable.strings", "\"caf\u{E9}\" = \"Caf\u{E9}\";"),
        ("fr.lproj/Localizable.strings", "\"cafe\u{301}\" = \"Caf\u{E9}\";"),
      ]),
    .files(
      "it cannot be read, which another rule reports",
      [
        ("en.lproj/A.stringsdict", stringsDict(StructureExamples.format)),
        ("de.lproj/A.stringsdict", stringsDict("")), ("de.lproj/A.strings", "b = \"B\";"),
      ]),
    .texts(
      "one key is not there",
      [("save", ["en": "Save", "de": "Sichern"]), ("delete", ["en": "Delete"])],
      finds: ["delete"]),
    .texts(
      "the other script is no translation",
      [
        ("a", ["en": "A book", "zh-Hans": "一本书", "zh-Hant": "一本書"]),
        ("b", ["en": "Two books", "zh-Hans": "两本书"]),
      ], finds: ["b"]),
    .texts(
      "a plural without any form",
      [
        ("a", ["en": "A book", "pl": "Książka"]),
        ("b", ["en": [.one: "%d book", .other: "%d books"]]),
      ], finds: ["b"]),
  ]

  package init() {}

  private static func stringsDict(_ format: String) -> String {
    typealias Sample = StructureExamples
    let variable = Sample.group("n", Sample.rule, Sample.number, Sample.forms)
    return "<plist><dict>\(Sample.group("a", format, variable))</dict></plist>"
  }

  package func check(_ tables: TablePair) -> [KeyViolation] {
    guard tables.hasTarget, !tables.fallsBackToSource else { return [] }
    let fallbacks = tables.fallbacks
    let isInfoPlist = tables.role == .infoPlist
    return tables.source.entries.compactMap { entry in
      guard tables.target[entry.key] == nil, entry.needsTranslation,
        !fallbacks.contains(where: { $0[entry.key] != nil }), !tables.isBroken(at: entry.key)
      else { return nil }
      return KeyViolation(
        entry.key, at: entry.keyLocation, "“\(entry.value.format)” has no translation",
        suggestion: tables.adviceToTranslate(entry),
        severity: isInfoPlist && InfoPlistKeys.isName(entry.key)
          || isName(entry, in: tables) ? .note : nil)
    }
  }

  /// Whether it is nothing but names, acronyms and placeholders, which other languages keep.
  private func isName(_ entry: TableEntry, in tables: TablePair) -> Bool {
    guard case .text(let text) = entry.value, text.utf8.count <= 40 else { return false }
    let words = TranslatableWords(AuditedText(text)).words.filter { !SharedWords.contains($0) }
    if words.isEmpty, text.contains("{") { return true }
    guard words.isEmpty || text.hasInnerCapital else { return false }
    let project = tables.knowledge.project
    let translations = project.locales.compactMap { locale in
      locale == project.sourceLocale
        ? nil : project.table(tables.source.name, locale: locale)?[entry.key]?.value.format
    }
    guard translations.allSatisfy({ $0.isExactly(text) }) else { return false }
    if words.isEmpty { return !translations.isEmpty || text.contains(where: \.isLowercase) }
    return !translations.isEmpty && words.allSatisfy { $0.first?.isUppercase == true }
  }
}

extension String {
  /// Whether a capital follows a small letter, as in `GitHub`.
  fileprivate var hasInnerCapital: Bool {
    zip(self, dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
