import LanguageData

/// Units of measure behind numbers.
package enum MeasureUnit {
  /// The word, or the sign, behind a number; empty when there is none.
  package static func word(behind number: WrittenNumber, in scalars: [Unicode.Scalar]) -> String {
    var index = number.range.upperBound
    if let next = scalars[at: index], next.isSpace || next == "-" { index += 1 }
    var word = String.UnicodeScalarView()
    while let scalar = scalars[at: index], scalar.isLetter || scalar == "°", word.count < 20 {
      word.append(scalar.folded)
      index += 1
    }
    return String(word)
  }

  /// Whether a word begins with the name of a unit of time, behind which Chinese and Japanese go on
  /// without a space.
  package static func isTime(_ word: String, of language: Language) -> Bool {
    MeasureWords.of(language.locale).times.contains { word.hasPrefix($0) }
  }

  /// Whether a word is a unit of the imperial system, as English calls it.
  package static func isImperial(_ word: String) -> Bool { imperial.contains(word) }

  // Source: CLDR, the measurement system “US” with its units of length, mass, volume and heat.
  private static let imperial: Set = [
    "inch", "inches", "in", "foot", "feet", "ft", "yard", "yards", "yd", "mile", "miles", "mi",
    "mph", "pound", "pounds", "lb", "lbs", "ounce", "ounces", "oz", "gallon", "gallons", "gal",
    "pint", "pints", "quart", "quarts", "acre", "acres", "fahrenheit", "°f",
  ]
}
