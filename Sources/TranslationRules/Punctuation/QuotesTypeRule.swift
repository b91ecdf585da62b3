import AuditModel
import LanguageData
import TextAnalysis

/// A translation has the quotation marks of its language.
package struct QuotesTypeRule: TextPairRule {
  package static let description = RuleDescription(
    id: "quotes-type", title: "Foreign or straight quotation marks",
    rationale: """
      People see careless typography, and a mark may mean the opposite: “ opens an English \
      quotation and closes a German one.
      """,
    howToFix: """
      Write the pair that the finding names, such as „…“ in German, « … » in French or 「…」 in \
      Japanese.
      """,
    falseAlarm: """
      A house style with other pairs than those of CLDR and the rule's list, or a quotation in \
      another language. Inches, HTML attributes, gershayim in Hebrew words and strings equal to \
      their source pass.
      """,
    severity: .note,
    standards: [.unicode("CLDR, Delimiters"), .hig("Writing")])

  package static let kinds = [88]

  package static let examples: [TranslationExample] = [
    .passes("German", "Delete “%@”?", "„%@“ löschen?", in: "de"),
    .passes("German in books", "Delete “all”?", "»Alle« löschen?", in: "de"),
    .passes("French", "Delete “all”?", "Supprimer «\u{A0}tout\u{A0}»\u{202F}?", in: "fr"),
    .passes("French before a full stop", "See “%@”.", "Voir «\u{A0}%@\u{A0}».", in: "fr"),
    .passes("Spanish in newspapers", "Delete “all”?", "¿Eliminar “todo”?", in: "es"),
    .passes("Italian", "Delete “all”?", "Eliminare “tutto”?", in: "it"),
    .passes("Dutch", "Delete “all”?", "‘Alles’ of „alles” of “alles”", in: "nl"),
    .passes("Polish", "Delete “all”?", "Usunąć „wszystko”?", in: "pl"),
    .passes("Hungarian", "Delete “all”?", "Törli: „minden”?", in: "hu"),
    .passes("Swedish", "Delete “all”?", "Radera ”alla”?", in: "sv"),
    .passes("Finnish", "Delete “all”?", "Poistetaanko ”kaikki”?", in: "fi"),
    .passes("Norwegian", "Delete “all”?", "Slette «alle»?", in: "nb"),
    .passes("Russian", "Delete “all”?", "Удалить «все»?", in: "ru"),
    .passes("Japanese", "Delete “all”?", "「すべて」を削除しますか？", in: "ja"),
    .passes("Chinese", "Delete “all”?", "要删除“全部”吗？", in: "zh-Hans"),
    .passes("Chinese in some publications", "Delete “all”?", "要删除「全部」吗？", in: "zh-Hans"),
    .passes("an apostrophe", "It's “all”", "C’est «\u{A0}tout\u{A0}»", in: "fr"),
    .passes("inches", "A 5\" screen", "Et 5\" skjermbilde", in: "nb"),
    .passes("code", "Use <a href=\"b\">it</a>", "<a href=\"b\">es</a> benutzen", in: "de"),
    .passes("a word with gershayim", "Report", "דו\"ח", in: "he"),
    .finds("straight ones", "Delete “all”?", "\"Alle\" löschen?", in: "de"),
    .finds("straight ones, as in the source", "Delete \"%@\"?", "Удалить \"%@\"?", in: "ru"),
    .finds("English marks in German", "Delete “all”?", "“Alle” löschen?", in: "de"),
    .finds("a closing mark that opens", "Delete “all”?", "“Alle“ löschen?", in: "de"),
    .finds("English marks in Swedish", "Delete “all”?", "Radera “alla”?", in: "sv"),
    .finds("English marks in Czech", "Delete “all”?", "Smazat “vše”?", in: "cs"),
    .finds("German marks in French", "Delete “all”?", "Supprimer „tout“\u{202F}?", in: "fr"),
    .finds("marks of mainland China in Taiwan", "Delete “all”?", "要刪除“全部”嗎？", in: "zh-Hant"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard !pair.target.marks.isDisjoint(with: [.straightQuote, .typographicQuote]) else {
      return []
    }
    let marks = pair.language.quotationMarks
    let scalars = pair.target.scalars
    let mark =
      marks.isComplete && pair.target.marks.contains(.typographicQuote)
      ? foreignMark(in: scalars, marks) : nil
    guard let mark = mark ?? straightMark(in: scalars, marks), !pair.isCopy
    else {
      return []
    }
    return [
      TextViolation(
        "\(mark.spoken) is not a quotation mark of the language",
        suggestion: "write \(marks.opening.spoken) and \(marks.closing.spoken)")
    ]
  }

  /// A mark that opens or closes a quotation and does neither in the language.
  private func foreignMark(
    in scalars: [Unicode.Scalar], _ marks: QuotationMarks
  ) -> Unicode.Scalar? {
    for index in scalars.indices where scalars[index].isDoubleQuote {
      let mark = scalars[index]
      if !marks.canOpen(with: mark) && !marks.canClose(with: mark) { return mark }
      let opens = scalars[at: index - 1].map { $0.isBlank || $0.isBracket == true } ?? true
      let startsWord =
        scalars[at: index + 1].map {
          $0.isLetter || $0.decimalDigit != nil || $0 == .placeholder
        } ?? false
      if opens, startsWord, !marks.canOpen(with: mark) { return mark }
    }
    return nil
  }

  /// A straight mark before a word, to which another one behind a word belongs.
  private func straightMark(
    in scalars: [Unicode.Scalar], _ marks: QuotationMarks
  ) -> Unicode.Scalar? {
    guard !marks.canOpen(with: "\""), marks.opening != "\"" else { return nil }
    var isOpen = false
    for index in scalars.indices where scalars[index] == "\"" {
      let before = scalars[at: index - 1]
      let after = scalars[at: index + 1]
      if isOpen, before?.isBlank == false { return "\"" }
      let startsWord = before.map { $0.isBlank || $0.isBracket == true || $0.isIdeographic } ?? true
      isOpen = startsWord && after.map { $0.isLetter || $0 == .placeholder } ?? false
    }
    return nil
  }
}
