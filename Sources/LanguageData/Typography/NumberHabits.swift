import AuditModel

/// How a language writes numbers, by the data of ICU.
package struct NumberHabits: Sendable {
  /// Between whole and fraction.
  package let decimalSeparator: Unicode.Scalar
  /// Between thousands.
  package let groupingSeparator: Unicode.Scalar
  /// The zero of the digits that the language has of its own; that of ASCII when it has none.
  package let nativeZero: Unicode.Scalar
  /// Where the percent sign is.
  package let percent: PercentPosition
  /// The numbers from 0 to 12 and the round ones after them in words.
  private let words: [Int: String]

  /// Where a percent sign is.
  package enum PercentPosition: Sendable {
    /// As in `50%`.
    case after
    /// As in `50 %`.
    case afterSpace
    /// As in `%50`.
    case before
  }

  /// Reads what ICU knows about a language.
  package init(_ locale: LocaleIdentifier) {
    let format = NumberFormatHandle(.decimal, locale: locale.identifier)
    decimalSeparator = format.symbol(.decimalSeparator) ?? "."
    groupingSeparator = format.symbol(.groupingSeparator) ?? ","
    let native = NumberFormatHandle(.decimal, locale: "\(locale.language)@numbers=native")
    nativeZero = native.symbol(.zeroDigit).flatMap { $0.decimalDigit == 0 ? $0 : nil } ?? "0"
    percent = Self.percentPosition(locale)
    let spelling = NumberFormatHandle(.spellOut, locale: locale.identifier)
    var words: [Int: String] = [:]
    for number in Array(0...12) + [15, 20, 24, 30, 50, 60, 100, 1000, 1_000_000] {
      words[number] = spelling.text(for: number)
    }
    self.words = words
  }

  /// A small or round number in words, in the form that is used for counting.
  package func words(for number: Int) -> String? { words[number] }

  /// Whether thousands are separated by a space.
  package var groupsBySpaces: Bool { groupingSeparator.properties.isWhitespace }

  private static func percentPosition(_ locale: LocaleIdentifier) -> PercentPosition {
    let text = NumberFormatHandle(.percent, locale: locale.identifier).text(for: 1) ?? ""
    let scalars = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    if scalars.first?.isPercentSign == true { return .before }
    return scalars.contains { $0.properties.isWhitespace } ? .afterSpace : .after
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of whatever script; none for other characters.
  @inlinable package var decimalDigit: Int? {
    if value < 0x80 { return value >= 0x30 && value <= 0x39 ? Int(value) - 0x30 : nil }
    // No digits are among the ideographs, the syllables of Korean and in typography.
    if value < 0x660 || (0x1E00..<0xA620).contains(value) || (0xAC00..<0xFF10).contains(value) {
      return nil
    }
    return rareDecimalDigit
  }

  @usableFromInline package var rareDecimalDigit: Int? {
    guard properties.generalCategory == .decimalNumber else { return nil }
    return properties.numericValue.map { Int($0) }
  }

  /// Whether it says “of a hundred”, in whatever script.
  package var isPercentSign: Bool { self == "%" || self == "٪" || self == "％" || self == "﹪" }
}
