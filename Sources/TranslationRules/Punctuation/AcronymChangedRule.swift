import AuditModel
import TextAnalysis

/// A translation has the acronyms of its source.
package struct AcronymChangedRule: TextPairRule {
  package static let description = RuleDescription(
    id: "acronym-changed",
    title: "Acronym is not in the translation",
    rationale: "People look for the letters that stand on a device or in a manual.",
    severity: .note,
    standards: [.hig("Writing")])

  package static let kinds = [101]

  /// Many languages have a word, or letters of their own.
  package static let isOnByDefault = false

  package static let examples: [TranslationExample] = [
    .passes("the same letters", "Save as PDF", "Als PDF sichern", in: "de"),
    .passes("with an ending", "Save as PDF", "Tallenna PDF:nä", in: "fi"),
    .passes("all is in capitals", "SAVE ALL", "Salva tutto", in: "it"),
    .passes("a single capital", "Press A", "اضغط أ", in: "ar"),
    .finds("another word", "Open the URL", "Åpne nettadressen", in: "nb"),
    .finds("other letters", "Use the VPN", "Utiliser le RPV", in: "fr"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let source = pair.source.scalars
    guard source.contains(where: \.isSmall) else { return [] }
    var lost: [Unicode.Scalar]?
    var count = 0
    ProseWords(source).forEach { range in
      guard range.count > 1, source[range].allSatisfy(\.isCapital) else { return false }
      if !pair.target.text.contains(Array(source[range]).text) { lost = Array(source[range]) }
      count += 1
      return lost != nil || count == 20
    }
    guard let lost else { return [] }
    return [
      TextViolation(
        "“\(lost.text)” of the source is not in the translation",
        suggestion: "keep it, unless the language has another name")
    ]
  }
}
