import AuditModel
import LanguageData

/// Which letters beyond ASCII the languages need for their own words, by CLDR.
enum LanguageLetters {
  /// The least scalar that is not in the table; Latin and Cyrillic letters lie below it.
  private static let end: UInt32 = 0x530

  /// The languages that write each letter.
  private static let table: [FunctionWords.Languages] = {
    var table = [FunctionWords.Languages](repeating: 0, count: Int(end))
    for (index, language) in FunctionWords.languages.enumerated() {
      let letters = ExemplarCharacters(lettersOf: LocaleIdentifier(language))
      for value in 0..<end {
        // Names have letters of ASCII in every language, and marks may be written apart.
        let saysNothing = value < 0xC0 || 0x300...0x36F ~= value || letters.isEmpty
        let isOwn = Unicode.Scalar(value).map(letters.contains) ?? false
        if saysNothing || isOwn { table[Int(value)] |= 1 << index }
      }
    }
    return table
  }()

  /// The languages in which all letters of a word are at home.
  static func languages(writing letters: UnsafeBufferPointer<UInt32>) -> FunctionWords.Languages {
    var result: FunctionWords.Languages = .max
    for letter in letters where letter >= 0xC0 && letter < end { result &= table[Int(letter)] }
    return result
  }
}
