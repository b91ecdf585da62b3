import AuditModel
import MessageSyntax
import TextAnalysis

/// A translation has the paragraphs of its source.
package struct NewlineCountRule: TextPairRule {
  package static let description = RuleDescription(
    id: "newline-count", title: "Different number of line breaks",
    rationale: """
      Paragraphs run together or a line ends in mid-sentence, and VoiceOver users hear a list as \
      one long sentence.
      """,
    howToFix: """
      Break lines where the source does, and keep its empty lines between paragraphs. Let labels \
      wrap sentences instead of breaking them by hand.
      """,
    falseAlarm: """
      Hand-wrapped sentences break elsewhere in another language, so these differences are \
      notes, as is a value beside its label instead of below it. The finding is a warning if the \
      translation has no line break at all and the source has paragraphs, or several lines of \
      which one ends a sentence.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [69]

  package static let looksFor: TextFeatures = .lineBreak

  package static let examples: [TranslationExample] = [
    .passes("the same lines", "Delete?\nThis is final.", "Löschen?\nDas ist endgültig.", in: "de"),
    .passes("CRLF is one line break", "One\nTwo", "Un\r\nDeux", in: "fr"),
    .passes("an empty line with a space in it", "One\n\nTwo", "Jeden\n \nDwa", in: "pl"),
    .passes("line breaks at the edges, checked by another rule", "One\n", "Один", in: "ru"),
    .finds("a paragraph is lost", "Title\n\nText", "Titel Text", in: "sv"),
    .finds("an added paragraph", "One. Two.", "一。\n\n二。", in: "zh-Hans"),
    .finds("the line break after a sentence is lost", "Done.\nGo on?", "Fertig. Weiter?", in: "de"),
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
          "paragraphs: \(target.paragraphs + 1); in the source: "
            + "\(source.paragraphs + 1)",
          suggestion: "add an empty line where the source has one",
          // One of several may be joined with another for a good reason.
          severity: target.paragraphs == 0 && target.runs < source.paragraphs ? nil : .note)
      ]
    }
    guard source.count != target.count else { return [] }
    // Where lines are broken by hand, another language breaks them elsewhere, and paragraphs too
    // many lose nothing.
    return [
      TextViolation(
        "lines: \(target.count + 1); in the source: \(source.count + 1)",
        suggestion: "break the lines as the source does, unless they only wrap a sentence",
        // Two sentences are as easy to read in one line.
        severity: target.runs == 0 && source.count > 1 && pair.source.text.breaksAfterSentence
          ? .warning : .note)
    ]
  }
}

extension String {
  /// Whether a line break within it is behind the end of a sentence.
  fileprivate var breaksAfterSentence: Bool {
    var before: Unicode.Scalar = " "
    var isOpen = false
    for scalar in unicodeScalars {
      if scalar.isLineBreak {
        isOpen = ".!?:".unicodeScalars.contains(before)
      } else if !scalar.isBlank {
        if isOpen { return !(before == ":" && isOneLabeledValue) }
        before = scalar
      }
    }
    return false
  }

  /// Whether it is a label and one argument in the second line, which one line can hold as well.
  private var isOneLabeledValue: Bool {
    let lines = split(whereSeparator: \.isNewline)
    return lines.count == 2 && lines[0].last == ":"
      && ["%@", "%1$@", "%s"].contains(lines[1].filter { $0 != " " })
  }
}
