import AuditModel
import MessageSyntax

/// A translation ends with a space where its source does.
package struct TrailingSpaceRule: TextPairRule {
  package static let description = RuleDescription(
    id: "trailing-space",
    title: "Space at the end differs",
    rationale: """
      Texts that are put together run into each other, and VoiceOver reads two words as one; a \
      space too many moves what is centred.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [68]

  package static let looksFor: TextFeatures = .edgeSpace

  package static let examples: [TranslationExample] = [
    .passes("both end with one", "Name: ", "Name: ", in: "de"),
    .passes("French has one before the colon too", "Name: ", "Nom : ", in: "fr"),
    .passes("a full-width mark needs none", "Name: ", "名前：", in: "ja"),
    .passes("a language without spaces", "Cards ", "การ์ด", in: "th"),
    .passes("no space in either", "Save", "Guardar", in: "es"),
    .finds("the name runs into the text", "Hello ", "Hallo", in: "nl"),
    .finds("the space after a colon is lost", "Name: ", "Имя:", in: "ru"),
    .finds("behind a sentence, which is a note", "Done. ", "Valmis.", in: "fi"),
    .finds("a space too many", "Save", "Tallenna ", in: "fi"),
    .finds("a no-break space too many", "Save", "Lưu\u{A0}", in: "vi"),
    .finds("a space too many in Chinese", "Save", "儲存 ", in: "zh-Hant"),
    .texts(
      "most languages do without it, which is a note",
      [
        ("name", ["en": "Name: ", "de": "Name:", "it": "Nome:", "pl": "Nazwa:", "sv": "Namn: "])
      ], finds: ["name", "name", "name"]),
    .finds("three instead of one", "Hello ", "Ciao   ", in: "it"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    EdgeSpaces(pair, .trailing)?.violations("end") ?? []
  }
}
