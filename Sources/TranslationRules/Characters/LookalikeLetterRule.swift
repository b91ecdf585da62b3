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
      “l’”, a word of five letters or more that begins with “l” and “m”, “n”, “s” or “t”, and “II” for “Il” in \
      Italian where the source string has no number. A name that is spelled so, and is not in the source \
      string, is reported.
      """,
    severity: .warning,
    standards: [.unicode("UTS 39, Confusable Detection")])

  package static let kinds: [Int] = []

  package static let examples: [TranslationExample] = [
    .passes("an article before a vowel", "The access", "L'accesso", in: "it"),
    .passes("a contraction of English in a name", "I'm here", "I'm here", in: "it"),
    .passes("a number in Roman digits", "Part II is here", "La parte II è qui", in: "it"),
    .passes("an ordinal", "Second floor", "II piano", in: "it"),
    .passes("a name of the source", "Use lmstudio", "Usa lmstudio", in: "it"),
    .passes("two letters l", "Call", "llamar", in: "es"),
    .passes("a word of Swedish", "Play the sound", "Spela upp ljudet", in: "sv"),
    .passes("a specifier before a unit", "%ld mins", "%ldmins übrig", in: "de"),
    .finds("an article that begins with I", "The audio", "Scegli I'audio", in: "it"),
    .finds("with another apostrophe", "The image", "Choisir I’image", in: "fr"),
    .finds("a word that begins with l", "Settings", "lmpostazioni", in: "it"),
    .finds("II for Il", "My list", "II mio elenco", in: "it"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let language = pair.language.locale.language
    guard Self.eliding.contains(language) || Self.withoutCluster.contains(language),
      pair.target.text.mayConfuseLetters, let slip = slip(in: pair, language)
    else { return [] }
    let text = pair.target.text
    let fixed = text.firstRange(of: slip.word).map { range in
      String(text[..<range.lowerBound]) + slip.right + String(text[range.upperBound...])
    }
    return [
      TextViolation(
        "“\(slip.word)” has \(slip.isCapital ? "a capital “I”" : "a small “l”") where "
          + "\(slip.isCapital ? "a small “l”" : "a capital “I”") is meant",
        suggestion: "write “\(slip.right)”", fix: fixed.map { .proposed($0) })
    ]
  }

  /// A word with the wrong one of both letters.
  private struct Slip {
    let word: String
    let right: String
    /// Whether a capital “I” is in the place of an “l”.
    let isCapital: Bool
  }

  private func slip(in pair: TextPair, _ language: String) -> Slip? {
    let source = pair.source.text
    let words = pair.target.prose.split { $0.isWhitespace }.map { word in
      word.drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed()
    }
    for (index, letters) in words.enumerated() {
      let word = String(letters)
      guard !source.lowercased().contains(word.lowercased()) else { continue }
      if Self.eliding.contains(language), word.beginsWithCapitalElision {
        let right = (index == 0 ? "L" : "l") + word.dropFirst()
        return Slip(word: word, right: right, isCapital: true)
      }
      if language == "it", index == 0, word == "II", words.count > 1,
        words[1].allSatisfy(\.isLowercase), !source.namesASecond
      {
        return Slip(word: word, right: "Il", isCapital: true)
      }
      if Self.withoutCluster.contains(language), word.beginsWithSmallCluster {
        return Slip(word: word, right: "I" + word.dropFirst(), isCapital: false)
      }
    }
    return nil
  }

  /// Languages that write “l’” before a vowel, and no “I’”.
  private static let eliding: Set = ["it", "fr", "ca", "oc", "co", "fur"]
  /// Languages in which no word begins with “l” and one of these consonants.
  private static let withoutCluster: Set = [
    "it", "fr", "es", "pt", "ca", "gl", "de", "nl", "en", "sv", "da", "nb", "no", "fi", "ro",
  ]
}

extension String {
  /// Whether it has “I'”, “II” or an “l” before a consonant at all, byte by byte: most strings have not.
  fileprivate var mayConfuseLetters: Bool {
    var text = self
    return text.withUTF8 { bytes in
      bytes.indices.dropLast().contains { index in
        switch (bytes[index], bytes[index + 1]) {
        // “'”, the first byte of “’”, and “I”
        case (UInt8(ascii: "I"), 0x27), (UInt8(ascii: "I"), 0xE2), (UInt8(ascii: "I"), 0x49): true
        case (UInt8(ascii: "l"), let next):
          [UInt8(ascii: "m"), UInt8(ascii: "n"), UInt8(ascii: "s"), UInt8(ascii: "t")].contains(
            next)
            && (index == 0 || bytes[index - 1] < 0x41)
        default: false
        }
      }
    }
  }

  fileprivate var beginsWithCapitalElision: Bool {
    let start = Array(prefix(3))
    return start.count == 3 && start[0] == "I" && (start[1] == "'" || start[1] == "’")
      && "aeiouhàâéèêëìîïòôùûy".contains(start[2])
  }

  fileprivate var beginsWithSmallCluster: Bool {
    let start = Array(prefix(2))
    return count >= 5 && start[0] == "l" && "mnst".contains(start[1])
      && allSatisfy(\.isLowercase) && contains { "aeiouyàéèùöäü".contains($0) }
  }

  /// Whether it counts: then “II” is a number.
  fileprivate var namesASecond: Bool {
    let text = lowercased()
    return text.contains(where: \.isNumber) || text.contains("second") || text.contains("two")
      || text.contains("ii")
  }
}
