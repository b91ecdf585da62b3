import AuditModel
import Localization
import TextShaping

/// The same text in the source language is the same in a translation, too.
package struct InconsistentRule: ProjectRule {
  package static let description = RuleDescription(
    id: "inconsistent", title: "Inconsistent translation",
    rationale: """
      Two names for one action look like two actions, and Voice Control users say the one that \
      is not on this screen.
      """,
    howToFix: """
      Use one translation for both keys. If their roles differ, such as verb and noun, describe \
      each role in its comment.
      """,
    falseAlarm: """
      One source word in two roles with the same comment and the same kind of key is reported. \
      Without a comment the rule asks for two translations of two or three strings, for equal \
      translations that make up 75 % of more, or for a difference in case alone.
      """,
    severity: .note,
    standards: [.wcag("3.2.4")])

  package static let kinds = [118]

  package static let examples: [TranslationExample] = [
    .texts(
      "the same each time",
      [("a", ["en": "Save", "de": "Sichern"]), ("b", ["en": "Save", "de": "Sichern"])]),
    .texts(
      "different source strings",
      [("a", ["en": "Save", "de": "Sichern"]), ("b", ["en": "Save all", "de": "Alle speichern"])]),
    .texts(
      "a title and a button",
      [
        ("card.delete.title", ["en": "Delete", "de": "Löschung"]),
        ("card.delete.button", ["en": "Delete", "de": "Löschen"]),
      ]),
    .files(
      "other comments, other roles",
      [
        (
          "en.lproj/Localizable.strings",
          "/* verb */\n\"a\" = \"Open\";\n/* state of a door */\n\"b\" = \"Open\";"
        ),
        ("fi.lproj/Localizable.strings", "\"a\" = \"Avaa\";\n\"b\" = \"Auki\";"),
      ]),
    .texts(
      "plural forms that differ",
      [
        (
          "a",
          [
            "en": [.one: "%d card", .other: "%d cards"],
            "pl": [.one: "%d karta", .few: "%d karty", .other: "%d kart"],
          ]
        )
      ]),
    .texts(
      "two strings without comments",
      [("a", ["en": "Save", "de": "Sichern"]), ("b", ["en": "Save", "de": "Speichern"])],
      finds: ["b"]),
    .texts(
      "one of three",
      [
        ("a", ["en": "Save", "de": "Sichern"]), ("b", ["en": "Save", "de": "Speichern"]),
        ("c", ["en": "Save", "de": "Sichern"]),
      ], finds: ["b"]),
    .texts(
      "five strings with three translations, too many to say which is usual",
      [
        ("a", ["en": "Save", "de": "Sichern"]), ("b", ["en": "Save", "de": "Speichern"]),
        ("c", ["en": "Save", "de": "Sichern"]), ("d", ["en": "Save", "de": "Merken"]),
        ("e", ["en": "Save", "de": "Speichern"]),
      ]),
    .texts(
      "one of four",
      [
        ("a", ["en": "Save", "de": "Sichern"]), ("b", ["en": "Save", "de": "Speichern"]),
        ("c", ["en": "Save", "de": "Sichern"]), ("d", ["en": "Save", "de": "Sichern"]),
      ], finds: ["b"]),
    .files(
      "in two tables with the same comment",
      [
        ("en.lproj/A.strings", "/* A button */\n\"a\" = \"Cancel\";"),
        ("en.lproj/B.strings", "/* A button */\n\"b\" = \"Cancel\";"),
        ("ja.lproj/A.strings", "\"a\" = \"キャンセル\";"),
        ("ja.lproj/B.strings", "\"b\" = \"取り消し\";"),
      ], finds: ["b"]),
    .texts(
      "only capitals differ",
      [("a", ["en": "Save", "es": "Guardar"]), ("b", ["en": "Save", "es": "guardar"])],
      finds: ["b"]),
  ]

  package init() {}

  package func check(_ knowledge: ProjectKnowledge) -> [ProjectViolation] {
    let project = knowledge.project
    let repeated = RepeatedTexts(in: project)
    guard !repeated.groups.isEmpty else { return [] }
    return project.locales.filter { $0 != project.sourceLocale }.flatMap { locale in
      let tables = repeated.tables.map { project.table($0.name, locale: locale) }
      return repeated.groups.flatMap { outliers(in: $0, tables) }
    }
  }

  private struct Translation {
    let table: Int
    let entry: TableEntry
    let text: String
  }

  /// The translations that differ from the one that most of the group have; of two that are as
  /// frequent the first one counts.
  private func outliers(
    in group: [RepeatedTexts.Location], _ tables: [StringTable?]
  ) -> [ProjectViolation] {
    let translations = group.compactMap { location -> Translation? in
      guard let entry = tables[location.table]?[location.key], case .text(let text) = entry.value,
        !text.isEmpty, entry.isTranslatable, entry.states[.text] != .new
      else { return nil }
      return Translation(table: location.table, entry: entry, text: text)
    }
    guard let first = translations.first,
      translations.contains(where: { !$0.text.isExactly(first.text) })
    else { return [] }
    var counts: [ExactText: Int] = [:]
    for translation in translations { counts[ExactText(translation.text), default: 0] += 1 }
    var usual = first
    for other in translations
    where counts[ExactText(other.text), default: 0]
      > counts[ExactText(usual.text), default: 0]
    {
      usual = other
    }
    let share = counts[ExactText(usual.text), default: 0]
    // Of two or three strings one is enough to say so.
    let isClear =
      share * 4 >= translations.count * 3 || translations.count <= 3 && counts.keys.count == 2
    guard
      isClear || group.contains(where: \.hasComment)
        || counts.keys.count == 2 && counts.keys.allSatisfy({ $0.isLike(usual.text) })
    else { return [] }
    var seen: Set<ExactText> = [ExactText(usual.text)]
    return translations.filter { seen.insert(ExactText($0.text)).inserted }.compactMap { found in
      tables[found.table].map { violation(found, in: $0, usual: usual) }
    }
  }

  private func violation(
    _ found: Translation, in table: StringTable, usual: Translation
  ) -> ProjectViolation {
    let isCase = found.text.lowercased() == usual.text.lowercased()
    return ProjectViolation(
      table: table, key: found.entry.key, locale: table.locale, at: found.entry.valueLocation,
      TextViolation(
        "the same source string is “\(usual.text)” at “\(usual.entry.key)”"
          + (isCase ? ", with other capitals" : ""),
        suggestion: "use one of the two, or describe the two roles in comments"))
  }
}

extension ExactText {
  /// Whether only capitals differ.
  fileprivate func isLike(_ other: String) -> Bool { text.lowercased() == other.lowercased() }
}
