import AuditModel
import LanguageData
import MessageSyntax

/// A translation has no spaces of unusual width.
package struct ExoticSpaceRule: TextPairRule {
  package static let description = RuleDescription(
    id: "exotic-space", title: "Unusual space character",
    rationale: """
      Pasted text often brings these spaces along. People cannot find the words by search, and \
      lines may not wrap at the space.
      """,
    howToFix: "Write a plain space, or U+00A0 where the line must not break.",
    falseAlarm: """
      Deliberate typography, such as a figure space (U+2007) between digits or a hair space \
      (U+200A) beside a dash. U+00A0, U+202F, U+2006 and U+2009 pass, and U+3000 passes in \
      Chinese and Japanese.
      """,
    severity: .note,
    standards: [.unicode("UAX 44, White_Space")])

  package static let kinds = [77]

  package static let looksFor: TextFeatures = [.typography, .remote]

  package static let examples: [TranslationExample] = [
    .passes("plain spaces", "Save all", "Zapisz wszystko", in: "pl"),
    .passes("no-break spaces", "Save?", "Enregistrer\u{202F}?", in: "fr"),
    .passes("a thin space in a number", "10,000 cards", "10\u{2009}000 kort", in: "nb"),
    .passes("an ideographic space in Japanese", "Save all", "すべて\u{3000}保存", in: "ja"),
    .passes("the source has it", "a\u{2003}b", "a\u{2003}b", in: "de"),
    .finds("an em space", "Save all", "Alles\u{2003}bewaren", in: "nl"),
    .finds("an ideographic space in Italian", "Save all", "Salva\u{3000}tutto", in: "it"),
    .finds("a figure space", "Save all", "Сохранить\u{2007}всё", in: "ru"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.has(.nonASCII), pair.target.marks.contains(.otherSpace),
      let space = pair.target.scalars.first(where: { isUnusual($0, in: pair.language.habits) }),
      !pair.source.scalars.contains(space)
    else { return [] }
    return [
      TextViolation(
        "\(space.spoken) is an unusual space; the source does not have it",
        suggestion: "write a plain space, or U+00A0 where the line must not break")
    ]
  }

  private func isUnusual(_ scalar: Unicode.Scalar, in habits: WritingHabits) -> Bool {
    switch scalar.value {
    case 0x1680, 0x2000...0x2005, 0x2007...0x2008, 0x200A, 0x205F: true
    case 0x3000: !habits.hasWideMarks
    default: false
    }
  }
}
