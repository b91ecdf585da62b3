import AuditModel
import MessageSyntax
import TextAnalysis

/// The vowels of a word have the accents of its language.
///
/// Only languages whose own words are known to have no others are checked, and only words without a
/// capital, since names keep their letters.
package struct ForeignAccentRule: TextPairRule {
  package static let description = RuleDescription(
    id: "foreign-accent", title: "Accent foreign to the language",
    rationale: """
      Readers see a misspelt word, and VoiceOver may stress it wrongly or read another sound.
      """,
    howToFix: "Write the vowel with the accent that the language has for it.",
    falseAlarm: """
      A foreign word in small letters, such as “à la carte” as one word, is reported unless the \
      source string contains its letter. Only Spanish, Portuguese, Hungarian, Czech and Slovak are \
      checked.
      """,
    severity: .warning,
    standards: [.unicode("UTS 35, Character Elements")])

  package static let kinds: [Int] = []

  package static let looksFor: TextFeatures = .nonASCII

  package static let examples: [TranslationExample] = [
    .passes(
      "the accents of the language", "Scaling of the chart", "Escalado del gráfico", in: "es"),
    .passes("a name", "From the café", "Desde el Làtigo", in: "es"),
    .passes("the source has the letter", "A crème", "Una crème", in: "es"),
    .passes("another language", "The chart", "El gràfic", in: "ca"),
    .finds("another accent in Spanish", "Scaling of the chart", "Escalado del gràfico", in: "es"),
    .finds("a macron in Hungarian", "Delete media", "Média tōrlése", in: "hu"),
    .finds("a tilde in Hungarian", "User", "felhasználõ", in: "hu"),
    .finds("a letter of Danish in Czech", "Open fans", "Otevřít ventilátoræ", in: "cs"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard let own = Self.vowels[pair.language.locale.language], pair.target.has(.nonASCII) else {
      return []
    }
    let scalars = pair.target.scalars
    for word in pair.target.words where word.count >= Self.fewestLetters {
      guard let first = scalars[word].first, first.isSmall,
        let vowel = scalars[word].first(where: { Self.accented.contains($0) && !own.contains($0) }),
        !pair.source.scalars.contains(where: { $0.folded == vowel })
      else { continue }
      return [
        TextViolation(
          "“\(Array(scalars[word]).text)” has \(vowel.spoken), which is no letter of this language",
          suggestion: Self.corrected(scalars[word], language: pair.language.locale.language, own)
            .map { "write “\($0)”" } ?? "write the vowel of the language")
      ]
    }
    return []
  }

  /// The word with vowels of its language, where it is plain which ones are meant.
  private static func corrected(
    _ word: ArraySlice<Unicode.Scalar>, language: String, _ own: Set<Unicode.Scalar>
  ) -> String? {
    let pairs = meant.merging(language == "hu" ? hungarian : [:]) { $1 }
    let right = word.map { accented.contains($0) && !own.contains($0) ? pairs[$0] ?? $0 : $0 }
    return right.contains { accented.contains($0) && !own.contains($0) } ? nil : right.text
  }

  /// Letters with an acute accent, for those with the accent that leans the other way.
  private static let meant: [Unicode.Scalar: Unicode.Scalar] = [
    "à": "á", "è": "é", "ì": "í", "ò": "ó", "ù": "ú",
  ]

  /// The letters with double acute accents, for õ and û, which ISO 8859-1 has at their positions in
  /// ISO 8859-2, and for those that look alike.
  private static let hungarian: [Unicode.Scalar: Unicode.Scalar] = [
    "ô": "ő", "õ": "ő", "û": "ű", "ũ": "ű",
  ]

  /// Shorter words may be foreign ones, such as “à”.
  private static let fewestLetters = 5

  /// The small vowels with accents of the languages of Europe that are written in Latin letters.
  private static let accented = Set("áàâäãåāăąæéèêëēěęíìîïīįóòôöõøōőœúùûüūůűųýÿ".unicodeScalars)

  /// The vowels with accents that words of a language have.
  private static let vowels: [String: Set<Unicode.Scalar>] = [
    "es": "áéíóúüý", "pt": "áàâãéêíóôõúü", "hu": "áéíóöőúüű", "cs": "áéěíóúůý", "sk": "áäéíóôúý",
  ].mapValues { Set($0.unicodeScalars) }
}
