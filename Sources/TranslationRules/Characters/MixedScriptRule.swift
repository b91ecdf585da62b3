import AuditModel
import LanguageData
import MessageSyntax
import TextAnalysis

/// The letters of a word come from one alphabet.
package struct MixedScriptRule: TextPairRule, TextRule, SourcelessRule {
  package static let description = RuleDescription(
    id: "mixed-script", title: "Mixed scripts in one word",
    rationale: """
      A Latin letter among Cyrillic ones looks right, but search and sorting miss the word and \
      VoiceOver may spell it out.
      """,
    howToFix: """
      Retype the word with the keyboard of its language, or accept the proposed fix, which \
      replaces each look-alike letter.
      """,
    falseAlarm: """
      A foreign stem of one letter with an ending in Cyrillic, or a brand that mixes alphabets \
      on purpose, may be reported. Latin, Greek and Cyrillic letters that look alike count, and \
      Cyrillic ones of any look in a word of a language with Latin letters. A word that the source \
      string contains is reported only there.
      """,
    severity: .warning,
    standards: [.unicode("UTS 39, Mixed-Script Detection")])

  package static let kinds = [126]

  package static let looksFor: TextFeatures = .beyondLatin

  package static let examples: [TranslationExample] = [
    .passes("one alphabet", "Thanks", "Спасибо", in: "ru"),
    .passes("the sign of a quantity", "The maximum difference", "Maximales ΔE", in: "de"),
    .passes("a name with an ending", "on iPhone", "на iPhone-у", in: "ru"),
    .passes("… joined to it", "by email", "e-mailа и iPadом", in: "ru"),
    .passes("an acronym with an ending", "texts", "нет SMSок", in: "ru"),
    .passes("a micro sign", "5 µm", "5 μm, 3 µg", in: "de"),
    .passes("a sign of a formula", "Δx", "Δx, λx", in: "fr"),
    .passes("words of both beside each other", "Open App Store", "Открыть App Store", in: "uk"),
    .passes("a name from both alphabets", "GosuslugiPro", "ГосуслугиPro", in: "ru"),
    .passes("a directive of Lisp", "~aData: ~a", "~aДанные: ~a", in: "ru"),
    .passes("Greek", "Settings", "Ρυθμίσεις Wi-Fi", in: "el"),
    .finds("the source has it too, reported once", "Сafe", "Сafe", in: "de"),
    .finds("a Latin letter begins a Russian word", "Thanks", "Cпасибо", in: "ru"),
    .finds("a Latin letter inside", "Search", "Пoиск", in: "ru"),
    .finds("a Latin letter at the end", "Search", "Поисk", in: "ru"),
    .finds("two Latin letters", "Make", "coздать", in: "uk"),
    .finds("a Cyrillic letter in a German word", "Cancel", "Аbbrechen", in: "de"),
    .finds("a Cyrillic letter in a name", "CD", "СD-диск", in: "ru"),
    .finds("a Latin letter in Greek", "All", "Oλα", in: "el"),
    .finds("a Cyrillic letter in Polish", "Save", "Zаpisz", in: "pl"),
    .finds("a Cyrillic letter that looks like none", "Save", "Speiчern", in: "de"),
    .finds("Latin letters inside that look like none", "Program", "проgрамма", in: "ru"),
    .finds("in the source", source: "Cаncel"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    guard pair.target.has([.nonASCII]) else { return [] }
    return check(pair.target, language: pair.language, source: pair.source.text)
  }

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has([.nonASCII, .asciiLetter]) else { return [] }
    return check(text.text, language: text.language, source: "")
  }

  private func check(_ text: AuditedText, language: Language, source: String) -> [TextViolation] {
    guard text.has(.asciiLetter), MixedWord.mayOccur(in: text.text) else { return [] }
    let own = language.scripts.all.compactMap { Alphabet(scriptName: $0.shortName) }.max()
    for word in MixedWord.words(of: text.prose) {
      guard let found = word.intruder(own: own ?? .latin) ?? word.stranger(own: own ?? .latin),
        !source.contains(word.text), !word.text.isQuantity,
        !Self.isDirective(word.text, in: text.text, source)
      else { continue }
      return [violation(found, in: text.text)]
    }
    return []
  }

  /// Whether a word begins with a directive of Lisp's `format`, such as `~a`, which the source has, too.
  private static func isDirective(_ word: String, in text: String, _ source: String) -> Bool {
    guard let first = word.first, source.contains("~\(first)") else { return false }
    return text.contains("~\(word)")
  }

  private func violation(_ found: MixedWord.Intruder, in text: String) -> TextViolation {
    let fix: TextFix? = found.fixed.flatMap { fixed in
      guard let range = text.range(of: found.word) else { return nil }
      return .proposed(text.replacingCharacters(in: range, with: fixed))
    }
    return TextViolation(
      "“\(found.letter)” in “\(found.word)” is \(found.letter.describedName), "
        + "among \(found.rest.rawName) letters",
      suggestion: found.fixed == nil
        ? "write the word in one alphabet"
        : "write the \(found.rest.rawName) letter that looks like it", fix: fix)
  }
}

extension String {
  /// Whether it is the sign of a quantity: a letter of Greek without a look-alike before letters of Latin, as in ΔE.
  fileprivate var isQuantity: Bool {
    guard let first = unicodeScalars.first, unicodeScalars.count <= 3 else { return false }
    return "ΔΣΩΦΨΛΘΓΠΞαβγδεθλμπσφψω".unicodeScalars.contains(first)
      && unicodeScalars.dropFirst().allSatisfy(\.isASCII)
  }

  fileprivate func replacingCharacters(
    in range: Range<String.Index>, with other: String
  ) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }

  /// Where a text is, compared scalar by scalar.
  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}
