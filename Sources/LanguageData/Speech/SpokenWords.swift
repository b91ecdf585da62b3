import AuditModel
import Synchronization
import TextShaping

/// The words that VoiceOver speaks in a language, as a model: Apple publishes few of them.
package struct SpokenWords: Sendable {
  /// A word with its source.
  package struct Entry: Hashable, Sendable {
    /// The word as it is inside an utterance: in lower case where the language has case.
    package let text: String
    /// Its source.
    package let source: SpokenWordSource
    /// How certain it is that VoiceOver says it.
    package let certainty: Certainty
    /// Whether the table says that it is the English word.
    package let isAsInEnglish: Bool
  }

  /// How certain it is that VoiceOver says a word.
  package enum Certainty: String, CaseIterable, Comparable, Sendable {
    /// Apple uses the word itself.
    case apple
    /// Another assistive technology or library uses it, or people report it.
    case other
    /// None was found, so it was written for this table.
    case ours

    package static func < (left: Self, right: Self) -> Bool {
      left.position < right.position
    }

    private var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The marks between spoken parts.
  package let joiners: SpokenJoiners
  private let entries: [String: Entry]
  private let plurals: PluralRules

  /// The words of a language; none of one that the table does not have.
  package init(_ locale: LocaleIdentifier) {
    let language = Self.language(of: locale)
    entries = language.map(Self.entries) ?? [:]
    joiners = language?.joiners ?? SpokenJoiners()
    plurals = PluralRules(language: locale.identifier)
  }

  /// A word; none where the language has none in the table.
  package func entry(_ word: SpokenWord) -> Entry? { entries[word.rawValue] }

  /// A phrase, with a form for a number where it has several.
  package func entry(_ pattern: SpokenPattern, number: Int? = nil) -> Entry? {
    if let entry = entries[pattern.rawValue] { return entry }
    let category = number.map { plurals.category(for: $0) } ?? .other
    return entries["\(pattern.rawValue).\(category.rawValue)"]
      ?? entries["\(pattern.rawValue).\(PluralCategory.other.rawValue)"]
  }

  /// The tables that were read so far, by language: rules ask for single words, for many screens.
  private static let read = Mutex<[String: [String: Entry]]>([:])

  private static func entries(of language: SpokenLanguage) -> [String: Entry] {
    read.withLock { read in
      if let entries = read[language.tag] { return entries }
      let entries = parsed(language.table)
      read[language.tag] = entries
      return entries
    }
  }

  private static func language(of locale: LocaleIdentifier) -> SpokenLanguage? {
    let tag: String? =
      switch (locale.language, locale.region) {
      case ("zh", _): locale.withLikelySubtags.script.map { "zh-\($0)" }
      // Portuguese without a region is that of Brazil for Apple; that of Portugal differs.
      case ("pt", nil), ("pt", "BR"): "pt-BR"
      case ("pt", _): nil
      case ("no", _): "nb"
      case (let language, _): language
      }
    return SpokenLanguage.all.first { $0.tag == tag }
  }

  /// Reads lines such as `button = Taste <accessibilitysnapshot, apple>`; a word that is the English one
  /// says so: `link = link <talkback, other, as in English>`.
  private static func parsed(_ table: String) -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for line in table.split(separator: "\n") {
      guard let equals = line.firstRange(of: " = "), let open = line.firstRange(of: " <") else {
        continue
      }
      let notes = line[open.upperBound...].dropLast().split(separator: ", ")
      guard notes.count >= 2, let source = SpokenWordSource(rawValue: String(notes[0])),
        let certainty = Certainty(rawValue: String(notes[1]))
      else { continue }
      entries[String(line[..<equals.lowerBound])] = Entry(
        text: String(line[equals.upperBound..<open.lowerBound]), source: source,
        certainty: certainty, isAsInEnglish: notes.dropFirst(2).first == "as in English")
    }
    return entries
  }
}
