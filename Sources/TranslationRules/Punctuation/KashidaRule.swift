import AuditModel
import TextAnalysis

/// Arabic words are not drawn out for decoration.
package struct KashidaRule: TextPairRule {
  package static let description = RuleDescription(
    id: "kashida", title: "Decorative kashida in word",
    rationale: """
      People cannot find the stretched word by search, and VoiceOver may mispronounce it.
      """,
    howToFix: "Delete U+0640 between the letters.",
    falseAlarm: """
      Words that are stretched on purpose, as in a slogan. U+0640 after a prefix before an \
      argument or a Latin word, a single letter such as “هـ”, and strings whose source has \
      U+0640 pass.
      """,
    severity: .note,
    standards: [.unicode("Core Specification, 9.2")])

  package static let kinds = [106]

  package static let examples: [TranslationExample] = [
    .passes("plain words", "Settings", "الإعدادات", in: "ar"),
    .passes("a prefix before an argument", "For %@", "لـ %@", in: "ar"),
    .passes("a prefix before a Latin word", "By iCloud", "بـiCloud", in: "ar"),
    .passes("a letter by itself", "Hijri", "١٤٤٥ هـ", in: "ar"),
    .passes("the source has it", "Type ســلام", "اكتب ســلام", in: "ar"),
    .finds("between letters", "Hello", "مرحبــا", in: "ar"),
    .finds("in Persian", "Hello", "ســلام", in: "fa"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.marks.contains(.kashida), !pair.source.marks.contains(.kashida) else {
      return []
    }
    let scalars = pair.target.scalars
    let isInWord = scalars.indices.contains { index in
      scalars[index] == "\u{640}" && isArabicLetter(scalars[at: index - 1])
        && isArabicLetter(scalars[index...].first { $0 != "\u{640}" })
    }
    guard isInWord else { return [] }
    return [
      TextViolation("U+0640 stretches a word", suggestion: "write the word without it")
    ]
  }

  private func isArabicLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar != "\u{640}" else { return false }
    return scalar.value >= 0x620 && scalar.value < 0x700 && scalar.isLetter
  }
}
