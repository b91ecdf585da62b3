import AuditModel
import LanguageData

/// No mark appears twice in a row.
package struct RepeatedPunctuationRule: TextPairRule {
  package static let description = RuleDescription(
    id: "repeated-punctuation", title: "Repeated punctuation mark",
    rationale: "People notice the typing slip, and VoiceOver may read the mark aloud.",
    howToFix: "Write the mark once; for an ellipsis write “…” (U+2026).",
    falseAlarm: """
      Emphasis such as `!!` that only the translation has, and code such as `::`. Three or more \
      periods, paths and ranges such as `1..5`, and strings whose source also repeats a mark \
      pass.
      """,
    severity: .note,
    standards: [.hig("Writing")])

  package static let kinds = [91]

  package static let examples: [TranslationExample] = [
    .passes("single marks", "Yes, all.", "Ja, alle.", in: "de"),
    .passes("an ellipsis", "Loading...", "Laster inn...", in: "nb"),
    .passes("two ellipses in Chinese", "Loading…", "正在加载……", in: "zh-Hans"),
    .passes("different marks", "Really?!", "Serio?!", in: "pl"),
    .passes("the source has them", "No!!", "Nein!!", in: "de"),
    .passes("a path", "Open ../all", "Öppna ../alla", in: "sv"),
    .passes("a range", "From 1 to 5", "1..5", in: "it"),
    .finds("two commas", "Yes, all", "Да,, все", in: "ru"),
    .finds("two full stops", "Done.", "Fait..", in: "fr"),
    .finds("two ideographic full stops", "Done.", "完了。。", in: "ja"),
    .finds("two question marks", "All?", "Wszystko??", in: "pl"),
    .finds("two colons with a space", "Name: %@", "名前: : %@", in: "ja"),
    .finds("two colons", "Name:", "Naam::", in: "nl"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard !pair.target.marks.isDisjoint(with: [.doubleMark, .spaceBeforeMark]),
      let mark = doubled(in: pair.target.scalars, pair.language.habits)
    else { return [] }
    if !pair.source.marks.isDisjoint(with: [.doubleMark, .spaceBeforeMark]),
      doubled(in: pair.source.scalars, pair.sourceLanguage.habits) != nil
    {
      return []
    }
    return [TextViolation("\(mark.spoken) appears twice in a row", suggestion: "write it once")]
  }

  private func doubled(
    in scalars: [Unicode.Scalar], _ habits: WritingHabits
  ) -> Unicode.Scalar? {
    var start = 0
    while start < scalars.count {
      var end = start + 1
      while scalars[at: end] == scalars[start] { end += 1 }
      if end - start > 1, let mark = SentenceMark(scalars[start], in: habits), mark != .ellipsis,
        !(mark == .stop && (end - start > 2 || isPath(start, end, in: scalars)))
      {
        return scalars[start]
      }
      if scalars[at: end] == " ", isApart(scalars[start], scalars[at: end + 1], habits) {
        return scalars[start]
      }
      start = end
    }
    return nil
  }

  /// Whether two marks with a space between them say the same, other than stops and ellipses.
  private func isApart(
    _ mark: Unicode.Scalar, _ other: Unicode.Scalar?, _ habits: WritingHabits
  ) -> Bool {
    guard let other, let first = SentenceMark(mark, in: habits),
      first == .colon || first == .comma || first == .semicolon
    else { return false }
    return SentenceMark(other, in: habits) == first
  }

  /// Whether two stops are a part of a path or are between the ends of a range.
  private func isPath(_ start: Int, _ end: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard let next = scalars[at: end] else { return false }
    return !next.isBlank && next.isBracket != false && !next.isQuotationMark
  }
}
