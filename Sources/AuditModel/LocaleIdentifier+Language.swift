import Foundation

extension LocaleIdentifier {
  /// Whether it begins with the code of a language of ISO 639, or one that ISO has withdrawn and apps still have.
  package var isOfKnownLanguage: Bool {
    Self.withdrawn.contains(language)
      || (2...3).contains(language.utf8.count) && Locale.LanguageCode(language).isISOLanguage
  }

  /// Source: IANA Language Subtag Registry, deprecated subtags of two letters; `tl` and `sh`, which Foundation does
  /// not count to ISO 639 by themselves.
  private static let withdrawn: Set = ["in", "iw", "ji", "jw", "mo", "sh", "tl"]
}
