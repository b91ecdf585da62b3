import AuditModel
import Localization

/// All forms of a text take the same arguments as the same things.
package struct PluralFormatConflictRule: KeyRule {
  package static let description = RuleDescription(
    id: "plural-format-conflict",
    title: "Plural forms disagree on an argument",
    rationale: """
      The app supplies one thing; the form that takes it as another shows garbage or ends the app, \
      for some numbers only.
      """,
    severity: .error, standards: [.apple("String Format Specifiers")])

  package static let kinds = [55]

  package static let examples: [TranslationExample] = [
    .passes(
      "the same in each", [.one: "%d day of %@", .other: "%d days of %@"],
      [.one: "%2$@ %1$d päivä", .other: "%2$@ %1$d päivää"], in: "fi"),
    .passes(
      "one leaves out the number", [.one: "A day of %2$@", .other: "%1$d days of %2$@"],
      [.one: "Dzień %2$@", .few: "%1$d dni %2$@", .many: "%1$d dni %2$@", .other: "%1$d %2$@"],
      in: "pl"),
    .passes(
      "two sizes of one thing", [.one: "%d day", .other: "%lld days"],
      [.one: "%lld dag", .other: "%lld dagar"], in: "sv"),
    .passes(
      "a form that is not as its source is another matter", [.one: "%d day", .other: "%d days"],
      [.one: "%@ Tag", .other: "%d Tage"], in: "de"),
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
      guard let conflict = forms.conflict, !isHeldAgainstSource(forms, of: key) else { return nil }
      return TextViolation(
        "\(conflict.specifier.text) takes what the form “\(conflict.main.text)” takes as "
          + conflict.expected.text,
        suggestion: "write the same specifier in all forms", at: conflict.leaf)
    }
  }

  /// Whether the source has such forms that agree, so that format-type tells which form is wrong.
  private func isHeldAgainstSource(_ forms: PluralForms, of key: SingleKey) -> Bool {
    guard !key.isSource, let source = key.sourceForms(like: forms) else { return false }
    return source.conflict == nil
  }
}

extension PluralForms {
  /// Two forms that disagree on an argument.
  fileprivate struct Conflict {
    let leaf: TableEntry.Leaf
    let specifier: FormatSpecifier
    let main: TableEntry.Leaf
    let expected: FormatSpecifier
  }

  /// The first form that disagrees with the one for all numbers, none when none does.
  fileprivate var conflict: Conflict? {
    guard forms.count > 1, let main else { return nil }
    var expected: [Int: FormatSpecifier] = [:]
    for specifier in FormatString(main.text).specifiers where specifier.kind != nil {
      expected[specifier.position] = specifier
    }
    for leaf in forms where leaf.path != main.path && leaf.text.utf8.contains(0x25) {
      for specifier in FormatString(leaf.text).specifiers {
        guard let kind = specifier.kind, let other = expected[specifier.position],
          let otherKind = other.kind, kind != otherKind
        else { continue }
        return Conflict(leaf: leaf, specifier: specifier, main: main, expected: other)
      }
    }
    return nil
  }
}
