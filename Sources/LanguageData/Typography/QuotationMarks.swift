import AuditModel

/// The marks that a language puts around quoted speech, and around names.
package struct QuotationMarks: Sendable {
  /// The mark at the beginning, by CLDR.
  package let opening: Unicode.Scalar
  /// The mark at the end, by CLDR.
  package let closing: Unicode.Scalar
  /// Whether all pairs that are good style in the language are known, so that others are foreign.
  package let isComplete: Bool
  private let openings: Set<Unicode.Scalar>
  private let closings: Set<Unicode.Scalar>

  /// Reads what ICU knows about a language, and adds pairs of house styles.
  package init(_ locale: LocaleIdentifier) {
    let data = LocaleDataHandle(locale: locale.identifier)
    opening = data.delimiter(.outerOpening) ?? "“"
    closing = data.delimiter(.outerClosing) ?? "”"
    let habits = Self.houseStyles(locale)
    isComplete = habits != nil
    let pairs = (habits ?? "").unicodeScalars.split(separator: " ").map { Array($0) }
    openings = Set(
      [opening, data.delimiter(.innerOpening)].compactMap(\.self) + pairs.compactMap(\.first))
    closings = Set(
      [closing, data.delimiter(.innerClosing)].compactMap(\.self) + pairs.compactMap(\.last))
  }

  /// Whether the language begins a quotation with a mark.
  package func canOpen(with mark: Unicode.Scalar) -> Bool { openings.contains(mark) }

  /// Whether the language ends a quotation with a mark.
  package func canClose(with mark: Unicode.Scalar) -> Bool { closings.contains(mark) }

  /// Pairs that publishers of a language use beside those of CLDR.
  private static func houseStyles(_ locale: LocaleIdentifier) -> String? {
    switch locale.language {
    case "en": "“” ‘’"
    case "cs", "sk", "sl", "is": "„“ ‚‘ »« ›‹"
    case "de": locale.region == "CH" ? "«» ‹› „“ ‚‘" : "„“ ‚‘ »« ›‹"
    case "da", "nb", "no", "nn": "«» ‹› „“ “” ‘’ »« ”” ’’"
    case "es", "ca", "gl", "it", "pt", "eu": "«» ‹› “” ‘’"
    case "fi", "sv": "”” ’’ »» ››"
    case "fr": "«» ‹› “” ‘’"
    case "hu", "pl", "ro", "hr": "„” ‚’ »« «» ›‹"
    case "ru", "uk", "be", "bg", "sr": "«» „“ ‚‘ „”"
    case "nl": "“” ‘’ „” ‚’ «»"
    case "tr", "vi", "id", "ms", "hi", "th": "“” ‘’ «»"
    case "el": "«» “” ‘’"
    case "he": "”” ’’ “” ‘’ „” ״״ ”“"
    case "ar", "fa", "ur": "«» ”“ “” ’‘ ‘’ ‹›"
    case "ja": "「」 『』 “” ‘’ 《》 〈〉 〝〟 ﹁﹂"
    case "ko": "“” ‘’ 「」 『』 《》 〈〉"
    case "zh":
      locale.isTraditionalChinese ? "「」 『』 《》 〈〉 ﹁﹂" : "“” ‘’ 「」 『』 《》 〈〉"
    default: nil
    }
  }
}

extension LocaleIdentifier {
  /// Whether its Chinese is written with traditional characters.
  package var isTraditionalChinese: Bool {
    guard language == "zh" || language == "yue" else { return false }
    if let script { return script == "Hant" }
    return language == "yue" || ["TW", "HK", "MO"].contains(region)
  }
}

extension Unicode.Scalar {
  /// Whether it is one of a pair of double quotation marks, or a corner, of whatever language.
  package var isDoubleQuote: Bool {
    switch self {
    case "“", "”", "„", "‟", "«", "»", "「", "」", "『", "』", "〝", "〞", "〟", "＂": true
    default: false
    }
  }

  /// Whether it is a quotation mark of whatever language, or may be one, as an apostrophe may.
  package var isQuotationMark: Bool {
    switch self {
    case "\"", "'", "‘", "’", "‚", "‛", "‹", "›", "״", "׳": true
    default: isDoubleQuote
    }
  }
}
