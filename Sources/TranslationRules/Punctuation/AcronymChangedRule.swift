import AuditModel
import TextAnalysis

/// A translation has the acronyms of its source.
package struct AcronymChangedRule: TextPairRule {
  package static let description = RuleDescription(
    id: "acronym-changed", title: "Missing acronym",
    rationale: "People look for the letters that a device or a manual shows.",
    howToFix: "Keep the acronym as the source has it, unless the language has its own.",
    falseAlarm: """
      Many languages have a word or other letters: “nettadresse” for URL in Norwegian, “RPV” for \
      VPN in French. The rule is off by default for that reason.
      """,
    severity: .note,
    standards: [.hig("Writing")], options: [allowed])

  private static let allowed = RuleOption.words(
    "allowed", of: "acronym-changed", "abbreviations that translations may change")

  package static let kinds = [101]

  /// Many languages have a word, or letters of their own.
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("the same letters", "Save as PDF", "Als PDF sichern", in: "de"),
    .passes("with an ending", "Save as PDF", "Tallenna PDF:nä", in: "fi"),
    .passes("an uppercase source", "SAVE ALL", "Salva tutto", in: "it"),
    .passes("a single uppercase letter", "Press A", "اضغط أ", in: "ar"),
    .finds("another word", "Open the URL", "Åpne nettadressen", in: "nb"),
    .finds("other letters", "Use the VPN", "Utiliser le RPV", in: "fr"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let source = pair.source.scalars
    guard source.contains(where: \.isSmall) else { return [] }
    let options = pair.options
    var lost: [Unicode.Scalar]?
    var count = 0
    ProseWords(source).forEach { range in
      guard range.count > 1, source[range].allSatisfy(\.isCapital) else { return false }
      let word = Array(source[range]).text
      if !pair.target.text.contains(word), !options.allows(word, by: Self.allowed) {
        lost = Array(source[range])
      }
      count += 1
      return lost != nil || count == 20
    }
    guard let lost else { return [] }
    return [
      TextViolation(
        "the translation does not contain “\(lost.text)”",
        suggestion: "keep it, unless the language has another name")
    ]
  }
}
