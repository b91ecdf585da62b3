import AuditModel
import LanguageData
import MessageSyntax

/// A translation keeps together what its source keeps together.
package struct LostNoBreakSpaceRule: TextPairRule {
  package static let description = RuleDescription(
    id: "nbsp-lost", title: "Lost no-break space",
    rationale: """
      People find a number at the end of one line and its unit on the next, more often at larger \
      text sizes.
      """,
    howToFix: "Write U+00A0 where the source keeps words together.",
    falseAlarm: """
      A translation whose number and unit are no longer adjacent needs no such space, but any \
      plain space in it triggers the note. Spaces that belong to French marks, percent signs or \
      digit groups of the source language do not count.
      """,
    severity: .note,
    standards: [.unicode("UAX 14, GL")])

  package static let kinds = [76]

  package static let looksFor: TextFeatures = [.latinMark, .typography]

  package static let examples: [TranslationExample] = [
    .passes("both have one", "%d\u{A0}MB", "%d\u{A0}MB", in: "de"),
    .passes("a narrow one", "%d\u{A0}MB", "%d\u{202F}Mo", in: "fr"),
    .passes("no space at all", "%d\u{A0}cards", "%d枚", in: "ja"),
    .passes("a language without spaces", "%d\u{A0}cards", "%d การ์ด ใหม่", in: "th"),
    .finds("a plain space", "%d\u{A0}MB", "%d MB", in: "sv"),
    .finds("a plain space instead of a narrow one", "%d\u{202F}km", "%d km", in: "cs"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.has(.nonASCII), pair.source.marks.contains(.otherSpace),
      !pair.target.marks.contains(.otherSpace), pair.language.habits.separatesWords,
      pair.target.scalars.contains(" "),
      let space = space(in: pair.source.scalars, pair.sourceLanguage)
    else { return [] }
    return [
      TextViolation(
        "the source keeps words together with \(space.spoken); here the space is plain",
        suggestion: "write \(space.spoken) where the line must not break")
    ]
  }

  /// A space that keeps words together, and is not one that the language has beside its marks.
  private func space(in scalars: [Unicode.Scalar], _ language: Language) -> Unicode.Scalar? {
    let isFrench = language.habits.markSpacing != .none
    return scalars.indices.first { index in
      guard scalars[index].keepsTogether else { return false }
      guard let before = scalars[at: index - 1], let after = scalars[at: index + 1] else {
        return false
      }
      if isFrench, before == "«" || ":;!?»".unicodeScalars.contains(after) { return false }
      if after.isPercentSign { return language.numbers.percent != .afterSpace }
      let isInNumber = before.decimalDigit != nil && after.decimalDigit != nil
      return !(isInNumber && language.numbers.groupsBySpaces)
    }.map { scalars[$0] }
  }
}

extension Unicode.Scalar {
  fileprivate var keepsTogether: Bool { value == 0xA0 || value == 0x202F || value == 0x2060 }
}
