import AuditModel
import Localization

/// All forms of a text take the same arguments as the same things.
package struct PluralFormatConflictRule: VariedKeyRule {
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
      "a translation that is wrong in all its forms", [.one: "%d day", .other: "%d days"],
      [.one: "%@ Tag", .other: "%@ Tage"], in: "de"),
    .passes(
      "another order, of which another rule tells",
      [.one: "%d day of %@", .other: "%d days of %@"],
      [.one: "%d Tag, %@", .other: "%@: %d Tage"], in: "de"),
    .finds(
      "one form is not as the others and the source", [.one: "%d day", .other: "%d days"],
      [.one: "%@ Tag", .other: "%d Tage"], in: "de"),
    .finds(
      "the form for all other numbers is not", [.one: "%d file", .other: "%d files"],
      [.one: "%d файл", .few: "%d файла", .many: "%d файлов", .other: "%@ файла"], in: "ru"),
    .finds(
      "the source, which is told once", [.one: "%@ file", .other: "%d files"],
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
      guard let conflict = conflicts.first, !contradictsVariable(conflict.leaf, of: key) else {
        return nil
      }
      return TextViolation(
        "\(conflict.specifier.text) takes what the form “\(conflict.main.text)” takes as "
          + conflict.expected.text
          + (conflicts.count > 1 ? ", and \(conflicts.count - 1) more" : ""),
        suggestion: "write the same specifier in all forms", at: conflict.leaf)
    }
  }
}

extension PluralFormatConflictRule {
  /// Whether a catalog says what the number is, so that substitution-argnum tells of the form.
  private func contradictsVariable(_ leaf: TableEntry.Leaf, of key: SingleKey) -> Bool {
    guard let variable = key.entry.value.variables.variable(of: leaf.path),
      variable.argumentNumber != nil
    else { return false }
    return variable.contradiction(to: leaf.text) != nil
  }
}

extension PluralForms {
  /// Two forms that disagree on an argument.
  struct Conflict {
    let leaf: TableEntry.Leaf
    let specifier: FormatSpecifier
    let main: TableEntry.Leaf
    let expected: FormatSpecifier
  }

  /// The forms that disagree with the others.
  ///
  /// Where the forms of the source agree, they tell which of two is wrong, and a form that takes the
  /// same things in another order is no matter of forms.
  func conflicts(source: @autoclosure () -> PluralForms?) -> [Conflict] {
    let inner = main.map { conflicts(with: $0) } ?? []
    guard !inner.isEmpty, let source = source(), let main = source.main,
      source.conflicts(source: nil).isEmpty
    else { return inner }
    let expected = FormatString(main.text).specifiers
    let strangers = conflicts(with: main).filter { conflict in
      let specifiers = FormatString(conflict.leaf.text).specifiers
      return specifiers.count == expected.count && !specifiers.hasSameKinds(as: expected)
    }
    return strangers.compactMap { conflict in
      let others = forms.filter { form in
        form.path != conflict.leaf.path && !strangers.contains { $0.leaf.path == form.path }
      }
      guard let other = others.first(where: { $0.text.utf8.contains(0x25) }) else { return nil }
      return Conflict(
        leaf: conflict.leaf, specifier: conflict.specifier, main: other,
        expected: conflict.expected)
    }
  }

  /// The forms that take an argument in another way than a text does.
  private func conflicts(with main: TableEntry.Leaf) -> [Conflict] {
    guard forms.count > 1 else { return [] }
    var expected: [Int: FormatSpecifier] = [:]
    for specifier in FormatString(main.text).specifiers where specifier.kind != nil {
      expected[specifier.position] = specifier
    }
    return forms.compactMap { leaf in
      guard leaf.text.utf8.contains(0x25) else { return nil }
      for specifier in FormatString(leaf.text).specifiers {
        guard let kind = specifier.kind, let other = expected[specifier.position],
          let otherKind = other.kind, kind != otherKind
        else { continue }
        return Conflict(leaf: leaf, specifier: specifier, main: main, expected: other)
      }
      return nil
    }
  }
}

extension [FormatSpecifier] {
  /// Whether it takes the same sorts of things, in whatever order.
  fileprivate func hasSameKinds(as others: [FormatSpecifier]) -> Bool {
    var counts: [FormatSpecifier.Kind?: Int] = [:]
    for specifier in self { counts[specifier.kind, default: 0] += 1 }
    for specifier in others { counts[specifier.kind, default: 0] -= 1 }
    return counts.values.allSatisfy { $0 == 0 }
  }
}

extension TextPair {
  /// Whether it is a plural form that plural-format-conflict tells of.
  var isInConflictOfForms: Bool {
    guard path.category != nil,
      let forms = key.target.pluralForms.first(where: { $0.holds(path) })
    else { return false }
    let source = key.source.pluralForms.first { $0.path == forms.path }
    return forms.conflicts(source: source).contains { $0.leaf.path == path }
  }

  /// Whether the forms of the source disagree, so that nobody can tell what is right.
  var isOfConflictingSource: Bool {
    guard path.category != nil else { return false }
    return key.source.pluralForms.first { $0.holds(path) }.map {
      !$0.conflicts(source: nil).isEmpty
    } ?? false
  }
}

extension PluralForms {
  /// Whether a way leads to one of its categories.
  fileprivate func holds(_ way: VariationPath) -> Bool {
    way.steps.dropLast().elementsEqual(path.steps)
  }
}
