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

  /// How many of an English unit of time make the next larger ones, or how many smaller ones it has.
  ///
  /// - Parameter isSmaller: whether the unit of the other number is smaller.
  package static func ratios(of word: String, toSmaller isSmaller: Bool) -> Set<Int> {
    guard let unit = times.first(where: { word.hasPrefix($0.name) }) else { return [] }
    return isSmaller ? unit.smaller : unit.larger
  }

  private static let times: [(name: String, larger: Set<Int>, smaller: Set<Int>)] = [
    ("sec", [60], [1000]), ("min", [60], [60]), ("hour", [24], [60]),
    ("day", [7, 28, 30, 31, 365, 366], [24]), ("week", [4, 52], [7]),
    ("month", [12], [4, 28, 30, 31]), ("year", [], [12, 52, 365, 366]),
  ]

  /// Whether a word is a unit of the imperial system, as English calls it.
  package static func isImperial(_ word: String) -> Bool { imperial.contains(word) }

  // Source: CLDR, the measurement system “US” with its units of length, mass, volume and heat.
  private static let imperial: Set = [
    "inch", "inches", "in", "foot", "feet", "ft", "yard", "yards", "yd", "mile", "miles", "mi",
    "mph", "pound", "pounds", "lb", "lbs", "ounce", "ounces", "oz", "gallon", "gallons", "gal",
    "pint", "pints", "quart", "quarts", "acre", "acres", "fahrenheit", "°f",
  ]
}
