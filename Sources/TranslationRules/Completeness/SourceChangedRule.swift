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
      A translation that still fits stays reported, because git's history shows no change of its \
      own. Changes of white space and of case are ignored, and changes of punctuation alone, of two \
      letters in a long word, or of one short word among ten are notes.
      """,
    severity: .warning,
    standards: [])

  package static let pointsAtSource = false

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
      "only its capitals are not", [("save", ["en": "Save all", "de": "Alles sichern"])],
      facts: earlier("Save All")),
    .texts(
      "the source has changed", [("save", ["en": "Save all boards", "de": "Sichern"])],
      finds: ["save"], facts: earlier("Save")),
    .texts(
      "only a slip was corrected, which is a note",
      [("save", ["en": "Receive all cards", "de": "Alle Karten erhalten"])],
      finds: ["save"], facts: earlier("Recieve all cards")),
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
      earlier.withoutSpacingAndCase != pair.source.text.withoutSpacingAndCase
    else { return [] }
    let isSmall =
      earlier.letters == pair.source.text.letters || pair.source.text.correctsSlip(in: earlier)
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
  /// The characters without spaces, soft hyphens and capitals, which no translation follows: each language
  /// has its own.
  fileprivate var withoutSpacingAndCase: [Unicode.Scalar] {
    lowercased().unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{AD}" }
  }

  fileprivate var letters: String {
    lowercased().filter { $0.isLetter || $0.isNumber || $0 == "%" }
  }

  /// Whether it only corrects a slip: one word of ten or more that is short and no negation was
  /// added or left out, or one long word is spelled otherwise.
  fileprivate func correctsSlip(in earlier: String) -> Bool {
    let (old, new) = (earlier.words, words)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let lost = old.dropFirst(start).dropLast(end)
    let added = new.dropFirst(start).dropLast(end)
    switch (lost.count, added.count) {
    case (0, 1), (1, 0):
      guard let word = lost.first ?? added.first, min(old.count, new.count) >= 10 else {
        return false
      }
      return word.count <= 4 && word.allSatisfy(\.isLetter)
        && !["no", "not", "non", "ne", "pas", "kein", "nie", "sin", "ohne"].contains(word)
    case (1, 1): return lost.first.map { added.first?.isSpelled(nearly: $0) == true } ?? false
    default: return false
    }
  }

  private var words: [String] {
    lowercased().split { $0.isWhitespace }.map {
      String($0.drop { $0.isPunctuation }.reversed().drop { $0.isPunctuation }.reversed())
    }
  }

  /// Whether it has five letters or more, of which all but two in the middle are those of another
  /// word; a prefix or a number makes another word.
  private func isSpelled(nearly other: String) -> Bool {
    guard count >= 5, other.count >= 5, allSatisfy(\.isLetter), other.allSatisfy(\.isLetter),
      abs(count - other.count) <= 1
    else { return false }
    let same = zip(self, other).prefix { $0 == $1 }.count
    let tail = zip(dropFirst(same).reversed(), other.dropFirst(same).reversed())
      .prefix { $0 == $1 }.count
    return same >= 2 && tail >= 1 && max(count, other.count) - same - tail <= 2
  }
}
