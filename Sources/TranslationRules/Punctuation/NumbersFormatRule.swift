import AuditModel
import LanguageData
import Localization

/// A number has the separators of its language.
package struct NumbersFormatRule: TextPairRule {
  package static let description = RuleDescription(
    id: "numbers-format",
    title: "Separators of another language in a number",
    rationale: "Where a comma is the decimal sign, “1,000” is read as one.",
    severity: .note,
    standards: [.unicode("CLDR, Number symbols")])

  package static let kinds = [95]

  package static let examples: [TranslationExample] = [
    .passes("the separators of German", "1,000.5 km", "1.000,5 km", in: "de"),
    .passes("those of French", "10,000 cards", "10\u{202F}000 cartes", in: "fr"),
    .passes("those of English in Japanese", "10,000 cards", "10,000枚", in: "ja"),
    .passes("a version", "For iOS 15.1", "Für iOS 15.1", in: "de"),
    .passes("a long version", "Version 1.2.3", "Version 1.2.3", in: "de"),
    .passes("a date", "31.12.2030", "31.12.2030", in: "en-GB"),
    .passes("a decimal number", "2.5 MB", "2,5 MB", in: "pl"),
    .passes("a list", "Ports 80,443", "Porte 80,443", in: "it"),
    .finds("thousands of English in German", "1,000 cards", "1,000 Karten", in: "de"),
    .finds("both of English in Spanish", "1,000.5 km", "1,000.5 km", in: "es"),
    .finds("a decimal number of English", "2.5 MB", "2.5 MB", in: "cs"),
    .passes("a version behind its name", "iOS 15.1 is needed", "iOS 15.1 tarvitaan", in: "fi"),
    .passes("a version that is called so", "Version 2.5 found", "Versione 2.5 trovata", in: "it"),
    .finds("a decimal number before a word", "1.5 hours", "1.5 timmar", in: "sv"),
    .finds("behind a colon", "Average: 4.5 stars", "Media: 4.5 stelle", in: "it"),
    .finds("a decimal percentage of English", "0.5% off", "0.5\u{A0}% rabatt", in: "sv"),
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
    let sources = WrittenNumber.all(in: pair.source.scalars, groupsBySpaces: false)
    let copied = Set(sources.map { $0.text(in: pair.source.scalars) })
    let counted = Set(
      sources.filter { counts($0, in: pair.source.scalars) }
        .map { $0.text(in: pair.source.scalars) })
    let numbers = WrittenNumber.all(in: scalars, groupsBySpaces: false)
    let foreign = numbers.first { number in
      number.groups.count > 1 && copied.contains(number.text(in: scalars))
        && (isForeign(number, scalars, own, other)
          || number.separators == [other.decimalSeparator] && number.groups[1].utf8.count < 3
            && counted.contains(number.text(in: scalars)) && counts(number, in: scalars))
    }
    guard let foreign else { return [] }
    return [
      TextViolation(
        "\(foreign.text(in: scalars)) has the separators of the source language",
        suggestion: "the decimal sign is “\(own.decimalSeparator)” here, and "
          + "\(own.groupingSeparator.spoken) stands between thousands")
    ]
  }

  private func isForeign(
    _ number: WrittenNumber, _ scalars: [Unicode.Scalar], _ own: NumberHabits,
    _ other: NumberHabits
  ) -> Bool {
    let isGrouped = number.groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
    if number.separators.allSatisfy({ $0 == other.groupingSeparator }) {
      return isGrouped && number.groups[0].utf8.count <= 3 && other.groupingSeparator == ","
        && number.groups[1] == "000"
    }
    if number.separators.last == other.decimalSeparator, number.separators.count > 1 {
      return number.separators.dropLast().allSatisfy { $0 == other.groupingSeparator }
    }
    return number.separators == [other.decimalSeparator] && hasUnit(behind: number, in: scalars)
  }

  /// Whether a number begins a text, or stands behind a colon, and a word in small letters tells what
  /// is counted.
  private func counts(_ number: WrittenNumber, in scalars: [Unicode.Scalar]) -> Bool {
    let (start, end) = (number.range.lowerBound, number.range.upperBound)
    let before = scalars[..<start].last { !$0.isBlank && $0 != "(" }
    guard before == nil || before == ":", scalars[at: end]?.isSpace == true else { return false }
    return scalars[at: end + 1]?.isSmall == true && scalars[at: end + 2]?.isSmall == true
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
