import AuditModel
import MessageSyntax

/// A translation ends with a space where its source does.
package struct TrailingSpaceRule: TextPairRule, TextRule, SourcelessRule {
  package static let description = RuleDescription(
    id: "trailing-space", title: "Different trailing space",
    rationale: """
      People and VoiceOver read two joined strings as one word, and an extra space shifts \
      centered text.
      """,
    howToFix: """
      End the translation with the same space as the source. Better still, join values with one \
      format string such as `%1$@: %2$@`.
      """,
    falseAlarm: """
      The source may have the space by accident. If three or more languages, and most of them, \
      omit it, the source string alone is the finding; without translations it is a note. A \
      missing space after a sentence is a note. A missing space passes in languages without spaces between \
      words.
      """,
    severity: .warning,
    standards: [.apple("Localization, Preparing your app's text for translation")])

  package static let kinds = [68]

  package static let looksFor: TextFeatures = .edgeSpace

  package static let examples: [TranslationExample] = [
    .passes("both end with one", "Name: ", "Name: ", in: "de"),
    .passes("French has one before the colon too", "Name: ", "Nom : ", in: "fr"),
    .passes("a full-width mark needs no space", "Name: ", "名前：", in: "ja"),
    .passes("a language without spaces", "Cards ", "การ์ด", in: "th"),
    .passes("no space in either", "Save", "Guardar", in: "es"),
    .finds("the name runs into the greeting", "Hello ", "Hallo", in: "nl"),
    .finds("the space after a colon is lost", "Name: ", "Имя:", in: "ru"),
    .finds("after a sentence, which is a note", "Done. ", "Valmis.", in: "fi"),
    .finds("an added space, which is a note", "Save", "Tallenna ", in: "fi"),
    .finds("an added no-break space", "Save", "Lưu\u{A0}", in: "vi"),
    .finds("an added space in Chinese", "Save", "儲存 ", in: "zh-Hant"),
    .texts(
      "most languages omit it, so the source is the finding",
      [
        ("name", ["en": "Name: ", "de": "Name:", "it": "Nome:", "pl": "Nazwa:", "sv": "Namn: "])
      ], finds: ["name"]),
    .passes("the source alone introduces something", source: "Name: "),
    .finds("the source alone", source: "Hello "),
    .finds("three instead of one", "Hello ", "Ciao   ", in: "it"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    EdgeSpaces(pair, .trailing)?.violations("end") ?? []
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    EdgeSpaces.violations(ofSource: text, .trailing, "end")
  }
}
