/// The formats in which strings are exchanged and kept.
public enum ExchangeFormat: String, CaseIterable, Hashable, Sendable {
  /// XLIFF 1.2 as Xcode writes it.
  case xliff12 = "xliff-1.2"
  /// XLIFF 2.0.
  case xliff20 = "xliff-2.0"
  /// XLIFF 2.1.
  case xliff21 = "xliff-2.1"
  /// XLIFF 2.2, with plurals as such.
  case xliff22 = "xliff-2.2"
  /// Xcode's bundle of an XLIFF 1.2 file and what belongs to it.
  case xcloc
  /// Gettext's format.
  case po
  /// A table for spreadsheets (RFC 4180).
  case csv
  /// A translation memory (TMX 1.4).
  case tmx
  /// Old-style property lists of keys and strings.
  case strings
  /// Property lists of strings that depend on numbers, widths or devices.
  case stringsdict
  /// Xcode's catalogs of strings in all languages.
  case xcstrings
}
