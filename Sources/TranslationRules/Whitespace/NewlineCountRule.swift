import AuditModel
import MessageSyntax
import TextAnalysis

/// A translation has the paragraphs of its source.
package struct NewlineCountRule: TextPairRule {
  package static let description = RuleDescription(
    id: "newline-count",
    title: "Line breaks differ",
    rationale: """
      Paragraphs run together, or a line is torn in two; what was a list is read as one long \
      sentence.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [69]

  package static let looksFor: TextFeatures = .lineBreak

  package static let examples: [TranslationExample] = [
    .passes("the same lines", "Delete?\nThis is final.", "Löschen?\nDas ist endgültig.", in: "de"),
    .passes("CRLF is one line break", "One\nTwo", "Un\r\nDeux", in: "fr"),
    .passes("an empty line with a space in it", "One\n\nTwo", "Jeden\n \nDwa", in: "pl"),
    .passes("line breaks at the edges are of another rule", "One\n", "Один", in: "ru"),
    .finds("a paragraph is lost", "Title\n\nText", "Titel Text", in: "sv"),
    .finds("a paragraph too many", "One. Two.", "一。\n\n二。", in: "zh-Hans"),
    .finds("a line of an address is lost", "One\nTwo\nThree", "Um\nDois Três", in: "pt-BR"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.source.has(.lineBreak) || pair.target.has(.lineBreak) else { return [] }
    let source = LineBreaks(pair.source.text)
    let target = LineBreaks(pair.target.text)
    if source.paragraphs > target.paragraphs, source.runs > target.runs {
      return [
        TextViolation(
          "there are \(target.paragraphs + 1) paragraphs where the source has "
            + "\(source.paragraphs + 1)",
          suggestion: "leave an empty line where the source does",
          // One of several may be joined with another for a good reason.
          severity: target.paragraphs == 0 && target.runs == 0 ? nil : .note)
      ]
    }
    guard source.count != target.count else { return [] }
    // Where lines are broken by hand, another language breaks them elsewhere, and paragraphs too
    // many lose nothing.
    return [
      TextViolation(
        "there are \(target.count + 1) lines where the source has \(source.count + 1)",
        suggestion: "break the lines as the source does, unless they only wrap a sentence",
        severity: .note)
    ]
  }
}
