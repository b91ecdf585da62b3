import AuditModel
import Localization
import TextAnalysis

/// A form that serves several numbers says which of them it is.
package struct PluralNumberDroppedRule: VariedKeyRule {
  package static let description = RuleDescription(
    id: "plural-number-dropped", title: "Missing number in plural form",
    rationale: """
      A category may cover several numbers: Russian `one` also means 21 and 31, French `one` \
      also 0. People read “one day” when 21 are meant.
      """,
    howToFix: """
      Put the number into the form (`%lld`, or `%arg` in a string catalog). In languages like \
      French, a separate `zero` form also helps.
      """,
    falseAlarm: """
      A form may spell out its number if the app never passes the category's other numbers; a \
      form for 0 and 1 only is a note. A key whose forms all omit the number passes, unless the \
      source's `other` form shows it.
      """,
    severity: .error,
    standards: [.unicode("UTS 35, Language Plural Rules")])

  package static let isSilentFor: GettextFlags = .isNoFormat

  package static let kinds = [53]

  package static let examples: [TranslationExample] = [
    .passes(
      "German has one number for it", [.one: "%d day", .other: "%d days"],
      [.one: "Ein Tag", .other: "%d Tage"], in: "de"),
    .passes(
      "no form shows it, as in the source", [.one: "A day", .other: "Days"],
      [.one: "День", .few: "Дни", .many: "Дни", .other: "Дни"], in: "ru"),
    .passes(
      "a separate “zero” form", [.zero: "No day", .one: "%d day", .other: "%d days"],
      [.zero: "Aucun jour", .one: "Un jour", .other: "%d jours"], in: "fr"),
    .passes(
      "Hebrew's dual is 2", [.one: "%d day", .other: "%d days"],
      [.one: "יום אחד", .two: "יומיים", .other: "%d ימים"], in: "he"),
    .passes(
      "the number is inserted as a string", [.one: "%@ day", .other: "%@ days"],
      [.one: "%@ день", .few: "%@ дні", .many: "%@ днів", .other: "%@ дня"], in: "uk"),
    .finds(
      "Russian spells out “one”", [.one: "%d day", .other: "%d days"],
      [.one: "Один день", .few: "%d дня", .many: "%d дней", .other: "%d дня"], in: "ru"),
    .finds(
      "Polish writes “a few”", [.one: "%lld day", .other: "%lld days"],
      [.one: "1 dzień", .few: "kilka dni", .many: "%lld dni", .other: "%lld dnia"], in: "pl"),
    .finds(
      "French spells out “one”, which includes 0", [.one: "%d day", .other: "%d days"],
      [.one: "Un jour", .other: "%d jours"], in: "fr"),
    .finds(
      "Brazilian Portuguese too", [.one: "%d day", .other: "%d days"],
      [.one: "1 dia", .other: "%d dias"], in: "pt-BR"),
    .finds(
      "no form shows it, but the source does", [.one: "%d file", .other: "%d files"],
      [.one: "eine Datei", .other: "Dateien"], in: "de"),
    .finds(
      "… where no integer selects “other”", [.one: "%d file", .other: "%d files"],
      [.one: "Один файл", .few: "Файлы", .many: "Файлы", .other: "Файла"], in: "ru"),
    .finds(
      "the only form", [.one: "%d file", .other: "%d files"], [.other: "ファイル"], in: "ja"),
    .finds(
      "another argument is no number", [.one: "%1$d file in %2$@", .other: "%1$d files in %2$@"],
      [.one: "Eine Datei in %2$@", .other: "Dateien in %2$@"], in: "de"),
    .passes(
      "the source has other arguments only", [.one: "%@ and a friend", .other: "%@ and friends"],
      [.one: "%@ und ein Freund", .other: "%@ und Freunde"], in: "de"),
    .finds("the source", source: [.one: "%d day", .other: "days"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    key.entry.pluralForms.compactMap { check($0, of: key) }
  }

  private func check(_ forms: PluralForms, of key: SingleKey) -> TextViolation? {
    if forms.forms.allSatisfy({ $0.text.saysNumber }) { return nil }
    let number = key.isSource ? nil : key.sourceForms(like: forms)?.number
    let silent = forms.forms.filter { !$0.text.says(number) }
    guard !silent.isEmpty else { return nil }
    if silent.count == forms.forms.count {
      // The whole text may say it beside the variable.
      guard number != nil, let main = forms.main,
        forms.variable == nil || !key.entry.saysNumbersOutsideOfForms
      else { return nil }
      // In some languages no whole number takes the form for all others.
      return ([main] + silent).lazy.compactMap { violation($0, forms, of: key) }.first
    }
    return silent.lazy.compactMap { violation($0, forms, of: key) }.first
  }

  private func violation(
    _ leaf: TableEntry.Leaf, _ forms: PluralForms, of key: SingleKey
  ) -> TextViolation? {
    guard let category = leaf.path.category, category != .zero else { return nil }
    var numbers = key.language.pluralNumbers.first(of: category)
    if forms[.zero] != nil { numbers.removeAll { $0 == 0 } }
    guard numbers.count > 1 else { return nil }
    let isNothingOrOne = numbers == [0, 1]
    return TextViolation(
      "“\(leaf.text)” is shown for \(numbers.map { "\($0)" }.joined(separator: ", "))"
        + (isNothingOrOne ? "" : " and others") + ", but does not contain the number",
      suggestion: isNothingOrOne
        ? "insert the number, or add a “zero” form" : "insert the number",
      // Most strings of this sort are never shown for nothing.
      severity: isNothingOrOne ? .note : nil, at: leaf)
  }
}

extension PluralForms {
  /// The position of the number that they are for, as the form for all numbers says it; none when it
  /// does not, or when it takes several.
  fileprivate var number: Int? {
    guard let text = self[.other]?.text, text.hasASCII("%") else { return nil }
    let numbers = FormatString(text).specifiers.filter { $0.isMeant && $0.isNumber }
    return numbers.count == 1 ? numbers.first?.position : nil
  }
}

extension TableEntry {
  /// Whether a text with variables shows a number of its own.
  fileprivate var saysNumbersOutsideOfForms: Bool {
    leaves.contains { leaf in
      leaf.path.category == nil
        && FormatString(leaf.text).specifiers.contains(where: \.isNumber)
    }
  }
}

extension FormatSpecifier {
  /// Whether it shows a number.
  fileprivate var isNumber: Bool { kind == .number || kind == .decimal }
}

extension String {
  /// Whether a number is put into it as one.
  fileprivate var saysNumber: Bool {
    hasASCII("%") && FormatString(self).specifiers.contains(where: \.isNumber)
  }

  /// Whether a number is put into it, be it as a text; or anything at all where it is not known
  /// which argument the number is.
  fileprivate func says(_ number: Int?) -> Bool {
    guard hasASCII("%") else { return false }
    let specifiers = FormatString(self).specifiers
    guard let number else { return !specifiers.isEmpty }
    return specifiers.contains { $0.position == number || $0.isNumber }
  }
}
