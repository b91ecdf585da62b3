import AuditModel
import Localization
import TextAnalysis

/// A translation is one of what the source says now.
package struct SourceChangedRule: TextPairRule {
  package static let description = RuleDescription(
    id: "source-changed-since-translation", title: "Outdated translation",
    rationale: """
      People of other languages read what the app said before the source string changed.
      """,
    howToFix: """
      Translate the string again if its meaning changed. For a translation that still fits, \
      suppress the finding, or audit with `--no-history`.
      """,
    falseAlarm: """
      A translation that still fits, such as after a typo in the source was fixed, stays \
      reported, because git's history shows no change of its own. Changes of white space are \
      ignored, and changes of punctuation or case alone are notes.
      """,
    severity: .warning,
    standards: [])

  package static let kinds = [46]

  package static let examples: [TranslationExample] = [
    .texts("no history", [("save", ["en": "Save all", "de": "Sichern"])]),
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
    let location = EarlierSource.Location(
      folder: tables.target.folder, table: tables.target.name, key: pair.key.key,
      locale: tables.target.locale, path: pair.path)
    guard let earlier = tables.knowledge.earlierSources[location],
      !earlier.isExactly(pair.source.text),
      earlier.withoutSpaces != pair.source.text.withoutSpaces
    else { return [] }
    let isSmall = earlier.letters == pair.source.text.letters
    return [
      TextViolation(
        "translated from “\(earlier)”; the source is now “\(pair.source.text)”",
        suggestion: "translate it again, or check that it still fits",
        severity: isSmall ? .note : nil)
    ]
  }

  private static func earlier(_ text: String) -> OutsideFacts {
    var facts = OutsideFacts()
    let location = EarlierSource.Location(table: "Localizable", key: "save", locale: "de")
    facts.earlierSources = [EarlierSource(of: location, text: text)]
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
