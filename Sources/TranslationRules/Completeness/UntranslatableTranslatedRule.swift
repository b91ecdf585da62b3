import AuditModel
import Localization

/// An untranslatable string is the same in every language.
package struct UntranslatableTranslatedRule: KeyPairRule {
  package static let description = RuleDescription(
    id: "untranslatable-translated", title: "Translation of an untranslatable string",
    rationale: """
      Developers exclude names and codes from translation so that they are the same everywhere; \
      with a leftover translation people of one language may see another name.
      """,
    howToFix: """
      Remove the translation, or delete `"shouldTranslate" : false` (XLIFF: `translate="no"`) if \
      the string is to be translated.
      """,
    falseAlarm: """
      None known: the file contradicts itself. A translation that equals one of the source \
      strings is not reported.
      """,
    severity: .error,
    standards: [.apple("Localizing and varying text with a string catalog")])

  package static let kinds = [43]

  package static let examples: [TranslationExample] = [
    .passes("it is to be translated", "Save", "Uložit", in: "cs"),
    .files("it is the same", [("A.xcstrings", catalog("Legible"))]),
    .files("it is another", [("A.xcstrings", catalog("Lesbar"))], finds: ["a"]),
  ]

  package init() {}

  package func check(_ pair: KeyPair) -> [TextViolation] {
    guard !pair.source.isTranslatable || !pair.target.isTranslatable else { return [] }
    let kept = Set(pair.source.leaves.map { ExactText($0.text) })
    guard let other = pair.target.leaves.first(where: { !kept.contains(ExactText($0.text)) })
    else { return [] }
    return [
      TextViolation(
        "“\(other.text)” translates “\(pair.source.value.format)”, which is not to be translated",
        suggestion: "remove the translation, or make the string translatable", at: other)
    ]
  }

  private static func catalog(_ text: String) -> String {
    """
    {"sourceLanguage":"en","version":"1.0","strings":{"a":{"shouldTranslate":false,
    "localizations":{"en":{"stringUnit":{"state":"translated","value":"Legible"}},
    "de":{"stringUnit":{"state":"translated","value":"\(text)"}}}}}}
    """
  }
}
