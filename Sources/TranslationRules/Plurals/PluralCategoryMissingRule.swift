import AuditModel
import LanguageData
import Localization
import TextAnalysis
import TextShaping

/// A text that depends on a number has a form for each category that its language needs.
package struct PluralCategoryMissingRule: VariedKeyRule, KeyPairRule {
  package static let description = RuleDescription(
    id: "plural-category-missing", title: "Missing plural form",
    rationale: """
      For the numbers of the missing category, Foundation uses `other`, so people read \
      ungrammatical sentences.
      """,
    howToFix: """
      Add a form for each category that the finding names. Polish and Russian, for example, need \
      `one`, `few`, `many` and `other`.
      """,
    falseAlarm: """
      A string that is the same for all numbers needs no further forms; it passes only if the \
      source also has nothing but `other`. A string without plural variations is a note, and \
      passes in languages such as Hungarian and Turkish, whose nouns stay singular after numbers.
      """,
    severity: .error,
    standards: [.unicode("UTS 35, Language Plural Rules")])

  package static let kinds = [50]

  package static let examples: [TranslationExample] = [
    .passes(
      "all categories of German", [.one: "%d day", .other: "%d days"],
      [.one: "%d Tag", .other: "%d Tage"], in: "de"),
    .passes(
      "each category of Ukrainian", [.one: "%d day", .other: "%d days"],
      [.one: "%d день", .few: "%d дні", .many: "%d днів", .other: "%d дня"], in: "uk"),
    .passes(
      "Japanese has one category", [.one: "%d day", .other: "%d days"], [.other: "%d日"], in: "ja"),
    .passes(
      "French without “many”, which is for millions", [.one: "%d day", .other: "%d days"],
      [.one: "%d jour", .other: "%d jours"], in: "fr"),
    .passes(
      "Czech without “many”, which is for decimals", [.one: "%d day", .other: "%d days"],
      [.one: "%d den", .few: "%d dny", .other: "%d dní"], in: "cs"),
    .passes(
      "only “other”, as in the source", [.other: "%d km"], [.other: "%d км"], in: "ru",
      comment: "A distance"),
    .finds(
      "Polish without “many”", [.one: "%d day", .other: "%d days"],
      [.one: "%d dzień", .few: "%d dni", .other: "%d dni"], in: "pl"),
    .finds(
      "Russian without “few” and “many”", [.one: "%d day", .other: "%d days"],
      [.one: "%d день", .other: "%d дней"], in: "ru"),
    .finds(
      "Hebrew without “two”", [.one: "%d day", .other: "%d days"],
      [.one: "יום %d", .other: "%d ימים"], in: "he"),
    .finds(
      "Finnish without “one”", [.one: "%d day", .other: "%d days"],
      [.other: "%d päivää"], in: "fi"),
    .passes(
      "one string in a language with one category", [.one: "%d day", .other: "%d days"], "%d日",
      in: "ja"),
    .passes(
      "one string in a language whose nouns do not vary", [.one: "%d day", .other: "%d days"],
      "%d nap", in: "hu"),
    .passes(
      "a string without the number", [.one: "Delete the card", .other: "Delete the cards"],
      "Löschen", in: "de"),
    .finds(
      "one string for all numbers", [.one: "%lld file", .other: "%lld files"], "%lld файлов",
      in: "ru"),
    .files(
      "an Arabic variable without four categories",
      [("ar.lproj/A.stringsdict", stringsDict), ("en.lproj/A.stringsdict", stringsDict)],
      finds: ["a"]),
  ]

  package init() {}

  package func check(_ key: SingleKey) -> [TextViolation] {
    guard key.entry.isTranslatable else { return [] }
    return key.entry.pluralForms.compactMap { forms in
      let missing = key.language.missing(in: forms)
      guard !missing.isEmpty, let leaf = forms.main, !neverVaries(forms, of: key) else {
        return nil
      }
      let names = missing.map { "“\($0.rawValue)”" }.joined(separator: " and ")
      let numbers = missing.map { category in
        key.language.pluralNumbers.first(of: category).map { "\($0)" }.joined(separator: ", ")
      }
      let subject = forms.variable.map { "the variable “\($0)”" } ?? "it"
      return TextViolation(
        "\(subject) has no form for \(names), as for \(numbers.joined(separator: "; "))",
        suggestion: "add \(missing.count == 1 ? "it" : "them")", at: leaf)
    }
  }

  /// Looks for a text that stands for all numbers where the source has forms.
  package func check(_ pair: KeyPair) -> [TextViolation] {
    if case .text = pair.source.value { return [] }
    let language = pair.tables.targetLanguage
    guard case .text(let text) = pair.target.value, pair.target.isTranslatable,
      pair.target.states[.text] != .new, language.pluralNumbers.required.count > 1,
      !language.keepsSingularAfterNumbers,
      FormatString(text).specifiers.contains(where: { $0.kind == .number }),
      pair.source.pluralForms.contains(where: \.hasSeveralTexts)
    else { return [] }
    let names = language.pluralNumbers.required.map { "“\($0.rawValue)”" }
    return [
      TextViolation(
        "one string for all numbers; the source has a form for each category",
        suggestion: "add forms for \(names.joined(separator: ", "))", severity: .note)
    ]
  }

  /// Whether the source has a single form though its language needs more: it has no words that
  /// depend on the number.
  private func neverVaries(_ forms: PluralForms, of key: SingleKey) -> Bool {
    guard forms.categories == [.other] else { return false }
    if key.isSource { return true }
    guard let source = key.sourceForms(like: forms) else { return false }
    let language = key.knowledge.language(key.knowledge.project.sourceLocale)
    return source.categories == [.other] && !language.missing(in: source).isEmpty
  }

  private static let stringsDict = """
    <plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d x</string><key>other</key><string>%d y</string>
    </dict></dict></dict></plist>
    """
}

extension Language {
  /// The categories that forms lack; `other` is reported where the file is read.
  func missing(in forms: PluralForms) -> [PluralCategory] {
    let categories = forms.categories
    return pluralNumbers.required.filter { $0 != .other && !categories.contains($0) }
  }
}

extension PluralForms {
  /// Whether the words depend on the number.
  fileprivate var hasSeveralTexts: Bool {
    guard let first = forms.first else { return false }
    return forms.contains { !$0.text.isExactly(first.text) }
  }
}
