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
      own. Changes of white space and of case are ignored. A change is a note unless another word takes the \
      place of one, a number, a specifier or a negation differs, or half of the words are new.
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
      "only a full stop is not", [("save", ["en": "All is saved.", "de": "Alles ist gesichert"])],
      facts: earlier("All is saved")),
    .texts(
      "the source has changed", [("save", ["en": "Save all boards", "de": "Sichern"])],
      finds: ["save"], facts: earlier("Save")),
    .texts(
      "only a slip was corrected, which is a note",
      [("save", ["en": "Receive all cards", "de": "Alle Karten erhalten"])],
      finds: ["save"], facts: earlier("Recieve all cards")),
    .texts(
      "the same in other words, which is a note",
      [("save", ["en": "Sort by", "de": "Sortierung"])], finds: ["save"], facts: earlier("Sorting")),
    .texts(
      "another word takes the place of one",
      [("save", ["en": "Archive board", "de": "Board löschen"])], finds: ["save"],
      facts: earlier("Delete board")),
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
    // A full stop more or less is what `end-punctuation` compares.
    guard earlier.withoutFullStop != pair.source.text.withoutFullStop else { return [] }
    return [
      TextViolation(
        "translated from “\(earlier)”; the source is now “\(pair.source.text)”",
        suggestion: "translate it again, or check that it still fits",
        severity: WordChange(earlier, pair.source.text).changesMeaning ? nil : .note)
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
  /// The characters that are compared, without the full stop at the end, but for an ellipsis.
  fileprivate var withoutFullStop: [Unicode.Scalar] {
    let text = withoutSpacingAndCase
    return text.last == "." && text.dropLast().last != "." ? text.dropLast() : text
  }

  /// The characters without spaces, soft hyphens and capitals, which no translation follows: each language
  /// has its own.
  fileprivate var withoutSpacingAndCase: [Unicode.Scalar] {
    lowercased().unicodeScalars.filter {
      // Nor do translations follow the shape of marks: “don't” may have become “don’t”.
      !$0.properties.isWhitespace && $0 != "\u{AD}" && !"'’‘\"“”".unicodeScalars.contains($0)
    }
  }
}

/// The words that a change of a text adds and leaves out.
private struct WordChange {
  private let old: [String]
  private let new: [String]
  private let lost: [String]
  private let added: [String]

  init(_ earlier: String, _ later: String) {
    (old, new) = (Self.words(of: earlier), Self.words(of: later))
    lost = Self.difference(old, new)
    added = Self.difference(new, old)
  }

  /// Whether a translation of the text before may say something else than the text does now.
  var changesMeaning: Bool {
    if (lost + added).contains(where: { Self.negations.contains($0) || $0.hasNumberOrSpecifier }) {
      return true
    }
    // The translation still says what is said now, and more.
    if added.isEmpty { return false }
    let isReplaced = lost.contains(where: \.isMeaningful) && added.contains(where: \.isMeaningful)
    return isReplaced || max(lost.count, added.count) * 2 > max(old.count, new.count)
  }

  /// The words of the first text without those of the second, each as often as it is there.
  ///
  /// Forms of one word are the same, and so is a word with a slip.
  private static func difference(_ words: [String], _ others: [String]) -> [String] {
    var others = others
    return words.filter { word in
      guard let match = others.firstIndex(where: { $0.isForm(of: word) }) else { return true }
      others.remove(at: match)
      return false
    }
  }

  private static let negations: Set = [
    "no", "not", "non", "ne", "pas", "kein", "keine", "nicht", "nie", "sin", "ohne", "never",
    "without", "don't", "can't", "cannot", "won't", "isn't",
  ]

  private static func words(of text: String) -> [String] {
    text.lowercased().replacing("’", with: "'").split { $0.isWhitespace || "-/".contains($0) }
      .map { word in
        String(word.drop { $0.isEdge }.reversed().drop { $0.isEdge }.reversed())
      }
      .filter { !$0.isEmpty }
  }
}

extension Character {
  /// Whether it is no part of the word that it lies beside; a percent sign begins a specifier.
  fileprivate var isEdge: Bool { self != "%" && (isPunctuation || isSymbol) }
}

extension String {
  fileprivate var hasNumberOrSpecifier: Bool { contains { $0 == "%" || $0.isNumber } }

  /// Whether it is more than an article or a preposition.
  fileprivate var isMeaningful: Bool { count >= 4 }

  /// Whether it is another form of a word: the same beginning, with an ending of its own.
  fileprivate func isForm(of other: String) -> Bool {
    if self == other { return true }
    guard count >= 4, other.count >= 4, !hasNumberOrSpecifier, !other.hasNumberOrSpecifier else {
      return false
    }
    let same = zip(self, other).prefix { $0 == $1 }.count
    let rest = max(count, other.count) - same
    if same >= 4, rest <= 3 { return true }
    let tail = zip(dropFirst(same).reversed(), other.dropFirst(same).reversed())
      .prefix { $0 == $1 }.count
    return same >= 2 && tail >= 1 && rest - tail <= 2 && abs(count - other.count) <= 1 && count >= 5
  }
}
