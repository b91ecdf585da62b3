import AuditModel
import LanguageData
import Localization
import MessageSyntax

/// Strings and keys are in composed form, and no two keys differ by their form alone.
package struct UnicodeNormalisationRule: TextRule, TableRule {
  package static let description = RuleDescription(
    id: "unicode-normalisation", title: "Decomposed or compatibility characters",
    rationale: """
      Search may miss a word whose letters and accents are stored separately, and ligatures or \
      full-width letters may be read oddly by VoiceOver. A decomposed key is not found at all, \
      because Foundation compares keys literally.
      """,
    howToFix: """
      Normalize the string to NFC with the safe fix or `precomposedStringWithCanonicalMapping`. \
      Write a key exactly as the source language does, and replace “ﬁ” and “Ｅ” by ordinary \
      letters.
      """,
    falseAlarm: """
      A string that has to match decomposed data, such as file names, is reported. Full-width \
      letters are exempt in languages written with Han characters or hangul, and so are letters \
      for which Unicode has no composed form.
      """,
    severity: .note,
    standards: [.unicode("UAX 15, Unicode Normalization Forms")])

  package static let kinds = [129]

  package static let looksFor: TextFeatures = .beyondLatin

  package static let examples: [TranslationExample] = [
    .passes("composed", "Heights", "Höhen", in: "de"),
    .passes("an accent without a composed letter", "Beer", "а́ла", in: "ru"),
    .passes("Hangul", "Hello", "안녕", in: "ko"),
    .passes("a letter without a composed form", "File", "\u{95E}ाइल", in: "hi"),
    .passes("Thai", "Water", "น้ำ", in: "th"),
    .passes("full-width letters in Japanese", "Email", "Ｅメール", in: "ja"),
    .passes(
      "marks of Arabic in another order", "School", "مدرّ\u{64E}سة \u{645}\u{651}\u{64E}", in: "ar"),
    .finds("a letter and its accent", "Coffee", "Cafe\u{301}", in: "fr", fixed: "Café"),
    .finds(
      "Hangul from the name of a file", "Hello", "\u{110B}\u{1161}\u{11AB}", in: "ko", fixed: "안"),
    .finds("a second dot", "Notifications", "Bi\u{307}ldirim", in: "tr", fixed: "Bildirim"),
    .finds("a ligature", "File", "\u{FB01}chier", in: "fr"),
    .finds("full-width letters", "Email", "\u{FF25}mail", in: "de"),
    .finds("in the source", source: "Cafe\u{301}"),
    .files(
      "a key that differs by its form",
      [
        ("en.lproj/Localizable.strings", "\"Caf\u{E9}\" = \"Coffee\";"),
        ("de.lproj/Localizable.strings", "\"Cafe\u{301}\" = \"Kaffee\";"),
      ], finds: ["Cafe\u{301}"]),
    .files(
      "a key that is the same",
      [
        ("en.lproj/Localizable.strings", "\"Cafe\u{301}\" = \"Coffee\";"),
        ("de.lproj/Localizable.strings", "\"Cafe\u{301}\" = \"Kaffee\";"),
      ]),
  ]

  package init() {}

  package func check(_ text: SingleText) -> [TextViolation] {
    guard text.text.has(.nonASCII) else { return [] }
    // Only Lithuanian writes a dot over “i” that another accent follows.
    if text.text.text.hasBytes(of: "i\u{307}"), text.language.locale.language != "lt" {
      return [
        TextViolation(
          "“i\u{307}” has a second dot (U+0307), as “İ” has in small letters outside of Turkish",
          suggestion: "write “i”",
          severity: .warning,
          fix: .safe(text.text.text.replacing("i\u{307}", with: "i")))
      ]
    }
    // Some letters of Hindi and Hebrew are one character that has no composed form.
    // The order of marks, as in Arabic, is no matter of composing.
    if ComposedForm.composed(text.text.text) != nil,
      let composed = text.text.text.composedByPairs
    {
      return [
        TextViolation(
          "letters and their accents are stored apart", suggestion: "normalize the string to NFC",
          fix: .safe(composed))
      ]
    }
    let isWide = text.language.scripts.all.contains { ["Hani", "Hang"].contains($0.shortName) }
    guard let scalar = text.text.text.unicodeScalars.first(where: { $0.isCompatible(isWide) })
    else { return [] }
    return [
      TextViolation(
        "“\(scalar)” is \(scalar.describedName), a compatibility character",
        suggestion: "write the usual letters")
    ]
  }

  package func check(_ tables: TablePair) -> [KeyViolation] {
    let unusual = tables.target.entries.filter { entry in
      !entry.key.utf8.allSatisfy { $0 < 0x80 } && !tables.source.hasExactly(entry.key)
    }
    if unusual.isEmpty { return [] }
    var keys: [String: String] = [:]
    for entry in tables.source.entries where !entry.key.utf8.allSatisfy({ $0 < 0x80 }) {
      keys[ComposedForm.composed(entry.key) ?? entry.key] = entry.key
    }
    return unusual.filter { keys[ComposedForm.composed($0.key) ?? $0.key] != nil }.map { entry in
      KeyViolation(
        entry.key, at: entry.keyLocation,
        "the key equals one in the source language only after normalization",
        suggestion: "write the key with the same characters as the source language",
        severity: .error)
    }
  }
}

extension StringTable {
  /// Whether a key of the very same scalars is there.
  fileprivate func hasExactly(_ key: String) -> Bool { self[key]?.key.isExactly(key) == true }
}

extension Unicode.Scalar {
  /// Whether it is there for the sake of old encodings: ligatures, and wide letters of ASCII where
  /// the language has no wide characters.
  fileprivate func isCompatible(_ isWide: Bool) -> Bool {
    switch value {
    case 0..<0xFB00: false
    case 0xFB00...0xFB06: true
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: !isWide
    default: false
    }
  }
}

extension String {
  /// The text with each letter composed with the mark right behind it; none when there is no such
  /// letter.
  fileprivate var composedByPairs: String? {
    var result: [Unicode.Scalar] = []
    var isChanged = false
    for scalar in unicodeScalars {
      if let last = result.last, scalar.value >= 0x300 {
        var pair = String.UnicodeScalarView()
        pair.append(last)
        pair.append(scalar)
        if let composed = ComposedForm.composed(String(pair))?.unicodeScalars, composed.count == 1,
          let one = composed.first
        {
          result[result.count - 1] = one
          isChanged = true
          continue
        }
      }
      result.append(scalar)
    }
    guard isChanged else { return nil }
    var text = UnicodeScalarView()
    text.append(contentsOf: result)
    return String(text)
  }
}
