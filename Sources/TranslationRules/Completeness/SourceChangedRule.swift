import AuditModel
import Localization
import TextAnalysis

/// A translation is one of what the source says now.
package struct SourceChangedRule: TextPairRule {
  package static let description = RuleDescription(
    id: "source-changed-since-translation",
    title: "Source has changed since it was translated",
    rationale: "The translation says what the app no longer says, and nothing else tells of it.",
    severity: .warning, standards: [])

  package static let kinds = [46]

  package static let examples: [TranslationExample] = [
    .texts("nothing is known of it", [("save", ["en": "Save all", "de": "Sichern"])]),
    .texts(
      "the source is as it was", [("save", ["en": "Save", "de": "Sichern"])],
      facts: earlier("Save")),
    .texts(
      "only its spaces are not", [("save", ["en": "Save  all", "de": "Alles sichern"])],
      facts: earlier("Save all")),
    .texts(
      "the source has changed", [("save", ["en": "Save all boards", "de": "Sichern"])],
      finds: ["save"], facts: earlier("Save")),
    .texts(
      "only a mark has changed", [("save", ["en": "Save…", "de": "Sichern …"])],
      finds: ["save"], facts: earlier("Save...")),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let tables = pair.key.tables
    guard !tables.knowledge.earlierSources.isEmpty else { return [] }
    let place = EarlierSource.Place(
      folder: tables.target.folder, table: tables.target.name, key: pair.key.key,
      locale: tables.target.locale, path: pair.path)
    guard let earlier = tables.knowledge.earlierSources[place],
      !earlier.isExactly(pair.source.text),
      earlier.withoutSpaces != pair.source.text.withoutSpaces
    else { return [] }
    let isSmall = earlier.letters == pair.source.text.letters
    return [
      TextViolation(
        "the source said “\(earlier)” when this was translated, and now “\(pair.source.text)”",
        suggestion: "translate it anew, or look whether it is still right",
        severity: isSmall ? .note : nil)
    ]
  }

  private static func earlier(_ text: String) -> OutsideFacts {
    var facts = OutsideFacts()
    let place = EarlierSource.Place(table: "Localizable", key: "save", locale: "de")
    facts.earlierSources = [EarlierSource(of: place, text: text)]
    return facts
  }
}

extension String {
  fileprivate var withoutSpaces: [Unicode.Scalar] {
    unicodeScalars.filter { !$0.properties.isWhitespace }
  }

  fileprivate var letters: String {
    lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" }
  }
}
