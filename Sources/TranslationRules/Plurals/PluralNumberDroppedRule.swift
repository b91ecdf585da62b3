import AuditModel
import LanguageData
import Localization
import TextShaping

/// A form that serves several numbers says which of them it is.
package struct PluralNumberDroppedRule: KeyRule {
  package static let description = RuleDescription(
    id: "plural-number-dropped",
    title: "Plural form does not say the number",
    rationale: """
      In English “one” is the number 1, and a word can take its place; the Russian form of that \
      name also serves 21 and 31, and the French one 0.
      """,
    severity: .error, standards: [.unicode("UTS 35, Language Plural Rules")])

  package static let kinds = [53]

  package static let examples: [TranslationExample] = [
    .passes(
      "German has one number for it", [.one: "%d day", .other: "%d days"],
      [.one: "Ein Tag", .other: "%d Tage"], in: "de"),
    .passes(
      "no form says it", [.one: "A day", .other: "Days"],
      [.one: "День", .few: "Дни", .many: "Дни", .other: "Дни"], in: "ru"),
    .passes(
      "nothing has a form of its own", [.zero: "No day", .one: "%d day", .other: "%d days"],
      [.zero: "Aucun jour", .one: "Un jour", .other: "%d jours"], in: "fr"),
    .passes(
      "Hebrew's dual is 2", [.one: "%d day", .other: "%d days"],
      [.one: "יום אחד", .two: "יומיים", .other: "%d ימים"], in: "he"),
    .passes(
      "the number is written as a text", [.one: "%@ day", .other: "%@ days"],
      [.one: "%@ день", .few: "%@ дні", .many: "%@ днів", .other: "%@ дня"], in: "uk"),
    .finds(
      "Russian says it of one only", [.one: "%d day", .other: "%d days"],
      [.one: "Один день", .few: "%d дня", .many: "%d дней", .other: "%d дня"], in: "ru"),
    .finds(
      "Polish says a few", [.one: "%lld day", .other: "%lld days"],
      [.one: "1 dzień", .few: "kilka dni", .many: "%lld dni", .other: "%lld dnia"], in: "pl"),
    .finds(
      "French says one of nothing", [.one: "%d day", .other: "%d days"],
      [.one: "Un jour", .other: "%d jours"], in: "fr"),
    .finds(
      "Brazilian Portuguese too", [.one: "%d day", .other: "%d days"],
      [.one: "1 dia", .other: "%d dias"], in: "pt-BR"),
    .finds("the source", source: [.one: "%d day", .other: "days"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    key.entry.pluralForms.compactMap { check($0, of: key) }
  }

  private func check(_ forms: PluralForms, of key: SingleKey) -> TextViolation? {
    guard forms.forms.count > 1 else { return nil }
    let silent = forms.forms.filter { !$0.text.saysSomething }
    guard !silent.isEmpty, silent.count < forms.forms.count else { return nil }
    let hasZero = forms[.zero] != nil
    for leaf in silent {
      guard let category = leaf.path.category, category != .zero else { continue }
      var numbers = key.language.pluralNumbers.first(of: category)
      if hasZero { numbers.removeAll { $0 == 0 } }
      guard numbers.count > 1 else { continue }
      let isNothingOrOne = numbers == [0, 1]
      return TextViolation(
        "“\(leaf.text)” is shown for \(numbers.map { "\($0)" }.joined(separator: ", "))"
          + (isNothingOrOne ? "" : " and others") + ", and does not say which",
        suggestion: isNothingOrOne
          ? "put the number in, or add a form for “zero”" : "put the number in",
        // Most texts of this sort are never shown for nothing.
        severity: isNothingOrOne ? .note : nil, at: leaf)
    }
    return nil
  }
}

extension String {
  /// Whether something is put into it, be it the number or a text with it.
  fileprivate var saysSomething: Bool {
    guard utf8.contains(UInt8(ascii: "%")) else { return false }
    return !FormatString(self).specifiers.isEmpty
  }
}
