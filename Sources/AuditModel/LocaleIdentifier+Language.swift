import Foundation

extension LocaleIdentifier {
  /// Whether it begins with the code of a language of ISO 639, or one that ISO has withdrawn and apps still have.
  package var isOfKnownLanguage: Bool {
    Self.withdrawn.contains(language)
      || (2...3).contains(language.utf8.count) && Locale.LanguageCode(language).isISOLanguage
  }

  /// Source: IANA Language Subtag Registry, deprecated subtags of two letters.
  private static let withdrawn: Set = ["in", "iw", "ji", "mo", "sh", "tl"]
}
