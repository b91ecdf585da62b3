import AuditModel
import Localization

/// All forms of a text take the same arguments as the same things.
package struct PluralFormatConflictRule: VariedKeyRule {
  package static let description = RuleDescription(
    id: "plural-format-conflict", title: "Conflicting specifiers in plural forms",
    rationale: """
      The code passes one type. The form that reads another shows garbage or crashes the app, \
      for some numbers only, so tests easily miss it.
      """,
    howToFix: """
      Use the same specifier in every form, such as `%lld`. Add positions (`%1$lld`, `%2$@`) \
      where the order differs.
      """,
    falseAlarm: """
      None known: forms that read one argument as different types cannot all be right. Integer \
      sizes such as `%d` and `%lld` count as the same.
      """,
    severity: .error,
    standards: [.apple("String Format Specifiers")])

  package static let kinds = [55]

  package static let examples: [TranslationExample] = [
    .passes(
      "the same in each", [.one: "%d day of %@", .other: "%d days of %@"],
      [.one: "%2$@ %1$d päivä", .other: "%2$@ %1$d päivää"], in: "fi"),
    .passes(
      "one form omits the number", [.one: "A day of %2$@", .other: "%1$d days of %2$@"],
      [.one: "Dzień %2$@", .few: "%1$d dni %2$@", .many: "%1$d dni %2$@", .other: "%1$d %2$@"],
      in: "pl"),
    .passes(
      "two integer sizes", [.one: "%d day", .other: "%lld days"],
      [.one: "%lld dag", .other: "%lld dagar"], in: "sv"),
    .passes(
      "a translation that is wrong in all its forms", [.one: "%d day", .other: "%d days"],
      [.one: "%@ Tag", .other: "%@ Tage"], in: "de"),
    .passes(
      "another order, reported by another rule",
      [.one: "%d day of %@", .other: "%d days of %@"],
      [.one: "%d Tag, %@", .other: "%@: %d Tage"], in: "de"),
    .finds(
      "one form differs from the others and the source", [.one: "%d day", .other: "%d days"],
      [.one: "%@ Tag", .other: "%d Tage"], in: "de"),
    .finds(
      "the “other” form differs", [.one: "%d file", .other: "%d files"],
      [.one: "%d файл", .few: "%d файла", .many: "%d файлов", .other: "%@ файла"], in: "ru"),
    .finds(
      "the source, reported once", [.one: "%@ file", .other: "%d files"],
      [.one: "%d Datei", .other: "%d Dateien"], in: "de"),
    .texts(
      "another order in both languages",
      [
        (
          "a",
          [
            "en": [.one: "%d star by %@", .other: "%@ gave %d stars"],
            "it": [.one: "%d stella di %@", .other: "%@ ha dato %d stelle"],
          ]
        )
      ], finds: ["a", "a"]),
    .texts(
      "only the translation has forms",
      [("a", ["en": "%d stars", "fr": [.one: "%d étoile", .other: "%.1f étoiles"]])],
      finds: ["a"]),
    .finds("the source", source: [.one: "%@ day", .other: "%d days"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    key.entry.pluralForms.compactMap { forms in
      let conflicts = forms.conflicts(
        source: key.isSource ? nil : key.sourceForms(like: forms))
      guard let conflict = conflicts.first else {
        return nil
      }
      return TextViolation(
        "\(conflict.specifier.text) formats what “\(conflict.main.text)” formats as "
          + conflict.expected.text
          + (conflicts.count > 1 ? ", and \(conflicts.count - 1) more" : ""),
        suggestion: "write the same specifier in all plural forms", at: conflict.leaf)
    }
  }
}
