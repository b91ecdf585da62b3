import AuditModel
import MessageSyntax

/// Marks are tight behind their words, and words are not tight behind marks.
package struct PunctuationSpacingRule: TextPairRule {
  package static let description = RuleDescription(
    id: "punctuation-spacing", title: "Wrong spacing around punctuation",
    rationale: """
      A line may begin with the mark, and people and VoiceOver read words without a space \
      between them as one.
      """,
    howToFix: "Delete the space before the mark, or add one after it.",
    falseAlarm: """
      Names and code such as `a;b` are reported if the source has nothing alike. French spaces \
      before `: ; ! ?`, numbers, URLs, file extensions, and habits that the source shares pass.
      """,
    severity: .note,
    standards: [.unicode("UAX 14, EX")])

  package static let kinds = [90]

  package static let examples: [TranslationExample] = [
    .passes("marks directly after words", "Yes, all!", "Ja, alle!", in: "de"),
    .passes("French has spaces", "Delete?", "Supprimer ?", in: "fr"),
    .passes("a decimal number", "2.5 MB", "2,5 MB", in: "de"),
    .passes("an ellipsis after a space", "Loading…", "Wird geladen ...", in: "de"),
    .passes("a file extension", "Choose .png", "Wybierz .png", in: "pl"),
    .passes("an emoticon", "Fine :)", "Gut :)", in: "de"),
    .passes("the source has it", "Yes ,no", "Ja ,nein", in: "de"),
    .passes("an ending after a colon", "In the EU", "EU:ssa", in: "fi"),
    .passes("an abbreviation", "For example", "z.B. so", in: "de"),
    .passes("a full-width mark", "Yes, all", "是，全部", in: "zh-Hans"),
    .finds(
      "a tilde in a word, which is a warning", "It is attached.", "To jest dołąc~zone.", in: "pl"),
    .finds("a space before a question mark", "Delete?", "Löschen ?", in: "de"),
    .finds("a space before a comma", "Yes, all", "Да , все", in: "ru"),
    .finds("a space before a comma in French", "Yes, all", "Oui , tout", in: "fr"),
    .finds("the space on the wrong side", "Yes, now", "Evet ,şimdi", in: "tr"),
    .finds("no space after a comma", "Yes, all", "Sí,todo", in: "es"),
    .finds("no space between sentences", "Done. Try it.", "Klart.Prova den.", in: "sv"),
    .passes(
      "a name with a full stop", "Done. See System.Drawing.", "Hotovo. Viz System.Drawing.",
      in: "cs"),
    .finds("no space after an exclamation mark", "Done! Next", "Hotovo!Další", in: "cs"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    if let slip = tildeInWord(of: pair) { return [slip] }
    let marks = pair.target.marks
    guard marks.contains(.asciiMark), !pair.language.habits.hasWideMarks else { return [] }
    if hasTightStop(in: pair.target.scalars), pair.source.scalars.hasStopInside,
      !hasTightStop(in: pair.source.scalars)
    {
      return [
        TextViolation("no space after “.” (U+002E)", suggestion: "add a space")
      ]
    }
    if marks.isDisjoint(with: [.spaceBeforeMark, .tightMark]) { return [] }
    if marks.contains(.spaceBeforeMark), !pair.source.marks.contains(.spaceBeforeMark),
      let mark = markBehindSpace(in: pair)
    {
      return [
        TextViolation(
          "a space before \(mark.spoken)", suggestion: "write the mark directly after the word")
      ]
    }
    guard marks.contains(.tightMark), tightMark(in: pair.source.scalars) == nil,
      let mark = tightMark(in: pair.target.scalars)
    else { return [] }
    return [TextViolation("no space after \(mark.spoken)", suggestion: "add a space")]
  }

  /// Reports a tilde between two small letters, which the key of a letter with a mark leaves behind.
  private func tildeInWord(of pair: TextPair) -> TextViolation? {
    guard pair.target.text.hasASCII("~"), !pair.source.text.hasASCII("~") else { return nil }
    let scalars = pair.target.scalars
    let isInWord = scalars.indices.dropFirst().dropLast().contains {
      scalars[$0] == "~" && scalars[$0 - 1].isSmall && scalars[$0 + 1].isSmall
    }
    guard isInWord else { return nil }
    return TextViolation("“~” is inside a word", suggestion: "remove it", severity: .warning)
  }

  private func markBehindSpace(in pair: TextPair) -> Unicode.Scalar? {
    let scalars = pair.target.scalars
    let hasFrenchSpaces = pair.language.habits.markSpacing != .none
    for index in scalars.indices.dropFirst(2) where scalars[index - 1] == " " {
      switch scalars[index] {
      case ":", ";", "!", "?": if hasFrenchSpaces { continue }
      case ",", ".": break
      default: continue
      }
      let word = scalars[index - 2]
      if word.isLetter || word.decimalDigit != nil || word == .placeholder,
        scalars[at: index + 1].map({ $0.isBlank || scalars[index] == "," && $0.isLetter }) ?? true
      {
        return scalars[index]
      }
    }
    return nil
  }

  /// Whether a full stop is between a word and a capital that begins another one.
  private func hasTightStop(in scalars: [Unicode.Scalar]) -> Bool {
    guard scalars.count > 6 else { return false }
    return (3..<scalars.count - 2).contains { index in
      scalars[index] == "." && scalars[index + 1].isCapital && scalars[index + 2].isSmall
        && scalars[index - 1].isSmall && scalars[index - 2].isSmall && scalars[index - 3].isSmall
    }
  }

  private func tightMark(in scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    for index in scalars.indices.dropFirst() {
      switch scalars[index] {
      case ",", ";", "!", "?":
        if scalars[index - 1].isLetter, let next = scalars[at: index + 1], next.isLetter {
          return scalars[index]
        }
      default: continue
      }
    }
    return nil
  }
}

extension [Unicode.Scalar] {
  /// Whether a sentence ends in it and another one follows.
  fileprivate var hasStopInside: Bool {
    indices.dropLast(2).contains {
      self[$0] == "." && self[$0 + 1].isBlank && self[$0 + 2].isLetter
    }
  }
}
