import AuditModel
import LanguageData
import TextAnalysis

/// An “l” is no “I”, and the other way around, though both look alike in many fonts.
package struct LookalikeLetterRule: TextPairRule {
  package static let description = RuleDescription(
    id: "lookalike-letter", title: "Letters I and l confused",
    rationale: """
      Search misses the word, VoiceOver reads something else, and in a font with serifs everyone sees the slip.
      """,
    howToFix: "Retype the letter, or accept the proposed fix.",
    falseAlarm: """
      Three kinds are looked for: an apostrophe after a capital “I” before a vowel in a language that elides \
      “l’”, a word of five letters or more that begins with “l” and another consonant, and “II” for “Il” in \
      Italian. A word that the source string has, too, and a name that is spelled so, is exempt or reported.
      """,
    severity: .warning,
    standards: [.unicode("UTS 39, Confusable Detection")])

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .passes("an article before a vowel", "The access", "L'accesso", in: "it"),
    .passes("a contraction of English in a name", "I'm here", "I'm here", in: "it"),
    .passes("a number in Roman digits", "Part II is here", "La parte II è qui", in: "it"),
    .passes("a name of the source", "Use lxterminal", "Usa lxterminal", in: "it"),
    .passes("two letters l", "Call", "llamar", in: "es"),
    .finds("an article that begins with I", "The audio", "Scegli I'audio", in: "it"),
    .finds("with another apostrophe", "The image", "Choisir I’image", in: "fr"),
    .finds("a word that begins with l", "Settings", "lmpostazioni", in: "it"),
    .finds("II for Il", "My list", "II mio elenco", in: "it"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let text = pair.target.text
    guard text.contains("I") || text.contains("l"),
      let slip = Slip.first(in: text, language: pair.language.locale.language, pair.source.text)
    else { return [] }
    return [
      TextViolation(
        "“\(slip.word)” has \(slip.isCapital ? "a capital “I”" : "a small “l”") where "
          + "\(slip.isCapital ? "a small “l”" : "a capital “I”") is meant",
        suggestion: "write “\(slip.right)”",
        fix: .proposed(
          String(text[..<slip.range.lowerBound]) + slip.right
            + String(text[slip.range.upperBound...])))
    ]
  }

  /// A word with the wrong one of both letters.
  private struct Slip {
    let word: String
    let right: String
    let range: Range<String.Index>
    /// Whether a capital “I” is in the place of an “l”.
    let isCapital: Bool

    static func first(in text: String, language: String, _ source: String) -> Slip? {
      if LookalikeLetterRule.eliding.contains(language),
        let match = text.firstMatch(of: /\bI(?=['’][aeiouhàâéèêëìîïòôùûy])/)
      {
        let end = text[match.range.upperBound...].firstIndex { $0.isWhitespace } ?? text.endIndex
        let word = text[match.range.lowerBound..<end]
        let isAtStart = match.range.lowerBound == text.startIndex
        if source.contains(word) { return nil }
        return Slip(
          word: String(word), right: (isAtStart ? "L" : "l") + word.dropFirst(),
          range: match.range.lowerBound..<end, isCapital: true)
      }
      if language == "it", let match = text.prefixMatch(of: /II(?= \p{Ll}{2,})/),
        !source.contains("II")
      {
        return Slip(word: "II", right: "Il", range: match.range, isCapital: true)
      }
      guard LookalikeLetterRule.withoutCluster.contains(language) else { return nil }
      for match in text.matches(of: /\bl[bcdfgjkmnpqrstvxz][\p{Ll}]{3,}\b/) {
        let word = String(match.output)
        guard !source.lowercased().contains(word),
          word.contains(where: { "aeiouyàéèùöäü".contains($0) })
        else { continue }
        return Slip(
          word: word, right: "I" + word.dropFirst(), range: match.range, isCapital: false)
      }
      return nil
    }
  }

  /// Languages that write “l’” before a vowel, and no “I’”.
  private static let eliding: Set = ["it", "fr", "ca", "oc", "co", "fur"]
  /// Languages in which no word begins with “l” and another consonant.
  private static let withoutCluster: Set = [
    "it", "fr", "es", "pt", "ca", "gl", "de", "nl", "en", "sv", "da", "nb", "no", "fi", "ro",
  ]
}
