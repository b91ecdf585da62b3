import AuditModel
import MessageSyntax

/// Arrows point where the language is read to.
package struct ArrowNotMirroredRule: TextPairRule {
  package static let description = RuleDescription(
    id: "arrow-not-mirrored", title: "Arrow that is not mirrored",
    rationale: """
      In Arabic, Hebrew and Persian people read from right to left: an arrow that leads on in English points back \
      there, from the goal to the start of a path through menus.
      """,
    howToFix:
      "Write the opposite arrow, such as “←” for “→”. Unlike brackets, iOS does not mirror arrows.",
    falseAlarm: """
      An arrow that means a direction in space, such as a key of a keyboard, is reported. Strings with arrows in \
      both directions are exempt, and so are arrows between two words in Latin letters or two arguments, which \
      are shown from left to right.
      """,
    severity: .warning,
    standards: [
      .unicode("UAX 9, Mirroring"), .hig("Right to left, Interface icons"),
    ])

  package static let kinds: [Int] = []

  package static let looksFor: TextFeatures = .typography

  package static let examples: [TranslationExample] = [
    .passes("mirrored", "Settings → Backups", "הגדרות ← גיבויים", in: "he"),
    .passes("the name of a side", "Left (←)", "שמאלה (←)", in: "he"),
    .passes("a language from left to right", "Read more →", "Mehr lesen →", in: "de"),
    .passes("between words in Latin letters", "Loop A→B", "تكرار A→B", in: "ar"),
    .passes("between arguments", "%1$@ → %2$@", "%1$@ → %2$@", in: "fa"),
    .passes("both directions", "← Previous, next →", "→ السابق، التالي ←", in: "ar"),
    .finds("at the end", "Read more →", "اقرأ المزيد →", in: "ar"),
    .finds("at the beginning", "← Back", "← חזרה", in: "he"),
    .finds("in a path through menus", "Edit → Paste", "ویرایش → چسباندن", in: "fa"),
    .finds("another form", "Next ⇒", "التالي ⇒", in: "ar"),
    .finds("an emoji", "Next ➡️", "التالي ➡️", in: "ar"),
    .finds("behind one that is right", "Loop A → B, more →", "לולאה A → B, עוד →", in: "he"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.language.isRightToLeft, !pair.source.text.namesSide else { return [] }
    let (source, target) = (pair.source.text.withoutVariants, pair.target.text.withoutVariants)
    let wrong = Self.pairs.first { arrow, opposite in
      source.contains(arrow) && target.contains(arrow) && !source.contains(opposite)
        && !target.contains(opposite) && target.hasArrowFromRightToLeft(arrow)
    }
    guard let wrong else { return [] }
    return [
      TextViolation(
        "“\(wrong.0)” points against the direction in which the text is read",
        suggestion: "write “\(wrong.1)”")
    ]
  }

  /// Arrows with the ones that point the other way (Unicode, Arrows and Dingbats).
  private static let pairs: [(Character, Character)] = {
    let pairs: [(Character, Character)] = [
      ("→", "←"), ("⇒", "⇐"), ("⟶", "⟵"), ("⟹", "⟸"), ("➡", "⬅"), ("➔", "←"), ("➜", "←"),
      ("➝", "←"),
      ("➞", "←"),
    ]
    return pairs + pairs.prefix(5).map { ($1, $0) }
  }()
}

extension String {
  /// Whether it says in words where an arrow points, which is the same in all languages: “Left (←)” and “← Left”.
  fileprivate var namesSide: Bool {
    if contains(/(?i)\b(left|right|horizontal|horizontally)\s*[(\[]\s*[←→⇐⇒⬅➡\/ ]+[)\]]/) {
      return true
    }
    let words = lowercased().split { !$0.isLetter }
    return words == ["left"] || words == ["right"]
  }

  /// The text without the selectors that make an arrow an emoji or none.
  fileprivate var withoutVariants: String {
    String(
      String.UnicodeScalarView(unicodeScalars.filter { !(0xFE0E...0xFE0F).contains($0.value) }))
  }

  /// Whether an arrow is where the text runs from right to left.
  fileprivate func hasArrowFromRightToLeft(_ arrow: Character) -> Bool {
    indices.contains { self[$0] == arrow && !isFromLeftToRight(around: $0) }
  }

  /// Whether a character is between two words in letters that are read from left to right, or between two
  /// arguments.
  private func isFromLeftToRight(around index: Index) -> Bool {
    let (before, after) = (self[..<index].reversed(), self[self.index(after: index)...])
    if before.first(where: { $0 != " " })?.endsArgument ?? false,
      after.first(where: { $0 != " " }) == "%"
    {
      return true
    }
    let neighbours = [before.first(where: \.isLetter), after.first(where: \.isLetter)]
    return neighbours.allSatisfy { $0.map { !$0.isRightToLeft } ?? false }
  }
}

extension Character {
  /// Whether a format specifier ends with it.
  fileprivate var endsArgument: Bool { self == "@" || self == "d" || self == "s" }

  /// Whether it begins with a letter that is written from right to left.
  fileprivate var isRightToLeft: Bool { unicodeScalars.first?.isRightToLeft ?? false }
}
