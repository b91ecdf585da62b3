import AuditModel
import LanguageData
import TextAnalysis

/// A number has the separators of its language.
package struct NumbersFormatRule: TextPairRule {
  package static let description = RuleDescription(
    id: "numbers-format", title: "Foreign number separators",
    rationale: """
      German readers take “1,000” for one, because the comma is their decimal separator.
      """,
    howToFix: """
      Write the separators of the language, such as `1.000,5` in German. Better still, let \
      `formatted()` or `NumberFormatter` write numbers and insert them as arguments.
      """,
    falseAlarm: """
      A version or section number that the source treats like a measured value, such as one \
      after a colon and before a noun. The rule checks only numbers copied unchanged from the \
      source, in languages with a different decimal separator.
      """,
    severity: .note,
    standards: [.unicode("CLDR, Number symbols")])

  package static let kinds = [95]

  package static let examples: [TranslationExample] = [
    .passes("German separators", "1,000.5 km", "1.000,5 km", in: "de"),
    .passes("French separators", "10,000 cards", "10\u{202F}000 cartes", in: "fr"),
    .passes("English separators in Japanese", "10,000 cards", "10,000枚", in: "ja"),
    .passes("a version", "For iOS 15.1", "Für iOS 15.1", in: "de"),
    .passes("a long version", "Version 1.2.3", "Version 1.2.3", in: "de"),
    .passes("a date", "31.12.2030", "31.12.2030", in: "en-GB"),
    .passes("a decimal number", "2.5 MB", "2,5 MB", in: "pl"),
    .passes("a list", "Ports 80,443", "Porte 80,443", in: "it"),
    .finds("English thousands in German", "1,000 cards", "1,000 Karten", in: "de"),
    .finds("English separators in Spanish", "1,000.5 km", "1,000.5 km", in: "es"),
    .finds("an English decimal number", "2.5 MB", "2.5 MB", in: "cs"),
    .passes("a version after its name", "iOS 15.1 is needed", "iOS 15.1 tarvitaan", in: "fi"),
    .passes("a number after “version”", "Version 2.5 found", "Versione 2.5 trovata", in: "it"),
    .finds("a decimal number before a word", "1.5 hours", "1.5 timmar", in: "sv"),
    .finds("after a colon", "Average: 4.5 stars", "Media: 4.5 stelle", in: "it"),
    .passes("no groups of three", "Rooms 12,34 are free", "Räume 12,34 sind frei", in: "de"),
    .passes("a section", "See section 4.2 for more", "Siehe Abschnitt 4.2", in: "de"),
    .passes("an IP address", "At 10.0.0.1", "Bei 10.0.0.1", in: "fr"),
    .passes("a time", "At 8.30 hours", "Um 8.30 Uhr", in: "fi"),
    .passes("English separators in Mexico", "1,234 users", "1,234 usuarios", in: "es-MX"),
    .passes("English separators in Chinese", "1,234.5 km", "1,234.5 公里", in: "zh-Hans"),
    .finds("any thousands before a noun", "1,234 users", "1,234 Benutzer", in: "de"),
    .finds("millions", "1,234,567", "1,234,567", in: "fr"),
    .finds("thousands in a sentence", "You took 12,345 steps", "Has dado 12,345 pasos", in: "es"),
    .finds("decimals before a noun", "1.5 hours", "1.5 Stunden", in: "de"),
    .finds("decimals in a sentence", "Costs 9.99 euros", "Kostet 9.99 Euro", in: "de"),
    .finds("decimals of money", "Only $9.99", "Vain $9.99", in: "fi"),
    .finds("an English decimal percentage", "0.5% off", "0.5\u{A0}% rabatt", in: "sv"),
  ]

  package init() {}

  package func check(_ pair: TextPair) -> [TextViolation] {
    let own = pair.language.numbers
    let other = pair.sourceLanguage.numbers
    guard own.decimalSeparator != other.decimalSeparator, pair.target.marks.contains(.digit),
      pair.target.marks.contains(.asciiMark), pair.source.marks.contains(.digit)
    else { return [] }
    let scalars = pair.target.scalars
    guard WrittenNumber.mayBeGrouped(in: scalars) else { return [] }
    let sources = Dictionary(
      WrittenNumber.all(in: pair.source.scalars, groupsBySpaces: false)
        .map { ($0.text(in: pair.source.scalars), $0) }
    ) { first, _ in first }
    let foreign = WrittenNumber.all(in: scalars, groupsBySpaces: false).first { number in
      guard number.groups.count > 1, let source = sources[number.text(in: scalars)] else {
        return false
      }
      return number.separators.allSatisfy { $0 == other.groupingSeparator }
        ? isForeignGroups(number, from: source, pair)
        : isForeignDecimal(number, from: source, pair)
    }
    guard let foreign else { return [] }
    return [
      TextViolation(
        "\(foreign.text(in: scalars)) has the separators of the source language",
        suggestion: "the decimal separator is “\(own.decimalSeparator)”, and "
          + "\(own.groupingSeparator.spoken) separates thousands")
    ]
  }

  /// Whether a number is one of thousands in groups, and no list such as “80,443”.
  private func isForeignGroups(
    _ number: WrittenNumber, from source: WrittenNumber, _ pair: TextPair
  ) -> Bool {
    let separator = pair.sourceLanguage.numbers.groupingSeparator
    guard number.groups[0].utf8.count <= 3, number.groups[0] != "0",
      number.groups.dropFirst().allSatisfy({ $0.utf8.count == 3 })
    else { return false }
    // A full stop between groups of three is in versions as well.
    if separator == ",", number.groups.count > 2 || number.groups[1] == "000" { return true }
    return separator == "," && isCounted(source, in: pair.source.scalars)
      || hasUnit(behind: number, in: pair.target.scalars) || isMeasured(source, pair)
  }

  /// Whether a number with decimals counts or measures something, and is no version or section.
  private func isForeignDecimal(
    _ number: WrittenNumber, from source: WrittenNumber, _ pair: TextPair
  ) -> Bool {
    let other = pair.sourceLanguage.numbers
    guard number.separators.last == other.decimalSeparator else { return false }
    guard number.separators.count == 1 else {
      return number.separators.dropLast().allSatisfy { $0 == other.groupingSeparator }
    }
    let scalars = pair.target.scalars
    if hasUnit(behind: number, in: scalars) { return true }
    // “8.30 hours” is a time of the day where a full stop is in it.
    let isTime = number.groups[1].utf8.count == 2 && (Int(number.groups[0]) ?? 24) < 24
    let isMoney = isMoney(source, in: pair.source.scalars)
    if isMoney || isMeasured(source, pair), isMoney || !isTime || !isTimed(source, pair) {
      return true
    }
    return number.groups[1].utf8.count < 3 && counts(source, in: pair.source.scalars)
      && counts(number, in: scalars, byNoun: true)
  }

  /// Whether what the source language calls a unit, or money, follows a number.
  private func isMeasured(_ source: WrittenNumber, _ pair: TextPair) -> Bool {
    let word = MeasureUnit.word(behind: source, in: pair.source.scalars)
    return word.utf8.count > 2
      && MeasureWords.of(pair.sourceLanguage.locale).all.contains(word)
  }

  private func isTimed(_ source: WrittenNumber, _ pair: TextPair) -> Bool {
    let word = MeasureUnit.word(behind: source, in: pair.source.scalars)
    return MeasureWords.of(pair.sourceLanguage.locale).times.contains(word)
  }

  /// Whether the sign of a currency is before or behind a number.
  private func isMoney(_ number: WrittenNumber, in scalars: [Unicode.Scalar]) -> Bool {
    let positions = [
      number.range.lowerBound - 1, number.range.lowerBound - 2, number.range.upperBound,
      number.range.upperBound + 1,
    ]
    return positions.enumerated().contains { index, position in
      guard scalars[at: position]?.properties.generalCategory == .currencySymbol else {
        return false
      }
      // One space at most is between the two.
      let between = index == 1 ? position + 1 : position - 1
      return index % 2 == 0 || scalars[at: between]?.isSpace == true
    }
  }

  /// Whether a noun in small letters follows a number of the source.
  private func isCounted(_ number: WrittenNumber, in scalars: [Unicode.Scalar]) -> Bool {
    let end = number.range.upperBound
    return scalars[at: end]?.isSpace == true
      && (end + 1...end + 4).allSatisfy { scalars[at: $0]?.isSmall == true }
  }

  /// Whether a number begins a text, or follows a colon, and a word names what is counted: in small
  /// letters, unless it may be a noun of German.
  private func counts(
    _ number: WrittenNumber, in scalars: [Unicode.Scalar], byNoun: Bool = false
  ) -> Bool {
    let (start, end) = (number.range.lowerBound, number.range.upperBound)
    let before = scalars[..<start].last { !$0.isBlank && $0 != "(" }
    guard before == nil || before == ":", scalars[at: end]?.isSpace == true else { return false }
    guard let first = scalars[at: end + 1], first.isSmall || byNoun && first.isCapital else {
      return false
    }
    return scalars[at: end + 2]?.isSmall == true
  }

  /// Whether a unit of measure or a percent sign follows.
  private func hasUnit(behind number: WrittenNumber, in scalars: [Unicode.Scalar]) -> Bool {
    var index = number.range.upperBound
    if scalars[at: index]?.isSpace == true { index += 1 }
    if scalars[at: index].map({ $0.isPercentSign || $0 == "°" || $0 == "€" }) ?? false {
      return true
    }
    var unit = ""
    while let scalar = scalars[at: index], scalar.isLetter, unit.utf8.count < 6 {
      unit.unicodeScalars.append(scalar)
      index += 1
    }
    return Self.units.contains(unit)
  }

  // Source: SI and IEC 80000-13, with the French octet.
  private static let units: Set = [
    "B", "kB", "KB", "MB", "GB", "TB", "ko", "Ko", "Mo", "Go", "To", "КБ", "МБ", "ГБ", "ТБ", "KiB",
    "MiB", "GiB", "g", "kg", "mg", "m", "cm", "mm", "km", "l", "L", "ml", "s", "ms", "h", "Hz",
    "kHz", "MHz", "GHz", "W", "kW", "V", "кг", "км", "см", "мм",
  ]
}
