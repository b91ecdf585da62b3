import AuditModel
import Synchronization

/// The words for whole numbers in a language, by the data of ICU.
package enum NumberWords {
  /// The largest number of which words are known.
  package static let most = 100

  private struct Key: Hashable {
    let language: String
    let number: Int
  }

  private static let known = Mutex<[Key: [String]]>([:])

  /// The forms of a number in small letters: for counting and for ordering, for each gender and
  /// case that ICU knows; none for numbers that few people write in words.
  package static func forms(of number: Int, in locale: LocaleIdentifier) -> [String] {
    guard 0...most ~= number || number == 1000 || number == 1_000_000 else { return [] }
    let key = Key(language: locale.identifier, number: number)
    if let forms = known.withLock({ $0[key] }) { return forms }
    let forms = spelled(number, locale)
    known.withLock { $0[key] = forms }
    return forms
  }

  private static func spelled(_ number: Int, _ locale: LocaleIdentifier) -> [String] {
    let format = NumberFormatHandle(.spellOut, locale: locale.identifier)
    var forms: Set<String> = []
    for name in format.ruleSets() {
      format.use(ruleSet: name)
      guard let text = format.text(for: number) else { continue }
      let letters = text.lowercased().unicodeScalars.filter { $0.value != 0xAD }
      guard letters.contains(where: \.properties.isAlphabetic) else { continue }
      let words = String(String.UnicodeScalarView(letters))
      // “one million” is “a million” too, and “eintausend” is “tausend”.
      forms.insert(
        number > most
          ? words.split(separator: " ").last.map { withoutOne(String($0)) } ?? words : words)
    }
    return forms.sorted()
  }

  /// A word for a thousand without the word for one that it begins with.
  private static func withoutOne(_ word: String) -> String {
    for one in ["eins", "ein", "ett", "een", "et", "én"]
    where word.hasPrefix(one) && word.count >= one.count + 5 {
      return String(word.dropFirst(one.count))
    }
    return word
  }

  /// Whether a text in small letters has a word for a number, in whatever form.
  ///
  /// Words are inflected, so that their beginnings count; a text that has another word with the same
  /// beginning gets the benefit of the doubt.
  package static func occurs(
    _ number: Int, in text: String, of locale: LocaleIdentifier, spaced: Bool
  ) -> Bool {
    let forms = forms(of: number, in: locale)
    guard !forms.isEmpty else { return false }
    let scalars = Array(text.unicodeScalars)
    // “三”, “③” and “Ⅲ” are numbers by themselves.
    if scalars.contains(where: { $0.value > 0x7F && $0.properties.numericValue == Double(number) })
    {
      return true
    }
    let isInflected = inflecting.contains(locale.language)
    let latin = latinBeginnings[number] ?? []
    let stems = forms.map { form -> [Unicode.Scalar] in
      let letters = Array(form.unicodeScalars)
      if !spaced { return letters }
      let least = isInflected ? 2 : 3
      return Array(letters.prefix(max(least, letters.count - (letters.count > 3 ? 2 : 1))))
    }
    for stem in stems + latin.map({ Array($0.unicodeScalars) }) {
      if scalars.has(stem, onlyAtBeginnings: spaced && stem.count < 4) { return true }
    }
    return false
  }

  /// Languages whose numbers are inflected down to their first letters.
  private static let inflecting: Set = [
    "be", "bg", "bs", "cs", "hr", "lt", "lv", "mk", "pl", "ru", "sk", "sl", "sr", "uk",
  ]

  /// How words such as “triple” and “hexagon” begin in most languages of Europe.
  private static let latinBeginnings: [Int: [String]] = [
    2: ["bi", "di", "du", "dou", "dop", "sec", "pair", "both", "twi", "twe", "half"],
    3: ["tri", "ter"], 4: ["quad", "quar", "cuad", "cuar", "tetr"],
    5: ["quin", "pent"], 6: ["hex", "sext"], 7: ["sept", "hept"], 8: ["oct", "okt"],
    9: ["non"], 10: ["dec", "dez", "dek"], 12: ["dozen", "dutz", "douz", "doc"],
  ]
}

extension [Unicode.Scalar] {
  /// Whether some letters are in it, or begin a word of it.
  fileprivate func has(_ part: [Unicode.Scalar], onlyAtBeginnings: Bool) -> Bool {
    guard let first = part.first, part.count <= count else { return false }
    for start in 0...(count - part.count) where self[start] == first {
      if onlyAtBeginnings, start > 0, self[start - 1].properties.isAlphabetic { continue }
      if self[start..<(start + part.count)].elementsEqual(part) { return true }
    }
    return false
  }
}
