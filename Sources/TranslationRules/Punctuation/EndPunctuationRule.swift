import AuditModel
import LanguageData
import TextAnalysis

/// A translation ends with the mark of its source, in the form that its language has.
package struct EndPunctuationRule: TextPairRule, TextRule, SourceRule {
  package static let description = RuleDescription(
    id: "end-punctuation", title: "Different final punctuation",
    rationale: """
      People read a question as a statement, and VoiceOver runs a heading into the text after it \
      without a pause.
      """,
    howToFix: """
      End the translation with the mark of the source, in the form that the language uses: `。` \
      or `？` in Chinese and Japanese, `;` for a Greek question, `؟` in Arabic.
      """,
    falseAlarm: """
      A language or house style may punctuate labels differently, so findings are notes, except \
      a short question that ends with a full stop (warning). If three or more languages, and most \
      of them, punctuate otherwise, the source string alone is the finding. Thai and its neighbors without \
      marks, Armenian marks within the word, Japanese か and a stop after up to five letters \
      pass.
      """,
    severity: .note,
    standards: [.unicode("CLDR, Punctuation"), .hig("Writing")])

  package static let kinds = [80]

  package static let examples: [TranslationExample] = [
    .passes("the same mark", "Delete it?", "Wirklich löschen?", in: "de"),
    .passes("a full-width mark", "Delete it?", "削除しますか？", in: "ja"),
    .passes("an ideographic stop", "It is done.", "已完成。", in: "zh-Hans"),
    .passes("the Greek question mark", "Delete it?", "Διαγραφή;", in: "el"),
    .passes("the Greek semicolon", "First;", "Πρώτα·", in: "el"),
    .passes("the Arabic question mark", "Delete it?", "هل تريد الحذف؟", in: "ar"),
    .passes("the Hindi full stop", "It is done.", "हो गया।", in: "hi"),
    .passes("Thai has no full stop", "It is done.", "เสร็จแล้ว", in: "th"),
    .passes("Thai needs no question mark", "Delete it?", "จะลบหรือไม่", in: "th"),
    .passes("the Armenian full stop", "It is done.", "Պատրաստ է։", in: "hy"),
    .passes("the Armenian question mark is in the word", "Delete it?", "Ջնջե՞լ", in: "hy"),
    .passes("a space before the mark", "Delete it?", "Supprimer\u{202F}?", in: "fr"),
    .passes("the full stop before the bracket", "(It is done.)", "(Listo).", in: "es"),
    .passes("a question in brackets", "Error (out of memory?)", "Errore (memoria?).", in: "it"),
    .passes("an abbreviated month", "Aug", "ส.ค.", in: "th"),
    .passes("a tag as text", "Begin with <b>", "Beginnen Sie mit <b>", in: "de"),
    .passes("after a quotation mark", "Say “hello.”", "Sagen Sie „hallo“.", in: "de"),
    .passes("an abbreviation", "Minutes", "Min.", in: "sv"),
    .passes("an ordinal number", "Day %d", "%d.", in: "cs"),
    .passes("before a tag", "<b>Done.</b>", "<b>Hotovo.</b>", in: "cs"),
    .passes("three periods for an ellipsis", "Loading…", "Chargement...", in: "fr"),
    .passes("a Japanese question may end with a full stop", "Delete it?", "削除しますか。", in: "ja"),
    .texts(
      "most languages have a full stop, so the source is the finding",
      [
        (
          "a",
          [
            "en": "It is saved", "de": "Es ist gesichert.", "it": "È salvato.", "pl": "Zapisano.",
            "sv": "Det är sparat",
          ]
        )
      ], finds: ["a"]),
    .finds("a colon for the question mark", "Continue?", "続けますか：", in: "ja"),
    .finds("a question became a statement", "Delete it?", "Es wird gelöscht.", in: "de"),
    .finds("a colon is lost", "Name:", "Nombre", in: "es"),
    .finds("a full stop is lost", "It is done.", "Valmis", in: "fi"),
    .finds("an added full stop", "Add a new card", "Добавить новую карточку.", in: "ru"),
    .finds("a colon is lost in Chinese", "Name:", "名稱", in: "zh-Hant"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let source = pair.source.endMark(in: pair.sourceLanguage.habits)
    let target = pair.target.endMark(in: pair.language.habits)
    guard source?.mark != target?.mark, pair.source.marks.contains(.letter),
      pair.target.marks.contains(.letter), source?.mark != .ellipsis, target?.mark != .ellipsis,
      !isUsual(source?.mark, target, in: pair),
      !SourceOutlier(sourceOf: pair).isPunctuatedOtherwise(than: pair.source.text)
    else { return [] }
    return [
      TextViolation(
        message(source?.mark, target?.mark),
        suggestion: "end it like the source, with the mark of the language")
    ]
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.marks.contains(.letter),
      SourceOutlier(text).isPunctuatedOtherwise(than: text.text.text)
    else { return [] }
    let mark = text.text.endMark(in: text.language.habits)?.mark
    return [
      TextViolation(
        mark.map { "it ends with \($0.nameWithArticle), most translations do not" }
          ?? "it ends without a mark, most translations with one",
        suggestion: "end it like the translations, or correct them")
    ]
  }

  private func message(_ source: SentenceMark?, _ target: SentenceMark?) -> String {
    switch (source, target) {
    case (let source?, nil):
      "the source ends with \(source.nameWithArticle), the translation with none"
    case (nil, let target?):
      "the translation ends with \(target.nameWithArticle), the source with none"
    default:
      "the source ends with \(source?.nameWithArticle ?? ""), "
        + "the translation with \(target?.nameWithArticle ?? "")"
    }
  }

  /// Whether the language has it so.
  private func isUsual(
    _ source: SentenceMark?, _ target: (mark: SentenceMark, index: Int)?, in pair: TextPair
  ) -> Bool {
    let scalars = pair.target.scalars
    switch pair.language.habits.script {
    case .southEastAsian where target == nil: return true
    case .greek where source == .semicolon && target?.mark == .question: return true
    case .armenian where source == .question || source == .exclamation:
      return scalars.contains { $0 == "՞" || $0 == "՜" }
    case .japanese where source == .question && (target == nil || target?.mark == .stop):
      return scalars[at: target.map { $0.index - 1 } ?? scalars.count - 1] == "か"
    default: break
    }
    guard source == nil, let target, target.mark == .stop else { return false }
    return isAbbreviation(before: target.index, in: scalars)
  }

  /// Whether the stop may belong to a number or a shortened word.
  private func isAbbreviation(before index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    var letters = 0
    var position = index - 1
    while position >= 0, scalars[position].isLetter, letters < 6 {
      letters += 1
      position -= 1
    }
    if letters > 0 { return letters < 6 }
    return scalars[at: index - 1].map { $0 == .placeholder || $0.decimalDigit != nil } ?? false
  }
}

extension SourceOutlier {
  /// Whether most translations end with a mark where the source has none, or the other way round;
  /// languages that need no marks do not count.
  fileprivate func isPunctuatedOtherwise(than source: String) -> Bool {
    let isMarked = source.endsWithMark
    return isContradicted(among: { $0.habits.script != .southEastAsian }) {
      $0.endsWithMark != isMarked
    }
  }
}

extension String {
  /// Whether a mark of whatever kind is its last character, or before what closes a quotation: a
  /// quick look.
  fileprivate var endsWithMark: Bool {
    for scalar in unicodeScalars.reversed() {
      switch scalar {
      case ".", "!", "?", ":", ";", "…", "。", "！", "？", "：", "；", "؟", "؛", "۔", "।", "։", "՝":
        return true
      case " ", "\n", "\u{A0}", ")", "]", "}", "\"", "'", "”", "“", "’", "»", "）", "」", "』",
        "\u{200F}",
        "\u{200E}":
        continue
      default: return false
      }
    }
    return false
  }
}
